// Where a note stands beside what it is about: inside the window, off the thing itself.
export type Side = 'below' | 'left' | 'right';

const overlap = (a: DOMRect, left: number, top: number, width: number, height: number) =>
  Math.max(0, Math.min(a.right, left + width) - Math.max(a.left, left)) *
  Math.max(0, Math.min(a.bottom, top + height) - Math.max(a.top, top));

/** Beside `at`, on the side that covers least of what must be seen, and then of what else matters. */
export function placeClear(
  at: DOMRect,
  width: number,
  height: number,
  seen: DOMRect[],
  rather: DOMRect[],
) {
  const middle = { x: at.left + at.width / 2 - width / 2, y: at.top + at.height / 2 - height / 2 };
  const spots = [
    [at.right + 8, at.top],
    [at.left - width - 8, at.top],
    [middle.x, at.bottom + 8],
    [middle.x, at.top - height - 8],
    [at.right + 8, middle.y],
    [at.left - width - 8, middle.y],
  ].map(([x, y]) => ({
    left: Math.round(Math.max(6, Math.min(x, innerWidth - width - 6))),
    top: Math.round(Math.max(6, Math.min(y, innerHeight - height - 6))),
  }));
  const covers = (boxes: DOMRect[], s: { left: number; top: number }) =>
    boxes.reduce((sum, box) => sum + overlap(box, s.left, s.top, width, height), 0);
  const cost = (s: { left: number; top: number }) =>
    covers([at, ...seen], s) * 8 + covers(rather, s) / 4; // never over the thing itself
  return spots.reduce((best, s) => (cost(s) < cost(best) ? s : best));
}

/** Above a box at its right edge, or below it where there is no room. */
export function placeOff(box: DOMRect, width: number, height: number) {
  const above = box.top - height - 8;
  return {
    left: Math.round(Math.max(6, box.right - width)),
    top: Math.round(above < 6 ? box.bottom + 8 : above),
  };
}

/** On that side, unless it would cover what is `kept` clear. */
export function place(
  at: DOMRect,
  width: number,
  height: number,
  side: Side = 'below',
  kept: DOMRect[] = [],
) {
  const gap = 8;
  const edge = 6;
  let left = at.left;
  let top = at.bottom + gap;
  if (side === 'left') [left, top] = [at.left - width - gap, at.top];
  if (side === 'right') [left, top] = [at.right + gap, at.top];
  if (side === 'right' && left + width > innerWidth - edge) left = at.left - width - gap;
  if (side === 'left' && left < edge) [left, top] = [at.left, at.bottom + gap];
  if (side !== 'below') top = Math.min(top, innerHeight - height - edge);
  else if (top + height > innerHeight - edge) top = at.top - height - gap;
  left = Math.round(Math.max(edge, Math.min(left, innerWidth - width - edge)));
  top = Math.round(Math.max(edge, Math.min(top, innerHeight - height - edge)));
  return kept.some((box) => overlap(box, left, top, width, height))
    ? placeClear(at, width, height, kept, [])
    : { left, top };
}
