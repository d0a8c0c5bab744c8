// The workshop as the page sees it: a worker that is started with the page and ended with it.
import { Caller } from './caller';
import { loadCardWords } from './engine';
import type { Language } from './types';
import type { WorkshopCalls } from './workshopWorker';

const start = () => new Worker(new URL('./workshopWorker.ts', import.meta.url), { type: 'module' });

export class WorkshopEngine extends Caller<WorkshopCalls> {
  #spoken = new Map<Language, Promise<void>>([['en', Promise.resolve()]]);

  constructor() {
    super(start);
  }
  speak(language: Language): Promise<void> {
    let spoken = this.#spoken.get(language);
    if (!spoken) this.#spoken.set(language, (spoken = loadCardWords(language, this)));
    return spoken;
  }
}
