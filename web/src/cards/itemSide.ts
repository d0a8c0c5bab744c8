import type { Content, ItemSide, SeatView } from '../engine/types';

/** The side of an item somebody has lying up; null: no such item. */
export function sideOf(content: Content, seat: SeatView, kind: number): ItemSide | null {
  const item = kind >= 0 ? content.items[kind] : undefined;
  if (!item) return null;
  const up = seat.items.some((i) => i.item === kind && i.up);
  return up && item.up ? item.up : item.front;
}
