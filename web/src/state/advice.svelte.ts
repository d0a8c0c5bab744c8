// A hint while it is made: a first answer soon, which gets surer. Nothing waits for it.
import type { AdviceDoc } from '../engine/reviewDoc';
import { Reviewer } from '../engine/reviewer';
import { language } from '../words/words.svelte';

const slice = 100; // milliseconds of work between two looks at whether it is still wanted
const [fewGames, longWait] = [8, 1000]; // what is told first comes of so many games, or after so long

// One worker for all hints: the module and the network come with the first.
let adviser: Reviewer | null = null;
export function endAdviser() {
  adviser?.end();
  adviser = null;
}

export class AdviceRun {
  doc = $state.raw<AdviceDoc | null>(null);
  running = $state(true);
  trouble = $state('');

  /** Of a seat that is asked, by its view alone. `tell` hears every answer. */
  constructor(view: Uint8Array, tell: (doc: AdviceDoc) => void) {
    void this.#run(view, tell);
  }

  async #run(view: Uint8Array, tell: (doc: AdviceDoc) => void) {
    const spoken = language();
    const begun = performance.now();
    try {
      const by = (adviser ??= new Reviewer());
      await by.speak(spoken);
      await by.learnPacks();
      if (this.running) await by.call('advise', view);
      while (this.running) {
        const { more, doc } = await by.call('adviseOn', slice, spoken);
        if (!this.running) return;
        if (!more || doc.games >= fewGames || performance.now() - begun > longWait) {
          this.doc = doc;
          tell(doc);
        }
        if (!more) break;
      }
    } catch (error) {
      if (this.running) this.trouble = error instanceof Error ? error.message : String(error);
      endAdviser();
    }
    this.running = false;
  }

  close() {
    this.running = false;
  }
}
