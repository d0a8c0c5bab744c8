// Where a note stands beside what it is about: inside the window, off the thing itself.
export type Side = 'below' | 'left' | 'right';

export function place(at: DOMRect, width: number, height: number, side: Side = 'below') {
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
  return {
    left: Math.round(Math.max(edge, Math.min(left, innerWidth - width - edge))),
    top: Math.round(Math.max(edge, Math.min(top, innerHeight - height - edge))),
  };
}
