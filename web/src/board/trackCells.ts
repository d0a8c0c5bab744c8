// The graduated border: which cell lies where, and what is printed on it.
import type { IconName } from '../art/icons';
import { limits } from '../engine/generated';
import type { Content, TrackSpace } from '../engine/types';
import { money } from '../words/words.svelte';
import type { Point } from './geometry';
import { county, gulch, type BoardMap } from './maps';

export type TrackName = 'lp' | 'marshal' | 'wanted' | 'gambler';
export interface Cell {
  track: TrackName;
  value: number;
  map: BoardMap;
  x: number;
  y: number; // of its middle
  width: number;
  height: number;
  mark: Point; // where an event marker lies, from the middle
}
export interface Reward {
  text: string;
  icons: IconName[];
}

const top = -26; // middle of the upper border
const law = { height: 1044 / 9.6, foot: 1060, marshal: -27, wanted: 1427 };

const lastOf = (track: TrackName, goal: number) =>
  track === 'lp' ? goal : track === 'gambler' ? limits.gamblerSpaces : limits.trackSpaces;

export function cellOf(track: TrackName, value: number, goal: number): Cell | null {
  const last = lastOf(track, goal);
  if (track === 'lp') {
    if (value < 0) return null;
    const width = county.frame[0] / (goal + 1);
    const x = (Math.min(value, goal) + 0.5) * width;
    return { track, value, map: county, x, y: top, width, height: 36, mark: [0, 15] };
  }
  if (value < 1) return null;
  if (track === 'gambler') {
    const width = 920 / last;
    const x = 140 + (Math.min(value, last) - 0.5) * width;
    return { track, value, map: gulch, x, y: top, width, height: 36, mark: [width / 2 - 16, 0] };
  }
  const y = law.foot - (Math.min(value, last) - 0.5) * law.height;
  return {
    track,
    value,
    map: county,
    x: law[track],
    y,
    width: 38,
    height: law.height,
    mark: [0, 8],
  };
}

export function cellsOf(track: TrackName, goal: number): Cell[] {
  const from = track === 'lp' ? 0 : 1;
  return Array.from({ length: lastOf(track, goal) - from + 1 }, (_, i) =>
    cellOf(track, from + i, goal)!,
  );
}

/** Cubes of several seats share a cell side by side, many of them in two rows, so that all are seen. */
export function stack(track: TrackName, values: readonly number[], least: number, goal: number) {
  const last = lastOf(track, goal);
  const across = track === 'lp' || track === 'gambler';
  const cellAt = (v: number) => Math.min(v, last);
  const out: { index: number; at: Point; size: number }[] = [];
  values.forEach((value, index) => {
    const cell = value >= least ? cellOf(track, value, goal) : null;
    if (!cell) return;
    const mates = values
      .map((v, i) => (v >= least && cellAt(v) === cellAt(value) ? i : -1))
      .filter((i) => i >= 0);
    const { along, aside, size } = placeOf(
      mates.indexOf(index),
      mates.length,
      across ? cell.width - 6 : cell.height - 30,
    );
    out.push({
      index,
      at: across ? [cell.x + along, cell.y + aside] : [cell.x + aside, cell.y + along],
      size,
    });
  });
  return out;
}

/** The place of the k-th of n cubes from the middle of a cell with so much room along the track. */
function placeOf(k: number, n: number, room: number) {
  const rows = n * 20 > room ? 2 : 1;
  const full = Math.ceil(n / rows);
  const row = Math.floor(k / full);
  const inRow = Math.min(full, n - row * full);
  const step = Math.min(31, room / full);
  const size =
    rows > 1 ? Math.min(24, step + 4) : n > 1 ? Math.max(24, Math.min(34, step + 8)) : 36;
  return {
    along: ((k % full) - (inRow - 1) / 2) * step,
    aside: rows > 1 ? (row - 0.5) * (size - 1) : 0,
    size,
  };
}

const signs: Record<TrackSpace['gains'][number]['what'], IconName | null> = {
  cash: null, // the sum says it
  lp: 'laurel',
  cards: 'cards',
  legend: 'medal',
};
/** What is printed on a cell: a sum or a number, and signs. */
export function rewardOf(content: Content, track: TrackName, value: number): Reward {
  const gains = (track !== 'lp' && content[track][value - 1]?.gains) || [];
  const cash = gains.find((g) => g.what === 'cash');
  const lp = gains.find((g) => g.what === 'lp');
  return {
    text: cash ? money(cash.n) : lp ? String(lp.n) : '',
    icons: gains.map((g) => signs[g.what]).filter((icon) => icon !== null),
  };
}
