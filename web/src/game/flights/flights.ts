// What flies over the table when an event is told: cards, coins, nuggets, points.
import { pointKind } from '../../engine/generated';
import type { GameEvent } from '../../engine/types';

/** Where something comes from or goes to: somebody's board or hand, their figure on the map, their cube on
    a track, or the cards of nobody. */
export type Spot = { at: 'seat' | 'hand' | 'figure' | Track; seat: number } | { at: 'deck' };
export type Track = 'lp' | 'marshal' | 'wanted' | 'gambler';
export type Thing = 'card' | 'cash' | 'nugget' | 'laurel' | 'star' | 'poster' | 'chips' | 'skull';
export interface Flight {
  thing: Thing;
  n: number;
  from: Spot;
  to: Spot;
}

const most = 4; // of one kind at once
const tracks: Record<number, [Thing, Track]> = {
  [pointKind.mp]: ['star', 'marshal'],
  [pointKind.wp]: ['poster', 'wanted'],
  [pointKind.gp]: ['chips', 'gambler'],
};

/** Things that come to a board, or leave it. */
function purse(thing: Thing, { seat, a }: GameEvent, each: number): Flight | null {
  if (a === 0) return null;
  const n = Math.min(most, Math.ceil(Math.abs(a) / each));
  const own: Spot = { at: 'seat', seat };
  const there: Spot = { at: 'figure', seat };
  return a > 0 ? { thing, n, from: there, to: own } : { thing, n, from: own, to: there };
}

export function flightOf(event: GameEvent): Flight | null {
  const { kind, seat, other, a, b } = event;
  const hand: Spot = { at: 'hand', seat };
  switch (kind) {
    case 'drew':
      return { thing: 'card', n: Math.min(most, a), from: { at: 'deck' }, to: hand };
    case 'discarded':
    case 'played':
      return { thing: 'card', n: 1, from: hand, to: { at: 'deck' } };
    case 'gave-card':
      return { thing: 'card', n: 1, from: hand, to: { at: 'hand', seat: other } };
    case 'cash':
      return purse('cash', event, 20);
    case 'nuggets':
      return purse('nugget', event, 1);
    case 'cattle-taken':
      return { thing: 'skull', n: 1, from: { at: 'figure', seat }, to: { at: 'seat', seat } };
    case 'delivered':
      return { thing: 'skull', n: 1, from: { at: 'seat', seat }, to: { at: 'figure', seat } };
    case 'lp':
      return a > 0
        ? {
            thing: 'laurel',
            n: Math.min(most, a),
            from: { at: 'seat', seat },
            to: { at: 'lp', seat },
          }
        : null;
    case 'points': {
      const [thing, at] = tracks[b];
      return a > 0 ? { thing, n: 1, from: { at: 'seat', seat }, to: { at, seat } } : null;
    }
    default:
      return null;
  }
}
