// How a view looks while its next events are told: a figure that moved stands where it went at once. The
// rest of the table changes when all is told, as the engine says it.
import { limits } from '../engine/generated';
import type { GameEvent, TableView } from '../engine/types';

export function stepped(view: TableView, { kind, seat, a }: GameEvent): TableView {
  if (kind === 'sheriff-moved') return { ...view, sheriff: a };
  if (kind !== 'moved' && kind !== 'arrested') return view;
  if (seat === limits.manInBlack && view.mib) return { ...view, mib: { ...view.mib, space: a } };
  return { ...view, seats: view.seats.map((s) => (s.seat === seat ? { ...s, space: a } : s)) };
}
