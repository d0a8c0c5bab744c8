// The log: what happened, in words, with where and in which round.
import { fields, type EventKind } from '../engine/generated';
import { finder } from '../words/search';
import { isPlayer, type GameEvent } from '../engine/types';

export interface Line {
  index: number; // in the events of the game
  event: GameEvent;
  round: number;
  space: number; // on the map, -1
  head: boolean; // a turn begins
}

/** Where it happened: what the engine's table calls a space. */
export function spaceOf({ kind, a, b }: GameEvent): number {
  const [first, second] = fields[kind];
  return first === 'space' ? a : second === 'space' ? b : -1;
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

export function searched(lines: Line[], text: string, seat: number): Line[] {
  const found = finder(text);
  return lines.filter(
    ({ event: e }) =>
      (seat < 0 || e.seat === seat || e.other === seat) && found(`${e.text} ${e.rule}`),
  );
}

export interface Tally {
  seat: number;
  lp: number;
  points: number;
  cash: number; // dollars
  wounds: number;
}
const weighty = new Set<EventKind>([
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
    if (!isPlayer(e.seat)) continue;
    const t = tallies.get(e.seat) ?? { seat: e.seat, lp: 0, points: 0, cash: 0, wounds: 0 };
    if (e.kind === 'lp') t.lp += e.a;
    else if (e.kind === 'points') t.points += e.a;
    else if (e.kind === 'cash') t.cash += e.a;
    else if (e.kind === 'wounded') t.wounds += e.a;
    else if (e.kind === 'healed') t.wounds -= e.a;
    tallies.set(e.seat, t);
  }
  return {
    lines: told(later).filter((l) => weighty.has(l.event.kind)),
    tallies: [...tallies.values()].sort((x, y) => x.seat - y.seat),
  };
}
