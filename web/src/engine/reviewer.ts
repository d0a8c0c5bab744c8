// The review as the page sees it: a worker that is started for one and ended with it. Hints have another.
import { Caller } from './caller';
import { loadReviewWords } from './engine';
import type { ReviewCalls } from './reviewWorker';
import type { Language } from './types';

const start = () => new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });

export class Reviewer extends Caller<ReviewCalls> {
  #spoken = new Set<Language>();

  constructor() {
    super(start);
  }
  async speak(language: Language) {
    if (this.#spoken.has(language)) return;
    await loadReviewWords(language, this);
    this.#spoken.add(language);
  }
}
