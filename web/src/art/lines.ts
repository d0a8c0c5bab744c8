// How lines of seats look on charts, besides their colour.
export const dashes = ['', '7 4', '2 4', '10 3 2 3', '14 4', '4 2 1 2', '1 3'];

/** Tokens at the line ends do not cover one another. */
export function spread(lines: { end: { y: number } }[], gap: number, bottom: number) {
  const sorted = [...lines].sort((a, b) => a.end.y - b.end.y);
  for (let i = 1; i < sorted.length; i++)
    sorted[i].end.y = Math.max(sorted[i].end.y, sorted[i - 1].end.y + gap);
  let limit = bottom;
  for (let i = sorted.length - 1; i >= 0; i--) {
    sorted[i].end.y = Math.min(sorted[i].end.y, limit);
    limit = sorted[i].end.y - gap;
  }
}
