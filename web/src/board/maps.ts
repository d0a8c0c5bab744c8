// Both boards as the content files give them, with outlines smoothed once and shared by neighbours.
import baseFile from '../../../content/maps/map-base.json';
import gulchFile from '../../../content/maps/map-ante-up.json';
import { curve, divide, smooth, wobble, type Point } from './geometry';

interface SpaceFile {
  id: string;
  region: string;
  town: string | null;
  center: number[];
  locations: string[];
  polygon: number[][];
}
interface MapFile {
  frame: number[];
  spaces: SpaceFile[];
  mesas?: { id: string; polygon: number[][] }[];
  decoration?: { river?: number[][]; railway?: number[][] };
  railway?: number[][];
}

export interface Face {
  id: string;
  region: string;
  mesa: boolean;
  corners: Point[]; // as in the file
  outline: Point[];
}
export interface Border {
  points: Point[];
  faces: Face[];
}
export interface MapSpace extends Face {
  index: number; // as the engine counts
  center: Point;
  town: string;
  locations: string[];
}
export interface BoardMap {
  id: 'county' | 'gulch';
  frame: Point;
  /** Of signs, pieces and houses: the second board is drawn smaller, so they are larger on it. */
  size: number;
  /** The sheet around the frame, with the tracks. */
  sheet: { x: number; y: number; width: number; height: number };
  spaces: MapSpace[];
  mesas: Face[];
  borders: Border[];
  river: Point[];
  rail: Point[];
}

const key = (p: Point) => `${p[0]},${p[1]}`;

/** Cuts outlines into borders between junctions, so that two neighbours share one line. */
function shareBorders(faces: Face[]): Border[] {
  const neighbours = new Map<string, Set<string>>();
  const join = (a: Point, b: Point) => {
    const set = neighbours.get(key(a)) ?? new Set();
    neighbours.set(key(a), set.add(key(b)));
  };
  for (const { corners } of faces)
    corners.forEach((p, i) => {
      const q = corners[(i + 1) % corners.length];
      join(p, q);
      join(q, p);
    });
  const junction = (p: Point) => neighbours.get(key(p))!.size !== 2;
  const borders = new Map<string, Border>();
  for (const face of faces) {
    const n = face.corners.length;
    const first = Math.max(0, face.corners.findIndex(junction));
    const ring = Array.from({ length: n + 1 }, (_, i) => face.corners[(first + i) % n]);
    let part: Point[] = [ring[0]];
    for (let i = 1; i <= n; i++) {
      part.push(ring[i]);
      if (!junction(ring[i]) && i < n) continue;
      const forward = part.map(key).join('|');
      const backward = [...part].reverse().map(key).join('|');
      const name = forward < backward ? forward : backward;
      const points = divide(smooth(part), 14).map(wobble);
      const border = borders.get(name) ?? { points, faces: [] };
      border.faces.push(face);
      borders.set(name, border);
      face.outline.push(...points.slice(0, -1));
      part = [ring[i]];
    }
  }
  return [...borders.values()];
}

function load(
  id: BoardMap['id'],
  file: MapFile,
  first: number,
  size: number,
  sheet: BoardMap['sheet'],
): BoardMap {
  const spaces = file.spaces.map((s, i): MapSpace => ({
    id: s.id,
    index: first + i,
    region: s.region,
    town: s.town ?? '',
    mesa: false,
    center: s.center as Point,
    locations: s.locations,
    corners: s.polygon as Point[],
    outline: [],
  }));
  const mesas = (file.mesas ?? []).map((m): Face => ({
    id: m.id,
    region: m.id,
    mesa: true,
    corners: m.polygon as Point[],
    outline: [],
  }));
  const line = (points?: number[][]) => (points ? curve(points as Point[]).map(wobble) : []);
  return {
    id,
    frame: file.frame as Point,
    size,
    sheet,
    spaces,
    mesas,
    borders: shareBorders([...spaces, ...mesas]),
    river: line(file.decoration?.river),
    rail: line(file.decoration?.railway ?? file.railway),
  };
}

export const county = load('county', baseFile, 0, 1, { x: -64, y: -62, width: 1528, height: 1152 });
export const gulch = load('gulch', gulchFile, county.spaces.length, 1.25, {
  x: -36,
  y: -62,
  width: 1192,
  height: 1438,
});
export const boards = [county, gulch];
export const allSpaces: MapSpace[] = [...county.spaces, ...gulch.spaces];
export const boardOf = (space: number): BoardMap => (space < county.spaces.length ? county : gulch);
