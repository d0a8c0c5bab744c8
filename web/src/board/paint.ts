// What is painted once into a bitmap: paths with inks by name, so that both themes share the drawing.
export const inkNames = [
  'sheet',
  'paper',
  'paper2',
  'ink',
  'ink2',
  'hair',
  'mesa',
  'water',
  'waterline',
  'rg1',
  'rg2',
  'rg3',
  'rg4',
  'rgt',
  'bd1',
  'bd2',
  'bd3',
  'bd4',
  'bdt',
] as const;
export type InkName = (typeof inkNames)[number];
export type Palette = Record<InkName, string> & { stain: number; grain: number };

export interface Mark {
  d: string;
  fill?: InkName;
  stroke?: InkName;
  width?: number;
  dash?: number[];
  alpha?: number;
  round?: boolean;
  clip?: string; // path
  at?: [x: number, y: number, scale?: number, turn?: number]; // turn in radians
}

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const inks = Object.fromEntries(inkNames.map((name) => [name, value(name)])) as Record<
    InkName,
    string
  >;
  return { ...inks, stain: Number(value('stain')), grain: Number(value('grain')) };
}

export function paint(ctx: CanvasRenderingContext2D, marks: Mark[], palette: Palette) {
  for (const mark of marks) {
    ctx.save();
    if (mark.clip) ctx.clip(new Path2D(mark.clip));
    if (mark.at) {
      const [x, y, scale = 1, turn = 0] = mark.at;
      ctx.translate(x, y);
      if (turn) ctx.rotate(turn);
      ctx.scale(scale, scale);
    }
    ctx.globalAlpha = mark.alpha ?? 1;
    ctx.lineJoin = 'round';
    ctx.lineCap = mark.round ? 'round' : 'butt';
    const path = new Path2D(mark.d);
    if (mark.fill) {
      ctx.fillStyle = palette[mark.fill];
      ctx.fill(path);
    }
    if (mark.stroke) {
      ctx.strokeStyle = palette[mark.stroke];
      ctx.lineWidth = mark.width ?? 1.5;
      ctx.setLineDash(mark.dash ?? []);
      ctx.stroke(path);
    }
    ctx.restore();
  }
}
