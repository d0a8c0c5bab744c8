// False-front houses, mine adits and the compass: painted over the targets, under the signs.
import { star } from '../art/draw';
import type { Point } from './geometry';
import type { BoardMap } from './maps';
import type { Mark } from './paint';

type Front = 'flat' | 'step' | 'church' | 'arch';
const r = (n: number) => Math.round(n * 10) / 10;

function front(kind: Front, w: number, h: number): string {
  const x = -w / 2;
  if (kind === 'church') return `M${x} 0V${-h * 0.6}L0 ${-h}L${-x} ${-h * 0.6}V0z`;
  if (kind === 'arch') return `M${x} 0V${-h * 0.8}Q0 ${-h * 1.25} ${-x} ${-h * 0.8}V0z`;
  if (kind === 'flat') return `M${x} 0V${-h}h${w}V0z`;
  const up = h * 0.12;
  return `M${x} 0V${-h * 0.8}h${w * 0.15}v${-up}h${w * 0.18}v${-up}h${w * 0.34}v${up}h${w * 0.18}v${up}h${w * 0.15}V0z`;
}

/** The origin is the middle of the foot. */
function house(at: Point, w: number, h: number, kind: Front, size = 1): Mark[] {
  const place: Mark['at'] = [at[0], at[1], size];
  const columns = Math.max(1, Math.round(w / 13));
  const middle = columns >> 1;
  let holes = '';
  for (let i = 0; i < columns; i++) {
    const x = -w / 2 + (w * (i + 0.5)) / columns;
    holes += `M${r(x - 2.4)} ${r(-h * 0.78)}h4.8v${r(h * 0.17)}h-4.8z`;
    holes +=
      i === middle
        ? `M${r(x - 3)} ${r(-h * 0.36)}h6V0h-6z`
        : `M${r(x - 2.6)} ${r(-h * 0.34)}h5.2v${r(h * 0.2)}h-5.2z`;
  }
  return [
    { d: `M${w / 2} 0l18-2v${-h * 0.5}l-18 0z`, fill: 'ink', alpha: 0.2, at: place },
    { d: `M${w / 2} 0l7-4v${-h * 0.62}l-7-6z`, fill: 'ink', stroke: 'ink', width: 1.5, at: place },
    { d: front(kind, w, h), fill: 'paper', stroke: 'ink', width: 1.8, at: place },
    {
      d: `M${-w / 2 - 2} ${-h * 0.52}h${w + 4}M${-w / 2} ${-h * 0.46}h${w}M${-w / 2 - 4} .5h${w + 12}`,
      stroke: 'ink',
      width: 1.3,
      at: place,
    },
    { d: holes, fill: 'ink', at: place },
  ];
}

type Lot = [space: string, dx: number, dy: number, w: number, h: number, kind: Front];
const lots: Record<BoardMap['id'], Lot[]> = {
  county: [
    ['dr1', -42, 24, 32, 28, 'flat'],
    ['dr10', 40, 22, 32, 28, 'step'],
    ['rf1', -42, 20, 28, 30, 'church'],
    ['rf3', 44, 20, 36, 30, 'arch'],
    ['mp2', -56, 6, 34, 24, 'church'],
    ['mp2', -44, 26, 24, 16, 'church'],
    ['sh7', 56, 6, 34, 24, 'church'],
    ['sh7', 48, 28, 24, 16, 'church'],
    ['sv12', -62, -8, 50, 24, 'flat'],
    ['dr6', -38, 14, 20, 18, 'flat'],
    ['dr7', 22, 16, 22, 20, 'step'],
    ['dr7', -26, -6, 18, 16, 'flat'],
    ['rf7', -22, 22, 20, 18, 'flat'],
    ['rf4', -46, 22, 22, 20, 'step'],
    ['dr6', 42, 10, 18, 18, 'church'],
    ['dr1', 40, 34, 20, 18, 'step'],
    ['dr9', -34, 10, 22, 18, 'flat'],
    ['dr4', 14, 36, 22, 20, 'flat'],
    ['dr3', -34, 22, 20, 18, 'flat'],
    ['dr5', 44, -4, 20, 18, 'step'],
    ['rf2', -30, 2, 22, 18, 'flat'],
    ['rf5', 42, 8, 22, 20, 'step'],
    ['rf8', 8, 18, 22, 18, 'flat'],
    ['rf8', -24, 4, 18, 15, 'church'],
    ['rf6', -46, -14, 20, 18, 'flat'],
    ['rf1', 42, 24, 20, 18, 'flat'],
  ],
  gulch: [
    ['bg7', -46, 26, 34, 28, 'flat'],
    ['fr8', -56, 10, 34, 24, 'church'],
    ['fr8', -44, 32, 24, 16, 'church'],
    ['fr16', 66, 8, 50, 24, 'flat'],
    ['bg4', -40, 20, 22, 20, 'step'],
    ['bg6', 30, 24, 22, 20, 'flat'],
    ['bg1', -60, 18, 22, 20, 'flat'],
    ['bg2', 30, 10, 24, 20, 'step'],
    ['bg5', 10, -60, 22, 18, 'flat'],
    ['bg7', -20, -60, 24, 20, 'arch'],
    ['bg1', 20, -50, 20, 18, 'church'],
  ],
};

