// What the header of a replay says (docs/replay-format.md).
import { moduleBits } from '../modules';

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
