// The engine in a thread of its own, so that the page never waits for it.
import moduleUrl from '../../../build/wasm/darkrock.wasm?url';
import weightsUrl from '../../../net/weights.bin?url';
import { answerCalls, type CallsOf } from './answer';
import { fetchBytes } from './fetchBytes';
import type { Card, Language } from './types';
import { Wasm, type Setup } from './wasm';

const ready = Wasm.load(fetch(moduleUrl));

let network: Promise<void> | null = null;

/** What the bots look at; fetched once, again if that failed. */
function loadNetwork(wasm: Wasm): Promise<void> {
  network ??= fetchNetwork(wasm).catch((error) => {
    network = null;
    throw error;
  });
  return network;
}

const fetchNetwork = async (wasm: Wasm) =>
  wasm.loadNetwork(await fetchBytes(weightsUrl, 'the network for the bots'));

/** How things stand for a seat. */
function stand(wasm: Wasm, view: Uint8Array, language: Language) {
  return { bytes: view, view: wasm.view(view, language), prompt: wasm.prompt(view, language) };
}

const calls = {
  loadWords: (w: Wasm, language: Language, text: string) => w.loadWords(language, text),
  content: (w: Wasm, modules: number, language: Language) => w.content(modules, language),
  stand,
  events: (w: Wasm, view: Uint8Array, events: Uint8Array, language: Language) =>
    w.events(view, events, language),
  acts: (w: Wasm, view: Uint8Array, raw: string, language: Language) => w.acts(view, raw, language),
  why: (w: Wasm, view: Uint8Array, choice: number, language: Language) =>
    w.why(view, choice, language),
  preview: (w: Wasm, view: Uint8Array, choice: number, language: Language) =>
    w.preview(view, choice, language),
  picked: (w: Wasm, view: Uint8Array, cards: Card[], language: Language) =>
    w.picked(view, cards, language),
  undoText: (w: Wasm, undo: number, language: Language) => w.undoText(undo, language),
  loadNetwork,
  async think(w: Wasm, view: Uint8Array, bot: string, seed: number, work: number, ms: number) {
    await loadNetwork(w);
    return w.botChoice(view, bot, seed, work, ms);
  },
  versions: (w: Wasm) => w.versions(),

  setupProblem: (w: Wasm, setup: Setup) => w.setupProblem(setup),
  editionSwitches: (w: Wasm, edition: number, modules: number) =>
    w.editionSwitches(edition, modules),
  switches: (w: Wasm) => w.switches(),

  newTable: (w: Wasm, setup: Setup, seed: string, seats: string) => w.newTable(setup, seed, seats),
  usePack: (w: Wasm, text: string, modules: number, as?: number) => w.usePack(text, modules, as),
  cardsOf: (w: Wasm, table: number) => w.cardsOf(table),
  resume: (w: Wasm, text: string) => w.resume(text),
  openLesson: (w: Wasm, text: string, cards?: number) => w.openLesson(text, cards),
  lesson: (w: Wasm, table: number, language: Language) => w.lesson(table, language),
  lessonAnswer: (w: Wasm, table: number, step: number) => w.lessonAnswer(table, step),
  lessonTask: (w: Wasm, table: number, step: number) => w.lessonTask(table, step),
  playOn: (w: Wasm, table: number, i: number, seed: string, seats: string, name: string) =>
    w.playOn(table, i, seed, seats, name),
  rewind: (w: Wasm, table: number, i: number, seed: string) => w.rewind(table, i, seed),
  freeTable: (w: Wasm, table: number) => w.freeTable(table),
  replay: (w: Wasm, table: number) => w.replay(table),
  steps: (w: Wasm, table: number) => w.steps(table),
  hash: (w: Wasm, table: number) => w.hash(table),
  undo: (w: Wasm, table: number, seat: number) => w.undo(table, seat),
  toAct: (w: Wasm, table: number) => w.toAct(table),
  observe: (w: Wasm, table: number, seat: number) => w.observe(table, seat),
  standOf: (w: Wasm, table: number, seat: number, language: Language) => ({
    ...stand(w, w.observe(table, seat), language),
    undo: w.canUndo(table, seat),
  }),
  /** Carries out a choice; what `watcher` sees of it and then. Null: refused. */
  choose(w: Wasm, table: number, seat: number, choice: number, watcher: number, lang: Language) {
    const n = w.choose(table, seat, choice);
    if (n < 0) return null;
    const view = w.observe(table, watcher);
    const events = w.eventsFor(view, n, lang);
    return { events, ...stand(w, view, lang), undo: w.canUndo(table, watcher) };
  },
  /** The events of choices from..to - 1 as a seat saw them; 0 is the deal. */
  history(w: Wasm, table: number, seat: number, from: number, to: number, language: Language) {
    const all = [];
    for (let i = from; i < to; i++) {
      const n = w.eventsAt(table, i);
      all.push(...w.eventsFor(w.observeAt(table, i, seat), n, language));
    }
    return all;
  },
  standAt: (w: Wasm, table: number, i: number, seat: number, language: Language) =>
    stand(w, w.observeAt(table, i, seat), language),
  step: (w: Wasm, table: number, i: number) => w.step(table, i),
};

/** What the page can ask for. */
export type Calls = CallsOf<Wasm, typeof calls>;

answerCalls(ready, calls);
