// How a view looks while its next events are told: a figure that moved stands where it went at once. The
// rest of the table changes when all is told, as the engine says it.
import { limits } from '../engine/generated';
import { nobody, type GameEvent, type TableView } from '../engine/types';

export function stepped(view: TableView, { kind, seat, a }: GameEvent): TableView {
  if (kind === 'sheriff-moved') return { ...view, sheriff: a };
  if (kind !== 'moved' && kind !== 'arrested') return view;
  if (seat === limits.manInBlack && view.mib) return { ...view, mib: { ...view.mib, space: a } };
  return { ...view, seats: view.seats.map((s) => (s.seat === seat ? { ...s, space: a } : s)) };
}

/** A move that was told: whose it is, the spaces ridden through, and where it ends. */
export interface Ride {
  figure: number; // nobody: the Sheriff
  through: number[];
  to: number;
}

/** The last move among the events. */
export function rideOf(events: GameEvent[]): Ride | null {
  const end = events.findLastIndex((e) => e.kind === 'moved' || e.kind === 'sheriff-moved');
  if (end < 0) return null;
  const figure = events[end].kind === 'moved' ? events[end].seat : nobody;
  const through: number[] = [];
  for (let i = end - 1; events[i]?.kind === 'passed' && events[i].seat === figure; i--)
    through.unshift(events[i].a);
  return { figure, through, to: events[end].a };
}
