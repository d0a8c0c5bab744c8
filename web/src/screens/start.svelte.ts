// From a table set up to a table played: the same on the home page and on the page of all options.
import { contentOf } from '../engine/engine';
import { ServerError } from '../game/server';
import { go } from '../router.svelte';
import { w } from '../words/words.svelte';
import { comeIn } from './session.svelte';
import { draft, startTable } from './setup.svelte';

export class Start {
  busy = $state(false);
  problem = $state('');

  async go() {
    this.busy = true;
    this.problem = '';
    const s = w().screens;
    try {
      let ids: string[] = [];
      if (draft.hosted) {
        await comeIn();
        if (draft.seats.some((seat) => seat.character !== null))
          ids = (await contentOf(draft.modules, 'en')).characters.map((c) => c.id);
      }
      go(await startTable($state.snapshot(draft), ids, (level) => s.bots[level], s.you));
    } catch (error) {
      this.problem = sentence(error);
    }
    this.busy = false;
  }
}

/** What an error says to people. */
export function sentence(error: unknown): string {
  if (error instanceof ServerError) {
    const says: Record<string, string> = w().screens.says;
    return error.code === 'offline' ? w().common.errorOffline : (says[error.code] ?? error.why);
  }
  return error instanceof Error && error.message ? error.message : w().common.errorEngine;
}
