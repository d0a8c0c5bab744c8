// Moves a piece along the spaces between where it was and where it is now. Any key or click ends it.
import { reducedMotion } from '../browser/settings.svelte';
import type { Point } from './geometry';

export interface Stand {
  at: Point; // units of the sheet
  through: Point[]; // on its way there
  space: number; // -1: not on a space
  unit: number; // pixels
}

const place = ([x, y]: Point, unit: number) =>
  `translate(${(x * unit).toFixed(2)}px, ${(y * unit).toFixed(2)}px)`;

const stops = (from: Stand, to: Stand): Point[] =>
  from.space === to.space ? [from.at, to.at] : [from.at, ...to.through, to.at];

export function glide(node: HTMLElement, stand: Stand) {
  let now = stand;
  let running: Animation | null = null;
  const finish = () => running?.finish();
  const settle = () => {
    running = null;
    node.style.zIndex = '';
    removeEventListener('pointerdown', finish);
    removeEventListener('keydown', finish);
  };
  node.style.transform = place(now.at, now.unit);

  return {
    update(next: Stand) {
      const before = now;
      now = next;
      const stays = before.at[0] === next.at[0] && before.at[1] === next.at[1];
      if (stays && before.unit === next.unit) return;
      node.style.transform = place(next.at, next.unit);
      if (stays || before.unit !== next.unit || reducedMotion()) return;
      running?.cancel();
      const way = stops(before, next);
      const duration = next.space === before.space ? 380 : Math.min(900, 320 * (way.length - 1));
      node.style.zIndex = '5';
      running = node.animate(
        way.map((p) => ({ transform: place(p, next.unit) })),
        { duration, easing: 'cubic-bezier(.4,.1,.3,1)' },
      );
      running.onfinish = settle;
      running.oncancel = settle;
      addEventListener('pointerdown', finish);
      addEventListener('keydown', finish);
    },
    destroy: () => running?.cancel(),
  };
}
