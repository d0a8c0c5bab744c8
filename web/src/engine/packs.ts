// The packs that a module of the C interface knows: cards of somebody's own (darkrock.h, "packs").
import type { Memory } from './memory';

/** Numbers below are modules. */
export const firstPack = 8;
/** So many are kept ready. */
export const mostPacks = 8;

export class Packs {
  #numbers = new Map<number, number>(); // by those that views name, those of this module

  constructor(private memory: Memory) {}

  /** The number of a pack, to be given as `modules`. Another module may know it by its own number. */
  use(text: string, modules: number, as = 0): number {
    const x = this.memory.exports;
    const cards = this.memory.with(text, (at, n) => x.dr_content_new(at, n, modules));
    if (cards < 0) throw new Error('these cards cannot be played');
    const name = as || cards;
    const before = this.#numbers.get(name);
    if (before !== undefined) x.dr_content_free(before);
    this.#numbers.delete(name);
    this.#numbers.set(name, cards); // the last in order
    for (const [old, number] of [...this.#numbers].slice(0, -mostPacks)) {
      this.#numbers.delete(old);
      x.dr_content_free(number);
    }
    return cards;
  }

  /** A view's bytes, and the cards it was made with: a view of a pack names it in a byte behind its own. */
  read(view: Uint8Array, size: number): [bytes: Uint8Array, cards: number] {
    if (view.length !== size + 1) return [view, 0];
    return [view.subarray(0, size), this.#numbers.get(view[size]) ?? view[size]];
  }
}
