// Which sheets lie in the world, where, and how to get from there to spaces and back.
import { bounds, distance, inside, toLine, type Point } from './geometry';
import type { Box } from './camera.svelte';
import { allSpaces, boardOf, county, gulch, type BoardMap } from './maps';
import type { Piece } from './pieces';
import type { Target } from '../state/target';

export interface Placed {
  map: BoardMap;
  x: number; // units of the world
  y: number;
  k: number; // units of the world for one of the sheet
}

const gap = 10;
const k = county.sheet.height / gulch.sheet.height;
export const atlas: Placed[] = [
  { map: county, x: 0, y: 0, k: 1 },
  { map: gulch, x: county.sheet.width + gap, y: 0, k },
];
export const alone = (map: BoardMap): Placed[] => [{ map, x: 0, y: 0, k: 1 }];

export const worldOf = (sheets: Placed[]) => ({
  width: Math.max(...sheets.map((s) => s.x + s.map.sheet.width * s.k)),
  height: Math.max(...sheets.map((s) => s.y + s.map.sheet.height * s.k)),
});

export const toWorld = (sheet: Placed, [x, y]: Point): Point => [
  sheet.x + (x - sheet.map.sheet.x) * sheet.k,
  sheet.y + (y - sheet.map.sheet.y) * sheet.k,
];
export const fromWorld = (sheet: Placed, [x, y]: Point): Point => [
  (x - sheet.x) / sheet.k + sheet.map.sheet.x,
  (y - sheet.y) / sheet.k + sheet.map.sheet.y,
];
export const sheetOf = (sheets: Placed[], space: number) =>
  space < 0 ? undefined : sheets.find((s) => s.map === boardOf(space));

/** The box of the world around these spaces. */
export function boxOf(sheets: Placed[], spaces: number[], margin: number): Box | null {
  const points = spaces.flatMap((space) => {
    const sheet = sheetOf(sheets, space);
    return sheet ? allSpaces[space].outline.map((p) => toWorld(sheet, p)) : [];
  });
  if (!points.length) return null;
  const box = bounds(points);
  return {
    left: box.left - margin,
    top: box.top - margin,
    right: box.right + margin,
    bottom: box.bottom + margin,
  };
}

/** The piece under a point of the world. */
export function pieceAt(sheets: Placed[], pieces: Piece[], point: Point): Piece | undefined {
  for (const sheet of sheets) {
    const p = fromWorld(sheet, point);
    const hit = pieces.filter((q) => q.map === sheet.map && distance(q.at, p) < q.size * 0.5);
    if (hit.length) return hit.reduce((a, b) => (distance(a.at, p) < distance(b.at, p) ? a : b));
  }
  return undefined;
}

/** The target nearest to a point, no further than `reach` units of the world. */
export function nearestTarget(
  sheets: Placed[],
  targets: Target[],
  point: Point,
  reach: number,
): Target | undefined {
  let best: Target | undefined;
  let least = reach;
  for (const target of targets) {
    const sheet = sheetOf(sheets, target.space);
    if (!sheet) continue;
    const p = fromWorld(sheet, point);
    const { outline } = allSpaces[target.space];
    const d = inside(p, outline) ? 0 : toLine(p, outline, true) * sheet.k;
    if (d <= least) [best, least] = [target, d - 0.001];
  }
  return best;
}

/** The space one goes to with an arrow key. */
export function towards(sheets: Placed[], from: number, dx: number, dy: number): number {
  const sheet = sheetOf(sheets, from);
  if (!sheet) return from;
  const start = toWorld(sheet, allSpaces[from].center);
  let best = from;
  let least = Infinity;
  for (const other of sheets)
    for (const space of other.map.spaces) {
      const p = toWorld(other, space.center);
      const [x, y] = [p[0] - start[0], p[1] - start[1]];
      const length = Math.hypot(x, y);
      const along = (x * dx + y * dy) / (length || 1);
      if (space.index === from || along < 0.45) continue;
      const cost = length * (1 + 2.2 * (1 - along));
      if (cost < least) [least, best] = [cost, space.index];
    }
  return best;
}
