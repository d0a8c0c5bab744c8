// Where signs and pieces stand inside a space: near its middle, off the signs, off each other.
import { bounds, distance, inside, toLine, type Point } from './geometry';
import { shopsOf } from './houses';
import { ribbons } from './lettering';
import { allSpaces, boardOf, boards, type BoardMap, type MapSpace } from './maps';

export interface Disc {
  at: Point;
  r: number;
}
const shopSign = 40; // above the corner
const nudged: Record<string, Point> = { dr1: [0, -12], dr10: [0, -8] };
const atCorner = ['general-store', 'saloon', 'trading-post'];

export interface Sign {
  at: Point;
  r: number;
  location: string;
  spaces: number[];
}

export const signsOf = new Map<BoardMap, Sign[]>(
  boards.map((map) => {
    const shops: Sign[] = shopsOf(map).map((shop) => ({
      at: [shop.at[0], shop.at[1] - shopSign * map.size],
      r: 22 * map.size,
      location: shop.location,
      spaces: map.spaces
        .filter((s) => s.town === shop.town && s.locations.includes(shop.location))
        .map((s) => s.index),
    }));
    const others = map.spaces.flatMap((space) =>
      space.locations
        .filter((location) => !atCorner.includes(location))
        .map((location): Sign => {
          const [dx, dy] = nudged[space.id] ?? [0, -10];
          return {
            at: [space.center[0] + dx, space.center[1] + dy],
            r: 24 * map.size,
            location,
            spaces: [space.index],
          };
        }),
    );
    return [map, [...shops, ...others]];
  }),
);

interface Room {
  spots: { at: Point; edge: number }[];
  obstacles: Disc[];
}
const rooms = new Map<number, Room>();

function roomOf(space: MapSpace): Room {
  const known = rooms.get(space.index);
  if (known) return known;
  const map = boardOf(space.index);
  const box = bounds(space.outline);
  const spots: Room['spots'] = [];
  for (let x = box.left + 6; x < box.right; x += 10)
    for (let y = box.top + 6; y < box.bottom; y += 10) {
      const at: Point = [x, y];
      if (!inside(at, space.corners)) continue;
      const edge = toLine(at, space.corners, true);
      if (edge > 8) spots.push({ at, edge });
    }
  const obstacles = signsOf.get(map)!.map(({ at, r }) => ({ at, r: r + 4 }));
  for (const shop of shopsOf(map))
    obstacles.push({ at: [shop.at[0], shop.at[1] + 4], r: 30 * map.size });
  for (const { at, half } of ribbons[map.id])
    for (let dx = -half; dx <= half; dx += 30)
      obstacles.push({ at: [at[0] + dx, at[1] - 3], r: 20 * map.size });
  // the buttons of the map lie in this corner
  if (map.id === 'county')
    for (const x of [90, 150, 210, 270]) obstacles.push({ at: [x, 1045], r: 50 });
  const near = obstacles.filter((o) => distance(o.at, space.center) < 220);
  const room = { spots: spots.length ? spots : [{ at: space.center, edge: 0 }], obstacles: near };
  rooms.set(space.index, room);
  return room;
}

/** The best spot for a disc of radius r beside those that lie here. */
export function spotBeside(space: number, placed: Disc[], r: number): Point {
  const place = allSpaces[space];
  const room = roomOf(place);
  let best = room.spots[0].at;
  let least = Infinity;
  for (const { at, edge } of room.spots) {
    let cost = distance(at, place.center) * 0.5 + Math.max(0, r * 0.8 - edge) * 2.5;
    for (const o of room.obstacles) cost += Math.max(0, r * 0.9 + o.r - distance(at, o.at)) * 4;
    for (const o of placed) cost += Math.max(0, r + o.r + 1 - distance(at, o.at)) * 7;
    cost += Math.abs(at[1] - place.center[1]) * 0.12;
    if (cost < least) [least, best] = [cost, at];
  }
  return best;
}

const cache = new Map<string, Point[]>();

/** A spot for each disc of these radii, in order. */
export function arrange(space: number, radii: number[]): Point[] {
  const name = `${space}:${radii.join()}`;
  const known = cache.get(name);
  if (known) return known;
  const placed: Disc[] = [];
  for (const r of radii) placed.push({ at: spotBeside(space, placed, r), r });
  const spots = placed.map((d) => d.at);
  if (cache.size > 4000) cache.clear();
  cache.set(name, spots);
  return spots;
}
