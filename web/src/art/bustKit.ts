// Parts of woodcut busts in a box of 100. Capitals are always cut; small letters only where there is room.
// I, S: filled with ink or paper; L, C: drawn with ink or paper.
export type Part = [kind: 'I' | 'S' | 'L' | 'C' | 'i' | 's' | 'l' | 'c', d: string, width?: number];

/** Tapered strokes of a graver that start between a and b and run along v. */
export function cuts(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  n: number,
  vx: number,
  vy: number,
  w = 1.3,
) {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const hx = (((bx - ax) / length) * w) / 2;
  const hy = (((by - ay) / length) * w) / 2;
  let d = '';
  for (let k = 0; k < n; k++) {
    const t = (k + 0.5) / n;
    const x = ax + (bx - ax) * t;
    const y = ay + (by - ay) * t;
    const f = 0.8 + 0.2 * Math.sin(k * 2.4 + ax);
    d += `M${(x - hx).toFixed(1)} ${(y - hy).toFixed(1)}L${(x + vx * f).toFixed(1)} ${(y + vy * f).toFixed(1)}L${(x + hx).toFixed(1)} ${(y + hy).toFixed(1)}Z`;
  }
  return d;
}

export const man =
  'M36 35C35 47 36 57 40 63.5C43.5 69 46.5 71.5 50 71.5S56.5 69 60 63.5C64 57 65 47 64 35Z';
export const gaunt =
  'M37 35C36 47 37.5 55 41 62.5C44 69.5 47 73.5 50 73.5S56 69.5 59 62.5C62.5 55 64 47 63 35Z';
export const full =
  'M34.5 35C33 48 35 59 40 65C43.5 69.5 46.5 71 50 71S56.5 69.5 60 65C65 59 67 48 65.5 35Z';
export const woman =
  'M36.5 33C35.5 46 37.5 55 41.5 62C45 67.5 47.5 70 50 70S55 67.5 58.5 62C62.5 55 64.5 46 63.5 33Z';

export const ears: Part = [
  'S',
  'M36.5 45c-3.5-1.5-4.7 2-3.7 5.5.7 2.6 2.2 4.2 4.2 3.7zM63.5 45c3.5-1.5 4.7 2 3.7 5.5-.7 2.6-2.2 4.2-4.2 3.7z',
];
export const neck: Part[] = [
  ['S', 'M42 60v16c3 6 13 6 16 0V60z'],
  ['I', 'M42 65c4 7.5 12 7.5 16 0v6c-3.5 5.5-12.5 5.5-16 0z'],
];
/** The side away from the light. */
export const shade: Part[] = [
  [
    'I',
    'M64 37C64.8 48 63.8 57 60 63.5 57 68.5 54 71.3 51 71.5 55.5 67 58.3 62 59 56.5L61.3 50 60.3 43Z',
  ],
  ['i', cuts(59.5, 52, 55, 67, 8, -6, 1.5, 1.5)],
  ['i', cuts(37, 55, 42, 66, 5, 4.5, -1.2, 1)],
];
export const brimShade: Part[] = [
  ['I', 'M35.5 34h29v6c-9.5 2.7-19.5 2.7-29 0z'],
  ['i', cuts(37, 40.5, 63, 40.5, 13, 0, 3.5, 1.2)],
];

