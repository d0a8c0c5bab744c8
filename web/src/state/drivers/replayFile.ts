// The file of a game: the table it makes, and what its header says (docs/replay-format.md).
import { engine, usePack } from '../../engine/engine';
import type { FaultWord } from '../../engine/wasm';
import type { LocalSeat, SavedGame } from '../../browser/savedGames';
import { moduleBits } from '../modules';

/** A table of the engine from a replay file; throws a sentence if it is none. */
export async function tableFrom(text: string): Promise<number> {
  let table = await engine.call('resume', text);
  const pack = packIn(text);
  if (typeof table !== 'number' && table.word === 'cards' && pack) {
    await useKept(pack.id, modulesIn(text));
    table = await engine.call('resume', text);
  }
  if (typeof table === 'number') return table;
  const { sayFault } = await import('../../words/later.svelte');
  throw new UnreadableReplay(await sayFault(table, pack?.name ?? ''), table.word);
}

/** The packs of an id that the workshop has, the latest last. */
async function useKept(id: string, modules: number) {
  const { keptPacks } = await import('../../browser/keptPacks');
  const all = await keptPacks().catch(() => []);
  for (const { text } of all.reverse())
    if (/^pack\s+(\S+)/m.exec(text)?.[1] === id) await usePack(text, modules).catch(() => {});
}

/** The file is at fault, and not the engine. */
export class UnreadableReplay extends Error {
  constructor(
    sentence: string,
    readonly word: FaultWord,
  ) {
    super(sentence);
  }
}

/** Who sits where: `seat 1 human Mara`. */
export const seatsIn = (replay: string) =>
  [...replay.matchAll(/^seat\s+(\d+)\s+(\S+)[ \t]*(.*)$/gm)].map(([, n, kind, name]) => ({
    seat: Number(n) - 1,
    kind, // 'human', or the name of a bot
    name,
  }));

/** The pack that a game was played with, by its id and what people call it. */
export function packIn(replay: string): { id: string; name: string } | null {
  const said = (key: string) =>
    new RegExp(`^${key}[ \\t]+(.*)$`, 'm').exec(replay.slice(0, replay.indexOf('\n\n')))?.[1] ?? '';
  const [, id = '', title = ''] = /^(\S+)\s*(.*)$/.exec(said('pack')) ?? [];
  const name = [title, said('pack-version'), said('pack-author')].filter(Boolean).join(' · ');
  return id ? { id, name } : null;
}

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
