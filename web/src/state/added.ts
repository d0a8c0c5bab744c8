// What came to the events shown.
import type { GameEvent } from '../engine/types';

/** What was added to events already known; null: the log began anew. */
export function added(before: GameEvent[], now: GameEvent[]): GameEvent[] | null {
  const n = before.length;
  return n && now.length >= n && now[n - 1] === before[n - 1] ? now.slice(n) : null;
}
