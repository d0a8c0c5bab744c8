// What every game has that runs on a table of the engine in this browser.
import { contentOf, engine, thinker } from '../../engine/engine';
import type { Card, Content, GameEvent, Language, Refusal } from '../../engine/types';
import { language } from '../../words/words.svelte';
import { Game, type TableFacts } from '../game.svelte';
import { actsOf } from './acts';
import type { HeldTable } from './heldTable';

export const yes: Refusal = { ok: true, why: '', rule: '' };
export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export abstract class TableDriver {
  abstract readonly game: Game;
  facts: TableFacts = $state()!;
  content: Content = $state.raw()!;
  protected me = 0; // who sits at the screen: whose view the page shows
  protected bytes: Uint8Array = new Uint8Array();
  protected open = true;

  constructor(protected table: HeldTable) {}

  why(code: number) {
    return engine.call('why', this.bytes, code, language());
  }
  preview(code: number) {
    return engine.call('preview', this.bytes, code, language());
  }
  picked(cards: Card[]) {
    return engine.call('picked', this.bytes, cards, language());
  }
  acts(events: GameEvent[]) {
    return actsOf(this.bytes, events);
  }
  seen() {
    return this.bytes;
  }

  /** Shows the whole game so far. */
  protected async tellAll(spoken: Language) {
    const { handle } = this.table;
    this.content = await contentOf(await engine.call('cardsOf', handle), spoken);
    const steps = await engine.call('steps', handle);
    const events = await engine.call('history', handle, this.me, 0, steps + 1, spoken);
    const stand = await engine.call('standOf', handle, this.me, spoken);
    this.bytes = stand.bytes;
    const undo = await this.undoWhy(stand.undo);
    this.game.push({ events, view: stand.view, prompt: stand.prompt, undo, fresh: true });
  }

  /** What came of a choice; null: it was refused. */
  protected async play(seat: number, code: number) {
    const done = await engine.call('choose', this.table.handle, seat, code, this.me, language());
    if (!done) return null;
    this.bytes = done.bytes;
    const undo = await this.undoWhy(done.undo);
    this.game.push({ events: done.events, view: done.view, prompt: done.prompt, undo });
    this.facts.status = done.view.over ? 'over' : 'playing';
    return done.view;
  }

  protected async botChoice(seat: number, name: string): Promise<number> {
    const view = await engine.call('observe', this.table.handle, seat);
    const steps = await engine.call('steps', this.table.handle);
    const seed = name === 'random' ? steps * 8 + seat : seat + 1;
    const [code] = await Promise.all([thinker.call('think', view, name, seed, 0, 0), this.shown()]);
    return code;
  }

  /** Waits until what happened was shown, so that nobody runs ahead of the eye. */
  protected async shown() {
    while (this.open && this.game.busy) await pause(40);
  }

  /** Why the last choice cannot be taken back, by a number of `undo`; '': it can. */
  protected undoWhy(undo: number): Promise<string> {
    return undo === 0 ? Promise.resolve('') : engine.call('undoText', undo, language());
  }
}
