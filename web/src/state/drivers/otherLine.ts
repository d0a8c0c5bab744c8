// How a game may go on after another choice: it is carried out, and bots play on to the player's next turn.
import { engine, thinker } from '../../engine/engine';
import { language } from '../../words/words.svelte';
import { seatsIn, tableFrom } from './replayFile';

const longest = 200; // choices

/** The file of that game. Choice `step`, from 1, is the one made otherwise. */
export async function otherLine(
  replay: string,
  { step, seat, code }: { step: number; seat: number; code: number },
): Promise<string> {
  const real = await tableFrom(replay);
  const seats = seatsIn(replay).map(({ kind, name }) => `${kind}\t${name}`);
  const seed = `line ${step} ${code}`; // the same line each time
  const table = await engine.call('playOn', real, step - 1, seed, seats.join('\n'), '');
  await engine.call('freeTable', real);
  const chosen = table && (await engine.call('choose', table, seat, code, seat, language()));
  if (!chosen) throw new Error('the choice is not possible there');
  await playOn(table, seat);
  const text = await engine.call('replay', table);
  await engine.call('freeTable', table);
  return text;
}

async function playOn(table: number, me: number) {
  const spoken = language();
  for (let n = 0; n < longest; n++) {
    const asked = await engine.call('toAct', table);
    if (!asked) return;
    const seat = 31 - Math.clz32(asked & -asked);
    const bytes = await engine.call('observe', table, seat);
    const code = await thinker.call('think', bytes, 'hard', n + 1, 0, 0);
    const after = await engine.call('choose', table, seat, code, me, spoken);
    if (after?.events.some((e) => e.kind === 'turn-began' && e.seat === me)) return;
  }
}
