// A bust for each character, drawn from parts; every hat, beard and coat is its own.
import { rays } from './draw';
import type { Part } from './bustKit';
import { countyBusts } from './bustsCounty';
import { gulchBusts } from './bustsGulch';

const busts: Record<string, Part[]> = { ...countyBusts, ...gulchBusts };
const ink = 'var(--bi, currentColor)';
const paper = 'var(--bs, var(--paper))';
const round = 'stroke-linecap="round" stroke-linejoin="round"';

function draw([kind, d, width = 1.4]: Part): string {
  const colour = kind === 'I' || kind === 'i' || kind === 'L' || kind === 'l' ? ink : paper;
  if ('ISis'.includes(kind)) return `<path d="${d}" fill="${colour}"/>`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${round}/>`;
}

const cache = new Map<string, string>();

/** The drawing in a box of 100, with a keyline of paper around it; `fine`: with the thin cuts too. */
export function bustInk(id: string, fine: boolean): string {
  const key = `${id} ${fine}`;
  let text = cache.get(key);
  if (text === undefined) {
    const parts = busts[id] ?? busts['man-in-black'];
    const outline = parts.filter(([kind]) => kind === 'I' || kind === 'S').map(([, d]) => d);
    text =
      `<path d="${outline.join('')}" fill="${paper}" stroke="${paper}" stroke-width="6" ${round}/>` +
      parts
        .filter(([kind]) => fine || kind < 'a')
        .map(draw)
        .join('');
    cache.set(key, text);
  }
  return text;
}

export const bustIds = Object.keys(busts);
export const bustRays = rays(36, [40, 40], 90, 0.045);