export const eyes = (y = 47, stern = false): Part[] => [
  [
    'I',
    `M39.3 ${y}c2.2-2.6 5.4-2.6 7.4.3-2 1.7-5.4 1.7-7.4-.3zM53.3 ${y + 0.3}c2-2.9 5.2-2.9 7.4-.3-2 2-5.4 2-7.4.3z`,
  ],
  stern
    ? ['L', `M38 ${y - 5.5}c3.5-.4 6.3.4 9.5 2.4M62 ${y - 5.5}c-3.5-.4-6.3.4-9.5 2.4`, 2.4]
    : ['L', `M38 ${y - 3.8}c2.8-2.2 6.2-2.2 9-.6M53 ${y - 4.4}c2.8-1.6 6.2-1.6 9 .6`, 2],
  ['l', `M40 ${y + 3.2}c2 1 4 1 6 0M54 ${y + 3.2}c2 1 4 1 6 0`, 0.8],
];
export const ladyEyes = (y = 47): Part[] => [
  [
    'I',
    `M38.8 ${y}c2.4-3.6 5.6-3.4 7.7.3-2.4 1.9-5 1.9-7.7-.3zM53.5 ${y + 0.3}c2.1-3.7 5.3-3.9 7.7-.3-2.7 2.2-5.3 2.2-7.7.3z`,
  ],
  [
    'L',
    `M38.5 ${y - 5}c2.8-1.9 5.5-1.9 8-.4M53.5 ${y - 5.4}c2.5-1.5 5.2-1.5 8 .4M38.8 ${y}l-1.6-1.3M61.2 ${y}l1.6-1.3`,
    1.4,
  ],
];
export const nose: Part = ['L', 'M51.5 46.5c.5 4 2 6.3 2.2 8.3-.4 1.7-3 2-5.7.9', 1.6];
export const smallNose: Part = ['L', 'M51 47.5c.4 3.4 1.5 5.3 1.7 6.7-.5 1.2-2.5 1.4-4.2.6', 1.4];
export const mouth: Part = ['L', 'M45 62c3.3.8 6.7.8 10 0M47.5 65.3c1.7.5 3.3.5 5 0', 1.6];
export const lips: Part = ['I', 'M45 60.8c2-1.8 3.7-1.8 5-.8 1.3-1 3-1 5 .8-2.8 3.4-7.2 3.4-10 0z'];

/** Ink over a dark face, as a graver shades it: the lit planes stay open. */
export const darkFace: Part[] = [
  ['I', cuts(37, 41, 39.5, 62, 9, 6.5, 1.5, 1.5)],
  ['I', cuts(62.5, 41, 58.5, 65, 10, -8, 2, 1.7)],
  ['i', cuts(42, 65.5, 57, 65.5, 6, 0, -3, 1.2)],
  ['i', cuts(43, 42, 57, 42, 6, 0, 3, 1.1)],
];

export const coat = 'M8 100C9 87 17 80.5 29 78L42 73.5 50 80 58 73.5 71 78C83 80.5 91 87 92 100Z';
export const shirt: Part = ['S', 'M42 73l8 9 8-9 3 6-7 21h-8l-7-21z'];
export const lapels: Part[] = [
  ['I', 'M41 73L29 79l6 8-4 3 15 10h3.5L44 86zM59 73l12 6-6 8 4 3-15 10h-3.5L56 86z'],
  ['C', 'M41 73.5L30 79.5l5.5 7.5-4 3L46 100M59 73.5l11 6-5.5 7.5 4 3L54 100', 1.3],
];
export const coatFolds: Part[] = [
  ['s', cuts(17, 88, 12, 99, 5, 9, 1.5, 1.1)],
  ['s', cuts(83, 88, 88, 99, 5, -7, 1.5, 1.1)],
  ['s', cuts(24, 83, 33, 80, 4, 2, 7, 1)],
];
export const fringe: Part[] = [
  [
    'C',
    'M18 85l-2.5 9M22.5 83.5l-2 9M27 82l-1.5 9.5M32 81l-1 9.5M82 85l2.5 9M77.5 83.5l2 9M73 82l1.5 9.5M68 81l1 9.5',
    1.5,
  ],
  ['C', 'M14 86.5C20 82 27 79.8 35 78.5M86 86.5C80 82 73 79.8 65 78.5', 1.4],
];
export const badge = (x: number, y: number, star: string): Part[] => [
  ['S', star],
  ['L', `M${x - 0.01} ${y}h.02`, 2.2],
];
