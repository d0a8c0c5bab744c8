// What happened at a table at a server: its items, and the events of the choices that stand, in words.
import { engine } from '../../engine/engine';
import type { GameEvent, Language } from '../../engine/types';
import { bytesOf, type Item } from '../../server/api';

export class ServerLog {
  #items: Item[] = [];
  #told: { item: Item; events: GameEvent[] }[] = []; // of what stands

  get size() {
    return this.#items.length;
  }
  get events(): GameEvent[] {
    return this.#told.flatMap((t) => t.events);
  }

  /** Adds what is new; `anew`: something was taken back. */
  async add(items: Item[], view: Uint8Array, spoken: Language) {
    const fresh = items.filter((item) => item.i >= this.size);
    this.#items.push(...fresh);
    const events = await this.#words(fresh, view, spoken);
    fresh.forEach((item, i) => {
      if (item.ev !== undefined) this.#told.push({ item, events: events[i] });
      if (item.k === 'undo') this.#told.pop();
      if (item.k === 'rewind')
        this.#told.length = Math.min(this.#told.length, 1 + (item.choices ?? 0));
    });
    return {
      events: events.flat(),
      anew: fresh.some((item) => item.k === 'undo' || item.k === 'rewind'),
    };
  }
  /** Before the cards are dealt nothing is to be told. */
  note(items: Item[]) {
    this.#items.push(...items.filter((item) => item.i >= this.size));
  }

  /** All of it again, in another language. */
  async again(view: Uint8Array, spoken: Language) {
    const events = await this.#words(
      this.#told.map((t) => t.item),
      view,
      spoken,
    );
    this.#told.forEach((t, i) => (t.events = events[i]));
  }

  #words(items: Item[], view: Uint8Array, spoken: Language): Promise<GameEvent[][]> {
    return Promise.all(
      items.map((item) => (item.ev ? engine.call('events', view, bytesOf(item.ev), spoken) : [])),
    );
  }

  /** Whether this seat took something back since there were so many items. */
  undone(seat: number, since: number): boolean {
    return this.#items.slice(since).some((item) => item.k === 'undo' && item.seat === seat);
  }
  /** The last choice of a seat that stands: its item, or -1. */
  lastOf(seat: number): number {
    return (
      this.#told.findLast(({ item }) => item.k === 'choose' && item.seat === seat)?.item.i ?? -1
    );
  }
}
