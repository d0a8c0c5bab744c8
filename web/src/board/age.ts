// Age of the sheet: a wash of stains and the grain of the paper, in pixels of the bitmap.
import { random } from './geometry';

function noise(
  width: number,
  height: number,
  seed: number,
  alpha: (n: number) => number,
  rgb: [number, number, number],
) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d')!;
  const image = ctx.createImageData(width, height);
  const next = random(seed);
  for (let i = 0; i < image.data.length; i += 4) {
    image.data.set(rgb, i);
    image.data[i + 3] = 255 * Math.max(0, alpha(next()));
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

let grainTile: HTMLCanvasElement | null = null;

export function age(
  ctx: CanvasRenderingContext2D,
  width: number,
  height: number,
  stain: number,
  grain: number,
) {
  ctx.save();
  ctx.resetTransform();
  if (stain > 0) {
    ctx.imageSmoothingQuality = 'high';
    for (const [cells, strength, seed] of [
      [5, 0.34, 21],
      [13, 0.2, 22],
    ]) {
      const spots = noise(cells, cells, seed, (n) => (n - 0.35) * strength * stain, [122, 77, 30]);
      ctx.drawImage(spots, -width * 0.1, -height * 0.1, width * 1.2, height * 1.2);
    }
  }
  grainTile ??= noise(230, 230, 9, (n) => n * n * 0.17 - 0.03, [64, 41, 20]);
  ctx.globalAlpha = grain;
  ctx.fillStyle = ctx.createPattern(grainTile, 'repeat')!;
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
}
