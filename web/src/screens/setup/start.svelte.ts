// From a table set up to a table played: the same on the home page and on the page of all options.
import { contentOf } from '../../engine/engine';
import { ServerError } from '../../server/api';
import { go } from '../../browser/router.svelte';
import { w } from '../../words/words.svelte';
import { comeIn } from '../../server/session.svelte';
import { draft, startTable } from '../../state/draft.svelte';
import { botName } from '../../state/bots';
import { serverText } from '../../server/trouble';

export class Start {
  busy = $state(false);
  problem = $state('');

  /** `name`: what you want to be called, if that was asked. */
  async go(name?: string) {
    this.busy = true;
    this.problem = '';
    const s = w().screens;
    try {
      let ids: string[] = [];
      if (draft.hosted) {
        await comeIn(name);
        if (draft.seats.some((seat) => seat.character !== null))
          ids = (await contentOf(draft.modules, 'en')).characters.map((c) => c.id);
      }
      go(await startTable($state.snapshot(draft), ids, botName, s.you));
    } catch (error) {
      this.problem = sentence(error);
    }
    this.busy = false;
  }
}

/** What an error says to people. */
export function sentence(error: unknown): string {
  if (error instanceof ServerError) return serverText(error.code);
  return error instanceof Error && error.message ? error.message : w().common.errorEngine;
}
