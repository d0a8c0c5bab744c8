// The review of a game while it is made: shown as it grows, kept now and then, left and gone on with.
import type { ReviewDoc } from '../engine/reviewDoc';
import { Reviewer } from '../engine/reviewer';
import type { Language } from '../engine/types';
import { keepReview, keptReview, reviewId } from '../browser/keptReviews';
import { language } from '../words/words.svelte';

export interface ReviewOf {
  game: string; // as gameKey names it
  replay: string;
  seat: number; // whose decisions are judged
  mine: boolean;
  budget: number; // 0: as is usual
}

const slice = 120; // milliseconds of work between two looks at what else is wanted
const [showEvery, keepEvery] = [700, 5000];
/** What the engine takes for a budget of 0. */
export const usualBudget = 600_000;

export class ReviewRun {
  doc = $state.raw<ReviewDoc | null>(null);
  percent = $state(0);
  running = $state(false);
  done = $state(false);
  trouble = $state('');
  budget = $state(0);
  readonly of: ReviewOf;
  #reviewer = new Reviewer();
  #spoken: Language = 'en';
  #closed = false;
  #opened = false;

  constructor(of: ReviewOf) {
    this.of = of;
    this.budget = of.budget || usualBudget;
  }
  get #id() {
    return reviewId(this.of.game, this.of.seat);
  }

  /** Shows what was kept at once, and goes on from there. */
  async begin() {
    const kept = await keptReview(this.#id);
    if (this.#closed) return;
    if (kept && !this.of.budget) this.budget = kept.budget;
    if (kept) {
      this.doc = kept.doc;
      this.percent = kept.doc.percent;
      this.#spoken = kept.language;
      this.done = kept.doc.percent >= 100 && kept.budget >= this.budget;
    }
    if (this.done && kept!.language === language()) return;
    await this.go();
  }

  async go() {
    if (this.running || this.#closed) return;
    this.running = true;
    this.trouble = '';
    try {
      if (!this.#opened) await this.#open();
      await this.#work();
    } catch (error) {
      if (!this.#closed) this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.running = false;
  }
  stop() {
    this.running = false;
  }

  async #open() {
    const { replay, seat } = this.of;
    const kept = await keptReview(this.#id);
    await this.#reviewer.learnPacks();
    await this.#reviewer.call('open', replay, 1 << seat, this.budget, kept?.saved ?? null);
    this.#opened = true;
  }

  async #work() {
    let [shown, written] = [0, performance.now()];
    for (let more = true; more && this.running && !this.#closed;) {
      const answer = await this.#reviewer.call('goOn', slice);
      more = answer.more;
      this.percent = more ? answer.percent : 100;
      const now = performance.now();
      if (!more || now - shown > showEvery) {
        await this.#show();
        shown = performance.now();
      }
      if (now - written > keepEvery) {
        await this.#keep();
        written = performance.now();
      }
      this.done = !more;
    }
    if (this.#closed) return;
    await this.#show();
    await this.#keep();
  }

  async #show() {
    const spoken = language();
    await this.#reviewer.speak(spoken);
    const doc = await this.#reviewer.call('doc', spoken);
    this.doc = { ...doc, percent: this.percent };
    this.#spoken = spoken;
  }

  async #keep() {
    const { doc } = this;
    const me = doc?.players[this.of.seat];
    if (!doc || !me) return;
    const saved = await this.#reviewer.call('save');
    const plain = { id: this.#id, budget: this.budget, saved, language: this.#spoken, doc };
    const { game, mine } = this.of;
    await keepReview(plain, {
      id: this.#id,
      game,
      mine,
      done: doc.percent >= 100,
      changed: Date.now(),
      accuracy: me.accuracy ?? 0,
      luck: me.luck,
      own: me.own,
    });
  }

  /** Told again in the language that is spoken now. */
  async retell() {
    if (this.running || !this.doc || this.#spoken === language()) return;
    if (!this.#opened) return this.go();
    await this.#show();
    await this.#keep();
  }

  /** Once more with four times the budget, from what is known. */
  async closer() {
    this.budget *= 4;
    this.done = false;
    this.#opened = false;
    await this.go();
  }

  async html(): Promise<string> {
    if (!this.#opened) await this.#open();
    await this.#reviewer.speak(language());
    return this.#reviewer.call('html', language());
  }

  close() {
    this.#closed = true;
    this.running = false;
    this.#reviewer.end();
  }
}
