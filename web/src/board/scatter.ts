// Grass, trees, rocks and graves between the places, from a fixed seed.
import { bounds, distance, inside, random, toLine, type Point } from './geometry';
import type { BoardMap } from './maps';
import type { Mark } from './paint';

type Kind = 'tuft' | 'cactus' | 'tree' | 'pine' | 'rock' | 'hill' | 'grave' | 'bush' | 'bones';
type Stroke = Pick<Mark, 'd' | 'fill' | 'stroke' | 'width'>;

const pen = (d: string, width = 1.5): Stroke => ({ d, stroke: 'ink2', width });
const block = (d: string): Stroke => ({ d, fill: 'ink2' });
const drawings: Record<Kind, Stroke[]> = {
  tuft: [pen('M0 0c-1-4-3-6-5-8M0 0c0-5 0-8 .5-11M0 0c1-4 3-6 6-7')],
  bush: [
    pen('M-8 0c-3-2-2-6 1-6 0-4 6-5 7-2 3-3 8 0 6 4 3 0 4 3 2 4z'),
    pen('M-4-2c1-1 2-1 3 0M2-4c1-1 2-1 3 0', 1),
  ],
  cactus: [pen('M0 0V-20M0-7h-5.5v-7M0-10.5h5.5v-6', 3.2), pen('M-6 1.2h13', 1)],
  tree: [
    pen('M0 0v-7', 2),
    block('M-7-6c-3-4 0-8 3-8 0-5 8-5 8 0 4 0 6 5 3 8-4 2-10 2-14 0z'),
    { d: 'M-3-8c2 1 5 1 7-1M-1-11.5c2 .5 3 .3 4-.7', stroke: 'sheet', width: 1 },
  ],
  pine: [pen('M0 0v-5', 2), block('M-7-4L0-13 7-4zM-5.5-10L0-18l5.5 8zM-4-15.5L0-22l4 6.5z')],
  rock: [
    { d: 'M-8 0l3-7 5-2 5 4 3 5z', fill: 'mesa', stroke: 'ink2', width: 1.5 },
    pen('M-1-8.5l-1 4M3-4.5l1 4', 1),
  ],
  hill: [
    pen('M-26 0c6-10 14-17 25-17 9 0 18 8 27 17'),
    pen('M4-15l5 8M9-13l5 8M14-10l4 7M-2-16l3 7', 1),
  ],
  grave: [block('M-3 0v-8q3-4 6 0v8z'), pen('M8 0v-9M5-6.5h6', 1.8)],
  bones: [pen('M-7-1l13-6M-6-7L7-1', 1.6), pen('M-8-2.5l2 3M6-8.5l2 3M-7.5-6l3-2M5.5 .5l3-2', 1.4)],
};
const growth: Record<string, Kind[]> = {
  'mesitos-point': ['tuft', 'tuft', 'tree', 'hill', 'tuft', 'bush'],
  'sunny-hills': ['hill', 'tuft', 'pine', 'pine', 'tree', 'tuft'],
  'spikes-view': ['tuft', 'cactus', 'rock', 'tuft', 'hill', 'bush'],
  'cliff-junction': ['cactus', 'rock', 'tuft', 'rock', 'hill', 'bones'],
  'dixon-creek': ['tuft', 'rock'],
  'buzzard-gulch-frontier': ['rock', 'cactus', 'tuft', 'pine', 'hill', 'rock', 'bush', 'bones'],
};
const radius: Record<Kind, number> = {
  tuft: 9,
  bush: 12,
  cactus: 13,
  tree: 13,
  pine: 13,
  rock: 13,
  hill: 32,
  grave: 13,
  bones: 12,
};

/** `keep`: boxes of lettering that stay free. */
export function scatter(map: BoardMap, keep: [Point, Point][]): Mark[] {
  const next = random(11);
  const placed: { at: Point; r: number }[] = [];
  const marks: Mark[] = [];
  const free = (p: Point, r: number) =>
    (!map.river.length || toLine(p, map.river) > 20 + r * 0.6) &&
    (!map.rail.length || toLine(p, map.rail) > 18 + r * 0.6) &&
    !placed.some((q) => distance(q.at, p) < q.r + r + 6) &&
    !keep.some(([a, b]) => p[0] > a[0] - r && p[0] < b[0] + r && p[1] > a[1] && p[1] < b[1] + r);
  for (const space of map.spaces) {
    const box = bounds(space.outline);
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const kinds = growth[space.region] ?? ['tuft'];
    for (let tries = Math.round((width * height) / (space.town ? 1300 : 420)); tries > 0; tries--) {
      const p: Point = [box.left + next() * width, box.top + next() * height];
      let kind = kinds[Math.floor(next() * kinds.length)];
      if (space.id === 'sv2' && next() < 0.6) kind = 'grave';
      const r = radius[kind];
      const clear = (space.locations.length ? 46 : 38) + r * 0.5;
      if (distance(p, space.center) < clear || !inside(p, space.outline)) continue;
      if (toLine(p, space.outline, true) < r * 0.8 + 3 || !free(p, r)) continue;
      placed.push({ at: p, r });
      const scale = 0.85 + next() * 0.35;
      for (const stroke of drawings[kind])
        marks.push({ ...stroke, alpha: 0.62, round: true, at: [p[0], p[1] + 4, scale] });
    }
  }
  return marks;
}
