// The log: what happened, in words, with where and in which round.
import type { GameEvent } from '../engine/types';

export interface Line {
  index: number; // in the events of the game
  event: GameEvent;
  round: number;
  space: number; // on the map, -1
  head: boolean; // a turn begins
}

const spaceInA = new Set([
  'started',
  'moved',
  'sheriff-moved',
  'arrested',
  'bandits',
  'token-placed',
  'token-barred',
  'token-gone',
  'gold-placed',
  'gold-taken',
]);

export function spaceOf(event: GameEvent): number {
  if (spaceInA.has(event.kind)) return event.a;
  if (event.kind === 'explored') return event.b;
  return -1;
}

/** Events that are told, as lines. */
export function told(events: GameEvent[]): Line[] {
  const lines: Line[] = [];
  let round = 0;
  events.forEach((event, index) => {
    const head = event.kind === 'turn-began';
    if (head) round = event.a;
    if (event.text) lines.push({ index, event, round, space: spaceOf(event), head });
  });
  return lines;
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function searched(lines: Line[], text: string, seat: number): Line[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    if (seat >= 0 && line.event.seat !== seat && line.event.other !== seat) return false;
    if (words.length === 0) return true;
    const where = folded(`${line.event.text} ${line.event.rule}`);
    return words.every((word) => where.includes(word));
  });
}

export interface Tally {
  seat: number;
  lp: number;
  points: number;
  cash: number; // dollars
  wounds: number;
}
const weighty = new Set([
  'fight',
  'won-fight',
  'arrested',
  'story-turned',
  'poker-won',
  'stolen',
  'bought',
  'upgraded',
  'delivered',
  'unlocked',
  'goal-shown',
  'event-card',
  'end-triggered',
  'game-over',
  'turn-began',
  'explored',
  'bet-won',
]);

/** What matters of some events, and what each seat won or lost in them. */
export function summary(events: GameEvent[], from: number): { lines: Line[]; tallies: Tally[] } {
  const later = events.slice(from);
  const tallies = new Map<number, Tally>();
  for (const e of later) {
    if (e.seat > 5) continue;
    const t = tallies.get(e.seat) ?? { seat: e.seat, lp: 0, points: 0, cash: 0, wounds: 0 };
    if (e.kind === 'lp') t.lp += e.a;
    else if (e.kind === 'points') t.points += e.a;
    else if (e.kind === 'cash') t.cash += e.a * 10;
    else if (e.kind === 'wounded') t.wounds += e.a;
    else if (e.kind === 'healed') t.wounds -= e.a;
    tallies.set(e.seat, t);
  }
  return {
    lines: told(later).filter((l) => weighty.has(l.event.kind)),
    tallies: [...tallies.values()].sort((x, y) => x.seat - y.seat),
  };
}
