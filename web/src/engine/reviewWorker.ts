// The review, and hints, in a thread of its own.
import moduleUrl from '../../../build/wasm/darkrock-review.wasm?url';
import weightsUrl from '../../../net/weights.bin?url';
import { answerCalls, type CallsOf } from './answer';
import { fetchBytes } from './fetchBytes';
import { ReviewWasm } from './reviewWasm';
import type { Language } from './types';

async function load() {
  const [review, network] = await Promise.all([
    ReviewWasm.load(fetch(moduleUrl)),
    fetchBytes(weightsUrl, 'the network for the review'),
  ]);
  review.loadNetwork(network);
  return review;
}

const calls = {
  loadWords: (r: ReviewWasm, language: Language, text: string) => r.loadWords(language, text),
  usePack: (r: ReviewWasm, text: string, modules: number, as: number) =>
    r.usePack(text, modules, as),
  open: (r: ReviewWasm, replay: string, seats: number, budget: number, kept: string | null) =>
    r.open(replay, seats, budget, kept),
  goOn: (r: ReviewWasm, ms: number) => ({ more: r.goOn(ms), percent: r.percent() }),
  doc: (r: ReviewWasm, language: Language) => r.doc(language),
  html: (r: ReviewWasm, language: Language) => r.html(language),
  save: (r: ReviewWasm) => r.save(),
  advise: (r: ReviewWasm, view: Uint8Array) => r.advise(view),
  adviseOn(r: ReviewWasm, ms: number, language: Language) {
    const more = r.adviseOn(ms);
    return { more, doc: r.advice(language) };
  },
  size: (r: ReviewWasm) => r.size(),
};

export type ReviewCalls = CallsOf<ReviewWasm, typeof calls>;

answerCalls(load(), calls);
