// The file of a game: the table it makes, and what its header says (docs/replay-format.md).
import { engine } from '../../engine/engine';
import type { LocalSeat, SavedGame } from '../../browser/savedGames';
import { moduleBits } from '../modules';

/** A table of the engine from a replay file; throws a sentence if it is none. */
export async function tableFrom(text: string): Promise<number> {
  const table = await engine.call('resume', text);
  if (typeof table === 'number') return table;
  const { sayFault } = await import('../../words/later.svelte');
  throw new UnreadableReplay(await sayFault(table));
}

/** The file is at fault, and not the engine. */
export class UnreadableReplay extends Error {}

/** Who sits where: `seat 1 human Mara`. */
export const seatsIn = (replay: string) =>
  [...replay.matchAll(/^seat\s+(\d+)\s+(\S+)[ \t]*(.*)$/gm)].map(([, n, kind, name]) => ({
    seat: Number(n) - 1,
    kind, // 'human', or the name of a bot
    name,
  }));

export function modulesIn(replay: string): number {
  const line = /^modules\s+(.*)$/m.exec(replay)?.[1] ?? '';
  return moduleBits(line.split(/[\s,]+/));
}

/** Who sits at a game of this browser: what was set up, or what the file says. */
export const seatsOf = ({ setup, replay }: Pick<SavedGame, 'setup' | 'replay'>): LocalSeat[] =>
  setup?.seats ??
  seatsIn(replay).map(({ kind, name }) =>
    kind === 'human' ? { kind: 'you', name } : { kind: 'bot', bot: kind, name },
  );

/** From how many choices of another game it is played on; null: it began at its beginning. */
export function originIn(replay: string): number | null {
  const header = replay.slice(0, replay.indexOf('\n\n'));
  const found = /^from\s+(\d+)/m.exec(header);
  return found ? Number(found[1]) : null;
}

/** Who gets the device after a seat, clockwise: a person of those who are asked, or else any. */
export function personAfter(seats: LocalSeat[], seat: number, asked: number): number {
  const order = seats.map((_, i) => (seat + 1 + i) % seats.length);
  const people = order.filter((i) => seats[i].kind === 'you');
  return people.find((i) => (asked >> i) & 1) ?? people[0];
}
