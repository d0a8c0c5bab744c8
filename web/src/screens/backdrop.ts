// The survey sheet under the papers, painted once for each theme and size of the window.
let kept: { key: string; canvas: HTMLCanvasElement } | null = null;

// How much of the county fills the window, in units of the map: the north-west, as on the game's table.
const shown = { x: -60, y: -60, width: 1520, height: 855 };

export async function countySheet(width: number, height: number, theme: string) {
  const key = `${width} ${height} ${theme}`;
  if (kept?.key === key) return kept.canvas;
  const [{ county }, { terrain }, { buildings }, { paint, readPalette }, { age }] =
    await Promise.all([
      import('../board/maps'),
      import('../board/terrain'),
      import('../board/houses'),
      import('../board/paint'),
      import('../board/age'),
    ]);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d')!;
  const palette = readPalette(document.documentElement);
  ctx.fillStyle = palette.sheet;
  ctx.fillRect(0, 0, width, height);
  const scale = Math.max(width / shown.width, height / shown.height);
  ctx.translate(
    width / 2 - (shown.x + shown.width / 2) * scale,
    height / 2 - (shown.y + shown.height / 2) * scale,
  );
  ctx.scale(scale, scale);
  paint(ctx, terrain(county), palette);
  paint(ctx, buildings(county), palette);
  age(ctx, width, height, palette.stain, palette.grain);
  kept = { key, canvas };
  return canvas;
}
