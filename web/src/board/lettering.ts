// Where names stand on the sheets. Lettering is live text: it changes with the language.
import type { Point } from './geometry';
import type { BoardMap } from './maps';

interface Arc {
  region:
    'mesitos-point' | 'sunny-hills' | 'spikes-view' | 'cliff-junction' | 'buzzard-gulch-frontier';
  d: string;
}
const arc = (x: number, y: number, width: number, rise: number) =>
  `M${x - width / 2} ${y}Q${x} ${y - rise} ${x + width / 2} ${y}`;

export const regionArcs: Record<BoardMap['id'], Arc[]> = {
  county: [
    { region: 'mesitos-point', d: arc(236, 92, 440, 14) },
    { region: 'sunny-hills', d: arc(985, 96, 560, 20) },
    { region: 'spikes-view', d: arc(466, 1034, 580, -6) },
    { region: 'cliff-junction', d: arc(1120, 990, 560, 44) },
  ],
  gulch: [{ region: 'buzzard-gulch-frontier', d: arc(600, 908, 560, 26) }],
};

export const ribbons: Record<BoardMap['id'], { town: string; at: Point; half: number }[]> = {
  county: [
    { town: 'darkrock', at: [436, 570], half: 80 },
    { town: 'red-falls', at: [985, 460], half: 80 },
  ],
  gulch: [{ town: 'buzzard-gulch', at: [648, 552], half: 140 }],
};

/** Boxes that growth leaves free. */
export const keepFree: Record<BoardMap['id'], [Point, Point][]> = {
  county: [
    [
      [640, 5],
      [780, 60],
    ],
    [
      [60, 50],
      [415, 104],
    ],
    [
      [810, 46],
      [1160, 106],
    ],
    [
      [260, 990],
      [670, 1048],
    ],
    [
      [940, 925],
      [1310, 1000],
    ],
  ],
  gulch: [
    [
      [410, 862],
      [800, 920],
    ],
    [
      [850, 1140],
      [950, 1240],
    ],
  ],
};
