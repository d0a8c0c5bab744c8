// Where the words of a lesson or a note stand: beside what they point at and never over it.
import { small } from '../../browser/room';
import { placeClear } from '../../ui/beside';

export interface Spot {
  left: number;
  top: number;
}
const rect = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? null;

const ring = 8; // pixels around a box

/** On a phone above the sheet; where that would cover the thing below the players, or over them. */
function onPhone(boxes: DOMRect[], height: number): Spot {
  const sheet = Math.min(rect('.sheet')?.top ?? innerHeight, innerHeight);
  const since = rect('.since')?.top ?? sheet;
  const below = (rect('section.top')?.bottom ?? 50) + 8;
  const preview = rect('div.tip');
  const seen = preview ? [...boxes, preview] : boxes;
  const covered = (top: number) =>
    seen.reduce(
      (sum, b) =>
        sum + Math.max(0, Math.min(b.bottom + ring, top + height) - Math.max(b.top - ring, top)),
      0,
    );
  const above = (edge: number) => Math.max(6, edge - height - 8);
  const tops = [above(since), above(sheet), below, 6];
  return { left: 8, top: tops.reduce((best, t) => (covered(t) < covered(best) ? t : best)) };
}

function onDesk(boxes: DOMRect[], width: number, height: number): Spot {
  const map = rect('main.map');
  if (!map) return { left: 16, top: 16 };
  const scene = rect('.host');
  const first = boxes[0] ?? (scene && rect('section.hand'));
  if (!first) return { left: map.left + 16, top: map.bottom - height - 16 };
  const corner = { left: innerWidth - width - 8, top: innerHeight - height - 8 }; // over the log
  // the question stays free: the map is not what it is about
  const prompt = rect('section.prompt');
  const asks = prompt && first.left >= prompt.left - 1 && first.bottom <= prompt.bottom + 1;
  if (asks && first.top >= prompt.top - 1 && !scene)
    return rect('[data-list=board]')
      ? corner
      : { left: prompt.left - width - 12, top: Math.min(first.top, innerHeight - height - 6) };
  const rather = ['section.prompt', 'section.hand', '.host'].flatMap((s) => rect(s) ?? []);
  const beside = placeClear(first, width, height, boxes, rather);
  // what one owns can be read as well, where there is room above it
  const above = {
    ...beside,
    top: Math.min(beside.top, (rect('.own')?.top ?? innerHeight) - height),
  };
  const needed = [...boxes, ...(prompt ? [prompt] : [])];
  return [above, beside, corner].find((s) => isClear(needed, s, width, height)) ?? beside;
}

const isClear = (boxes: DOMRect[], { left, top }: Spot, width: number, height: number) =>
  boxes.every(
    (b) => b.right <= left || b.left >= left + width || b.bottom <= top || b.top >= top + height,
  );

export const spotFor = (boxes: DOMRect[], width: number, height: number): Spot =>
  small.current ? onPhone(boxes, height) : onDesk(boxes, width, height);
