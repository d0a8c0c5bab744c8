// Points, lines and polygons of the map; a hand that shakes a little, always the same way.
export type Point = [x: number, y: number];

export function random(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = s;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const round1 = (n: number) => Math.round(n * 10) / 10;
export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const pathOf = (points: Point[]) =>
  points.map((p, i) => `${i ? 'L' : 'M'}${round1(p[0])} ${round1(p[1])}`).join('');
export const areaPath = (points: Point[]) => `${pathOf(points)}Z`;

/** The cutter's hand: moves every point of a line by a smooth field, so neighbours stay together. */
export function wobble([x, y]: Point): Point {
  return [
    x +
      1.7 * Math.sin(x * 0.021 + y * 0.033 + 1.3) +
      1.1 * Math.sin(y * 0.071 - x * 0.023 + 4.1) +
      0.6 * Math.sin(x * 0.13 + y * 0.11),
    y +
      1.7 * Math.sin(y * 0.024 - x * 0.029 + 0.4) +
      1.1 * Math.sin(x * 0.067 + y * 0.019 + 2.2) +
      0.6 * Math.sin(y * 0.14 - x * 0.09),
  ];
}

/** More points on the same line, none further apart than `step`. */
export function divide(points: Point[], step: number): Point[] {
  const out: Point[] = [points[0]];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    const n = Math.max(1, Math.ceil(distance(a, b) / step));
    for (let k = 1; k <= n; k++)
      out.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
  }
  return out;
}

/** Chaikin's corner cutting; the ends stay. */
export function smooth(line: Point[], passes = 2): Point[] {
  let points = line;
  for (let pass = 0; pass < passes; pass++) {
    if (points.length < 3) return points;
    const out: Point[] = [points[0]];
    for (let i = 0; i < points.length - 1; i++) {
      const [a, b] = [points[i], points[i + 1]];
      if (i > 0) out.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
      if (i < points.length - 2) out.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
    }
    out.push(points[points.length - 1]);
    points = out;
  }
  return points;
}

/** A Catmull-Rom curve through the points. */
export function curve(points: Point[], n = 12): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [
      points[i - 1] ?? points[i],
      points[i],
      points[i + 1],
      points[i + 2] ?? points[i + 1],
    ];
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const at = (q: 0 | 1) =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - e[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + e[q]) * t * t * t);
      out.push([at(0), at(1)]);
    }
  }
  out.push(points[points.length - 1]);
  return out;
}

export function inside([x, y]: Point, polygon: Point[]): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i], polygon[j]];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      odd = !odd;
  }
  return odd;
}

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length
    ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
    : 0;
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

export function toLine(p: Point, line: Point[], closed = false): number {
  let least = Infinity;
  for (let i = 0; i < line.length - (closed ? 0 : 1); i++)
    least = Math.min(least, toSegment(p, line[i], line[(i + 1) % line.length]));
  return least;
}

export function bounds(points: Point[]) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
