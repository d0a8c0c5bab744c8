// The review as the page sees it: a worker that is started for one and ended with it. Hints have another.
import { Caller } from './caller';
import { loadReviewWords, packsInUse } from './engine';
import { firstPack } from './packs';
import type { ReviewCalls } from './reviewWorker';
import type { Language } from './types';

const start = () => new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });

export class Reviewer extends Caller<ReviewCalls> {
  #spoken = new Set<Language>();
  #laid = new Map<number, string>(); // the packs it knows, as the engine numbers them

  constructor() {
    super(start);
  }
  /** All cards that the page plays with. Await it before a game is opened or asked about. */
  async learnPacks() {
    for (const [cards, text] of packsInUse()) {
      if (this.#laid.get(cards) === text) continue;
      await this.call('usePack', text, cards % firstPack, cards);
      this.#laid.set(cards, text);
    }
  }
  async speak(language: Language) {
    if (this.#spoken.has(language)) return;
    await loadReviewWords(language, this);
    this.#spoken.add(language);
  }
}
