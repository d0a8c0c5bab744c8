// Seat tokens in a box of 44: shape and pattern say the same as the colour. The seventh is the Man in Black's.
export interface PlateShape {
  colour: string;
  path: string;
  pattern: string; // lines
  patternInk: string;
  patternWidth: number;
  patternAlpha: number;
  /** Where a bust of 40 stands in it: scale and foot. */
  bust: { scale: number; foot: number };
}

const dots = Array.from({ length: 6 }, (_, i) =>
  Array.from({ length: 6 }, (_, j) => `M${4 + i * 8 + (j % 2) * 4} ${4 + j * 7.5}h.01`).join(''),
).join('');
const shape = (
  colour: string,
  path: string,
  pattern: string,
  scale: number,
  foot: number,
  ink = ['#fff', 1.5, 0.42] as [string, number, number],
): PlateShape => ({
  colour,
  path,
  pattern,
  patternInk: ink[0],
  patternWidth: ink[1],
  patternAlpha: ink[2],
  bust: { scale, foot },
});

export const plates: PlateShape[] = [
  shape('var(--s1)', 'M22 2a20 20 0 1 1 0 40a20 20 0 0 1 0-40z', '', 1, 45),
  shape('var(--s2)', 'M4.5 4.5h35v35h-35z', 'M0 8h44M0 16h44M0 24h44M0 32h44M0 40h44', 1, 43),
  shape('var(--s3)', 'M22 0L43 39q0 2-2 2H3q-2 0-2-2z', dots, 0.78, 42, ['#fff', 2.6, 0.5]),
  shape(
    'var(--s4)',
    'M22 0L44 22L22 44L0 22z',
    'M-4 12L32 48M4 4L40 40M12-4L48 32M-12 20L20 52M20-12L56 24M28-20L60 12',
    0.84,
    39.5,
  ),
  shape('var(--s5)', 'M12 3h20l11 19-11 19H12L1 22z', 'M8 0v44M17 0v44M26 0v44M35 0v44', 0.98, 44, [
    '#1d140f',
    2.2,
    0.5,
  ]),
  shape(
    'var(--s6)',
    'M4 3h36v20c0 11-8 17-18 20C12 40 4 34 4 23z',
    'M0 11h44M0 22h44M0 33h44M11 0v44M22 0v44M33 0v44',
    0.96,
    42,
  ),
  shape(
    '#6f6a62',
    'M14 2h16l12 12v16L30 42H14L2 30V14z',
    'M-2 14L14-2M-2 30L30-2M-2 46L46-2M14 46L46 14M30 46L46 30',
    0.98,
    44,
    ['#000', 3, 0.35],
  ),
];
