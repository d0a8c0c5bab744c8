// The module of the review (darkrock/review.h).
import { languages } from './generated';
import { Memory, type ModuleSource } from './memory';
import { Packs } from './packs';
import type { AdviceDoc, ReviewDoc } from './reviewDoc';
import type { Language } from './types';

/** Piece after piece for so long; false if nothing is left to do. */
function during(ms: number, piece: () => boolean): boolean {
  const end = performance.now() + ms;
  do if (!piece()) return false;
  while (performance.now() < end);
  return true;
}

export class ReviewWasm {
  #review = 0;
  #advice = 0;
  #packs: Packs;

  private constructor(private memory: Memory) {
    this.#packs = new Packs(memory);
  }

  static async load(source: ModuleSource): Promise<ReviewWasm> {
    return new ReviewWasm(await Memory.load(source));
  }
  get #x() {
    return this.memory.exports;
  }

  loadWords(language: Language, text: string) {
    this.memory.with(language, (code, codeN) =>
      this.memory.with(text, (at, n) => this.#x.dr_load_words(code, codeN, at, n)),
    );
  }
  loadNetwork(bytes: Uint8Array) {
    const rc = this.memory.with(bytes, (at, n) => this.#x.dr_load_network(at, n));
    if (rc !== 0) throw new Error('the network for the review is damaged, or not of this version');
  }

  usePack(text: string, modules: number, as: number) {
    this.#packs.use(text, modules, as);
  }

  /** Begins one, in the place of the last; goes on from what was kept of it, if that holds. */
  open(replay: string, seats: number, budget: number, kept: string | null) {
    this.#x.dr_review_free(this.#review);
    this.#review = this.memory.with(replay, (at, n) => this.#x.dr_review_new(at, n, seats, budget));
    if (!this.#review) throw new Error('this game cannot be reviewed');
    if (kept) this.memory.with(kept, (at, n) => this.#x.dr_review_restore(this.#review, at, n));
  }
  /** Works for so long; false if nothing is left to do. */
  goOn(ms: number): boolean {
    return during(ms, () => this.#x.dr_review_go_on(this.#review, 1) === 1);
  }
  percent(): number {
    return this.#x.dr_review_percent(this.#review);
  }
  doc(language: Language): ReviewDoc {
    const l = languages.indexOf(language);
    return JSON.parse(
      this.memory.written((out, n) => this.#x.dr_review_json(this.#review, l, out, n)),
    );
  }
  html(language: Language): string {
    const l = languages.indexOf(language);
    return this.memory.written((out, n) => this.#x.dr_review_html(this.#review, l, out, n));
  }
  save(): string {
    return this.memory.written((out, n) => this.#x.dr_review_save(this.#review, out, n));
  }

  /** What to do where this view is asked, in the place of the last. */
  advise(view: Uint8Array) {
    this.#x.dr_advice_free(this.#advice);
    const [bytes, cards] = this.#packs.read(view, this.#x.dr_view_size());
    this.#advice = this.memory.with(bytes, (at, n) => this.#x.dr_advice_new(at, n, cards));
    if (!this.#advice) throw new Error('nothing is asked here');
  }
  /** Plays on for so long, one game at least; false if more would tell no more. */
  adviseOn(ms: number): boolean {
    return during(ms, () => this.#x.dr_advice_go_on(this.#advice, 1) === 1);
  }
  advice(language: Language): AdviceDoc {
    const l = languages.indexOf(language);
    return JSON.parse(
      this.memory.written((out, n) => this.#x.dr_advice_json(this.#advice, l, out, n)),
    );
  }

  /** Bytes that the module holds. */
  size(): number {
    return this.#x.memory.buffer.byteLength;
  }
}
