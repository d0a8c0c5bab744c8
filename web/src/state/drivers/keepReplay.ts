// Replay files that become games of this browser.
import { engine, packText } from '../../engine/engine';
import { nobody } from '../../engine/types';
import { keepGame, localGames, newId, standingOf } from '../../browser/savedGames';
import { language } from '../../words/words.svelte';
import { tableFrom } from './replayFile';

/** Keeps a replay file; the id of the game, which is an old one if it was kept before. Throws a sentence
    if it is none. */
export async function keepReplay(text: string): Promise<string> {
  const handle = await tableFrom(text);
  const { view } = await engine.call('standOf', handle, nobody, language());
  const pack = packText(await engine.call('cardsOf', handle));
  await engine.call('freeTable', handle);
  const kept = (await localGames()).find((game) => game.replay === text);
  if (kept) return kept.id;
  const id = newId();
  const now = Date.now();
  await keepGame({
    id,
    made: now,
    changed: now,
    setup: null,
    replay: text,
    ...(pack ? { pack } : {}),
    ...standingOf(view),
  });
  return id;
}
