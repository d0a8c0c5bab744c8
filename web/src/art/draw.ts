// Pens for drawings kept as text: ink is currentColor, cut-outs show the colour of what lies below.
const plate = 'var(--plate, var(--paper))';
const round = 'stroke-linecap="round" stroke-linejoin="round"';

export const solid = (d: string) => `<path d="${d}" fill="currentColor"/>`;
export const cut = (d: string) => `<path d="${d}" fill="${plate}"/>`;
export const line = (d: string, width = 1.8) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" ${round}/>`;
export const groove = (d: string, width = 1) =>
  `<path d="${d}" fill="none" stroke="${plate}" stroke-width="${width}" ${round}/>`;
export const dot = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;
export const hole = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${plate}"/>`;
export const turned = (degrees: number, x: number, y: number, body: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${body}</g>`;

/** A star of n points as path data. */
export function star(cx: number, cy: number, outer: number, inner: number, n = 5, from = -90) {
  let d = '';
  for (let i = 0; i < n * 2; i++) {
    const angle = ((from + (i * 180) / n) * Math.PI) / 180;
    const r = i % 2 ? inner : outer;
    d += `${i ? 'L' : 'M'}${(cx + r * Math.cos(angle)).toFixed(2)} ${(cy + r * Math.sin(angle)).toFixed(2)}`;
  }
  return `${d}Z`;
}

/** Woodcut rays around the middle of a box of 100 by 68, or wider. */
export function rays(n = 28, inner = [30, 24], outer = 60, half = 0.055): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI;
    const at = (angle: number, rx: number, ry: number) =>
      `${(rx * Math.cos(angle)).toFixed(1)} ${(ry * Math.sin(angle)).toFixed(1)}`;
    d += `M${at(a, inner[0], inner[1])}L${at(a - half, outer, outer)}L${at(a + half, outer, outer)}Z`;
  }
  return d;
}
