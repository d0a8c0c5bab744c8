// Where on the screen a spot is now.
import { manInBlack } from '../../engine/types';
import type { Spot } from './flights';

export interface Place {
  x: number;
  y: number;
}

const middle = (r: DOMRect): Place => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 });

function seen(selector: string): DOMRect | null {
  for (const element of document.querySelectorAll(selector)) {
    const rect = element.getBoundingClientRect();
    const at = middle(rect);
    if (rect.width && at.x > 0 && at.y > 0 && at.x < innerWidth && at.y < innerHeight) return rect;
  }
  return null;
}

/** Null: it is not to be seen. Over a scene the map is not, so what lies there comes from the scene. */
export function placeOf(spot: Spot, me: number): Place | null {
  const scene = seen('.host');
  const map = scene ?? seen('main.map');
  if (spot.at === 'deck') return map && { x: map.x + map.width / 2, y: map.bottom - 30 };
  const { at, seat } = spot;
  const board = () => seen(`[data-seat="${seat}"]`);
  if (at === 'figure') {
    const figure =
      scene ?? seen(`[data-piece="${seat === manInBlack ? 'mib' : `seat${seat}`}"]`) ?? map;
    return figure && middle(figure);
  }
  const rect =
    at === 'hand'
      ? ((seat === me ? seen('section.hand') : null) ?? board())
      : at === 'seat'
        ? board()
        : scene
          ? null
          : seen(`[data-piece="${at}${seat}"]`);
  return rect && middle(rect);
}