const adit = ([x, y]: Point): Mark[] => {
  const at: Mark['at'] = [x + 46, y + 6, 1.15];
  return [
    { d: 'M-22 8L-12-14 2-22 16-12 24 8z', fill: 'mesa', stroke: 'ink', width: 2, at },
    { d: 'M-7 8V-5H7V8z', fill: 'ink', at },
    { d: 'M-9-6H9M-9 8V-6M9 8V-6', stroke: 'ink', width: 3, at },
    { d: 'M-12-12l4 5M-4-17l2 6M6-16l2 6M13-8l3 8', stroke: 'ink', width: 1.5, at },
  ];
};

function compass(at: Mark['at']): Mark[] {
  const circle = (n: number) => `M${n} 0A${n} ${n} 0 1 1 ${-n} 0A${n} ${n} 0 1 1 ${n} 0Z`;
  return [
    { d: circle(40), stroke: 'ink', width: 1.6, alpha: 0.75, at },
    { d: circle(33), stroke: 'ink', width: 1, alpha: 0.75, at },
    { d: star(0, 0, 30, 5, 4, -45), fill: 'sheet', stroke: 'ink', width: 1.3, alpha: 0.55, at },
    { d: star(0, 0, 47, 8, 4), fill: 'sheet', stroke: 'ink', width: 1.3, at },
    {
      d: 'M0-47L5.7-5.7 0 0zM47 0L5.7 5.7 0 0zM0 47L-5.7 5.7 0 0zM-47 0L-5.7-5.7 0 0z',
      fill: 'ink',
      at,
    },
  ];
}

export interface Shop {
  at: Point;
  location: string;
  town: string;
}

/** Stores and saloons stand on the corner their three spaces share. */
export function shopsOf(map: BoardMap): Shop[] {
  const groups = new Map<string, Shop & { corners: Set<string> }>();
  for (const space of map.spaces)
    for (const location of space.locations) {
      if (!['general-store', 'saloon', 'trading-post'].includes(location)) continue;
      const name = `${location} ${space.town}`;
      const corners = space.corners.map(String);
      const group = groups.get(name);
      if (group) group.corners = new Set(corners.filter((c) => group.corners.has(c)));
      else
        groups.set(name, {
          at: space.center,
          location,
          town: space.town,
          corners: new Set(corners),
        });
    }
  return [...groups.values()].map(({ corners, ...shop }) => {
    const [corner] = corners;
    return { ...shop, at: corner ? (corner.split(',').map(Number) as Point) : shop.at };
  });
}

export function buildings(map: BoardMap): Mark[] {
  const centerOf = new Map(map.spaces.map((s) => [s.id, s.center]));
  const marks = map.mesas.length ? compass([818, 322, 0.95]) : compass([900, 1190, 1]);
  for (const [id, dx, dy, w, h, kind] of lots[map.id]) {
    const [x, y] = centerOf.get(id)!;
    marks.push(...house([x + dx, y + dy], w, h, kind, map.size));
  }
  for (const shop of shopsOf(map))
    marks.push(
      ...house(
        [shop.at[0], shop.at[1] + 22 * map.size],
        58,
        44,
        shop.location === 'saloon' ? 'step' : 'flat',
        map.size,
      ),
    );
  for (const space of map.spaces)
    if (space.locations.includes('mine')) marks.push(...adit(space.center));
  return marks;
}
