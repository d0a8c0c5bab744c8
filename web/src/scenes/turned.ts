// A card or token turned over, or dice rolled, and what came of it.
import type { GameEvent } from '../engine/types';
import { consequences, type Played } from './stage';

export interface TurnedTale {
  at: number;
  kind: Played;
  id: number;
  seat: number; // or nobody
  rule: string;
  text: string;
  after: GameEvent[];
}

export function turnedTale(events: GameEvent[], at: number, kind: Played): TurnedTale | null {
  const e = events[at];
  if (!e) return null;
  return {
    at,
    kind,
    id: e.a,
    seat: e.seat,
    rule: e.rule,
    text: e.text,
    after: consequences(events, at + 1),
  };
}

export interface DiceTale {
  at: number;
  seat: number;
  faces: number[]; // by die, as they lie now; -1: not rolled
  rolls: { die: number; face: number }[];
  cash: number; // dollars gained
  nuggets: number;
  after: GameEvent[];
  last: GameEvent;
}

export function diceTale(events: GameEvent[], at: number): DiceTale | null {
  const first = events[at];
  if (first?.kind !== 'dice') return null;
  const tale: DiceTale = {
    at,
    seat: first.seat,
    faces: [],
    rolls: [],
    cash: 0,
    nuggets: 0,
    after: [],
    last: first,
  };
  for (const e of events.slice(at)) {
    if (e.kind === 'dice') {
      tale.faces[e.a] = e.b;
      tale.rolls.push({ die: e.a, face: e.b });
      tale.last = e;
    } else if (e.seat === tale.seat && e.kind === 'cash' && e.a > 0) tale.cash += e.a;
    else if (e.seat === tale.seat && e.kind === 'nuggets' && e.a > 0) tale.nuggets += e.a;
  }
  for (let die = 0; die < tale.faces.length; die++) tale.faces[die] ??= -1;
  tale.after = consequences(events, at + 1);
  return tale;
}
