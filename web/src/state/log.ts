// The log: what happened, action by action, and what is worth telling when it is your turn again.
import type { EventKind } from '../engine/generated';
import { isPlayer, type Act, type GameEvent, type LogLine } from '../engine/types';
import { finder } from '../words/search';

export const textOf = (line: LogLine) => line.who + line.did;

/** The last events in words, the newest first; one's own cards stand in the hand. */
export const latest = (events: GameEvent[], n: number): GameEvent[] =>
  events
    .slice(-40)
    .filter((e) => e.text && e.kind !== 'drew-card')
    .slice(-n)
    .reverse();

export interface Round {
  round: number; // 0: the deal
  acts: Act[];
}

export function byRound(acts: Act[]): Round[] {
  const rounds: Round[] = [];
  for (const act of acts) {
    const round = act.round || (rounds.at(-1)?.round ?? 0);
    if (rounds.at(-1)?.round !== round) rounds.push({ round, acts: [] });
    rounds.at(-1)!.acts.push(act);
  }
  return rounds;
}

const touches = (line: LogLine, seat: number) => line.seat === seat || line.other === seat;

/** The acts, in themselves or in a step, that say a text and are about a seat (-1: any). */
export function searched(acts: Act[], text: string, seat: number): Act[] {
  const found = finder(text);
  const fits = (line: LogLine) =>
    (seat < 0 || touches(line, seat)) && found(`${textOf(line)} ${line.rule}`);
  return acts.filter((act) => fits(act) || act.steps.some(fits));
}

export interface Tally {
  seat: number;
  lp: number;
  points: number;
  cash: number; // dollars
  wounds: number;
}

/** What each seat won or lost. */
export function tallies(events: GameEvent[]): Tally[] {
  const all = new Map<number, Tally>();
  for (const e of events) {
    if (!isPlayer(e.seat)) continue;
    const t = all.get(e.seat) ?? { seat: e.seat, lp: 0, points: 0, cash: 0, wounds: 0 };
    if (e.kind === 'lp') t.lp += e.a;
    else if (e.kind === 'points') t.points += e.a;
    else if (e.kind === 'cash') t.cash += e.a;
    else if (e.kind === 'wounded') t.wounds += e.a;
    else if (e.kind === 'healed') t.wounds -= e.a;
    all.set(e.seat, t);
  }
  return [...all.values()].sort((x, y) => x.seat - y.seat);
}

// What a tally tells, or the map.
const slight = new Set<EventKind>(['turn-began', 'moved', 'lp', 'discarded']);

/** What mattered of some events. */
export const weighty = (acts: Act[], from: number, to = Infinity): Act[] =>
  acts.filter((act) => act.from >= from && act.to <= to && !slight.has(act.kind));

export interface Since {
  from: number; // events
  to: number;
}

/** What others did between your last turn and the one that has begun; null: nothing, it is not your turn, or
    you have done something in it. */
export function sinceTurn(events: GameEvent[], me: number): Since | null {
  const turns = events.flatMap((e, i) => (e.kind === 'turn-began' ? [{ i, seat: e.seat }] : []));
  const now = turns.pop();
  if (now?.seat !== me || events.slice(now.i).some((e) => e.kind === 'action-taken')) return null;
  const mine = turns.findLastIndex((t) => t.seat === me);
  const first = turns[mine + 1];
  return first ? { from: first.i, to: now.i } : null;
}
