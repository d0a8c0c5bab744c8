// The text of a game that a page is about: from this browser, or from the server once it is over.
import { usePack } from '../../engine/engine';
import { savedGame } from '../../browser/savedGames';
import { server } from '../../server/api';
import { comeIn } from '../../server/session.svelte';
import { modulesIn, seatsOf } from '../../state/drivers/replayFile';
import type { Source } from './address';

export interface Found {
  text: string;
  code: string | null; // of the table: whom the link is sent to may come in by it
  runs: boolean; // a game of this browser that is still played
  seat: number | null; // of whoever looks, if they sat there
}

/** Null: there is no such game. Throws what the server says. */
export async function findReplay(source: Source): Promise<Found | null> {
  if (source.local) {
    const game = await savedGame(source.local).catch(() => undefined);
    if (!game) return null;
    if (game.pack) await usePack(game.pack, modulesIn(game.replay));
    const seat = seatsOf(game).findIndex((one) => one.kind === 'you');
    const runs = !game.over;
    return { text: game.replay, code: null, runs, seat: seat < 0 ? null : seat };
  }
  const me = await comeIn();
  if (source.code) await server.join(source.code);
  const text = await server.replay(source.table!);
  const table = await server.table(source.table!).catch(() => null);
  if (table?.pack) await usePack(await server.cards(source.table!), modulesIn(text));
  const seat = table?.seats.findIndex((one) => one.user === me.id) ?? -1;
  return { text, code: table?.code ?? null, runs: false, seat: seat < 0 ? null : seat };
}
