// The engraved ground of a board: tints, growth, borders, mesas, river and railway, back to front.
import { areaPath, distance, pathOf, random, toLine, type Point } from './geometry';
import type { BoardMap, Border, Face } from './maps';
import type { InkName, Mark } from './paint';
import { scatter } from './scatter';

const tints: Record<string, [ground: InkName, edge: InkName]> = {
  'mesitos-point': ['rg1', 'bd1'],
  'sunny-hills': ['rg2', 'bd2'],
  'spikes-view': ['rg3', 'bd3'],
  'cliff-junction': ['rg4', 'bd4'],
  'dixon-creek': ['rg3', 'bd3'],
  'buzzard-gulch-frontier': ['rg4', 'bd4'],
};
const town: [InkName, InkName] = ['rgt', 'bdt'];
const tintOf = (region: string) => tints[region] ?? town;

const isCoast = (b: Border) => b.faces.length < 2;
const isRegion = (b: Border) => isCoast(b) || b.faces[0].region !== b.faces[1].region;
const joined = (borders: Border[]) => borders.map((b) => pathOf(b.points)).join('');

/** Lines that fade out from the edge of the surveyed land. */
function shore(map: BoardMap): Mark[] {
  const d = map.spaces.map((s) => areaPath(s.outline)).join('');
  const ground: InkName = map.id === 'county' ? 'rg1' : 'rg4';
  const [width, height] = map.frame;
  const marks: Mark[] = [{ d: `M4 4h${width - 8}v${height - 8}h${8 - width}z`, fill: ground }];
  for (let r = 34, alpha = 0.1; r > 3; r -= 7, alpha += 0.07) {
    marks.push(
      { d, stroke: 'ink', width: r * 2, alpha },
      { d, stroke: ground, width: r * 2 - 2.2 },
    );
  }
  return marks;
}

function regions(map: BoardMap): Mark[] {
  const marks: Mark[] = map.spaces.map((s) => ({
    d: areaPath(s.outline),
    fill: tintOf(s.region)[0],
  }));
  for (const region of new Set(map.spaces.map((s) => s.region))) {
    const clip = map.spaces
      .filter((s) => s.region === region)
      .map((s) => areaPath(s.outline))
      .join('');
    const d = joined(
      map.borders.filter((b) => isRegion(b) && b.faces.some((f) => f.region === region)),
    );
    const stroke = tintOf(region)[1];
    const strong = stroke === 'bdt' ? 1.4 : 1;
    marks.push(
      { d, clip, stroke, width: 26, alpha: 0.26 * strong },
      { d, clip, stroke, width: 13, alpha: 0.2 * strong },
    );
  }
  return marks;
}

function lines(map: BoardMap): Mark[] {
  const inner = map.borders.filter((b) => !isRegion(b));
  const outer = map.borders.filter(
    (b) => isRegion(b) && !isCoast(b) && !b.faces.some((f) => f.mesa),
  );
  const coast = map.borders.filter(isCoast);
  return [
    { d: joined(inner), stroke: 'ink', width: 1.7, dash: [1.5, 5], alpha: 0.75, round: true },
    { d: joined(outer), stroke: 'ink', width: 2.4, dash: [14, 5, 2, 5], alpha: 0.8 },
    { d: joined(coast), stroke: 'ink', width: 2.4, alpha: 0.8 },
  ];
}

/** Rim strokes that point inwards, long and thick where the light does not come. */
function hachures(outline: Point[], next: () => number): string {
  let area = 0;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length];
    area += a[0] * b[1] - b[0] * a[1];
  });
  const side = area > 0 ? 1 : -1;
  let d = '';
  let left = 0;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length];
    const length = distance(a, b);
    if (!length) return;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * side, ((b[0] - a[0]) / length) * side];
    let t = left;
    for (; t < length; t += 4.6) {
      const x = a[0] + ((b[0] - a[0]) * t) / length;
      const y = a[1] + ((b[1] - a[1]) * t) / length;
      const dark = nx * 0.6 + ny * 0.8 < 0;
      const long = (dark ? 22 : 12) + next() * (dark ? 13 : 8);
      const w = (dark ? 2.2 : 1) + next() * 0.7;
      const [jx, jy] = [(next() - 0.5) * 3.5, (next() - 0.5) * 3.5];
      d += areaPath([
        [x + ny * w, y - nx * w],
        [x + nx * long + jx, y + ny * long + jy],
        [x - ny * w, y + nx * w],
      ]);
    }
    left = t - length;
  });
  return d;
}

function mesa(face: Face, river: string, next: () => number): Mark[] {
  const d = areaPath(face.outline);
  const marks: Mark[] = [
    { d, stroke: 'ink', width: 16, alpha: 0.1, at: [4, 6] },
    { d, fill: 'mesa' },
    { d: hachures(face.outline, next), clip: d, fill: 'ink', alpha: 0.8 },
  ];
  if (river)
    marks.push({ d: river, clip: d, stroke: 'ink', width: 56, dash: [1.8, 5.5], alpha: 0.7 });
  marks.push({ d, stroke: 'ink', width: 3 });
  return marks;
}

const riverMarks = (d: string): Mark[] => [
  { d, stroke: 'ink', width: 29 },
  { d, stroke: 'water', width: 25 },
  { d, stroke: 'waterline', width: 17, alpha: 0.75 },
  { d, stroke: 'water', width: 15 },
  { d, stroke: 'waterline', width: 6.5, alpha: 0.5 },
  { d, stroke: 'water', width: 5 },
];

function railway(map: BoardMap): Mark[] {
  const d = pathOf(map.rail);
  const marks: Mark[] = [
    { d, stroke: 'sheet', width: 24, alpha: 0.65 },
    { d, stroke: 'ink', width: 19, dash: [3, 8.5] },
    { d, stroke: 'ink', width: 10.5 },
    { d, stroke: 'sheet', width: 6.5 },
  ];
  const i = map.river.length ? map.rail.findIndex((p) => toLine(p, map.river) < 5) : -1;
  if (i < 0) return marks;
  const [p, q] = [map.rail[i], map.rail[i + 1] ?? map.rail[i]];
  const at: Mark['at'] = [p[0], p[1], 1, Math.atan2(q[1] - p[1], q[0] - p[0])];
  const posts = [-24, -12, 0, 12, 24].map((x) => `M${x}-13v-5M${x} 13v5`).join('');
  return [
    ...marks,
    {
      d: 'M-30-13h60M-30 13h60M-30-13l-6-6M30-13l6-6M-30 13l-6 6M30 13l6 6',
      stroke: 'ink',
      width: 2.6,
      at,
    },
    { d: posts, stroke: 'ink', width: 1.4, at },
  ];
}

export function terrain(map: BoardMap, keep: [Point, Point][] = []): Mark[] {
  const next = random(29);
  const river = map.river.length ? pathOf(map.river) : '';
  return [
    ...shore(map),
    ...regions(map),
    ...scatter(map, keep),
    ...lines(map),
    ...map.mesas.flatMap((face) => mesa(face, river, next)),
    ...(river ? riverMarks(river) : []),
    ...(map.rail.length ? railway(map) : []),
  ];
}
