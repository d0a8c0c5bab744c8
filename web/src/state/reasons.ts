// Why somebody took an action, read from what they did and what it brought: what a gentle opponent says
// about it in the first game.
import { fightKind, verbs, type Verb } from '../engine/generated';
import type { Act, Content, GameEvent } from '../engine/types';
import type { reasons } from '../words/en/reasons';

export type ReasonId = keyof typeof reasons;

/** Where somebody rode, by what is there. */
const places: [location: string, reason: ReasonId][] = [
  ['general-store', 'toStore'],
  ['saloon', 'toSaloon'],
  ['mine', 'toMine'],
  ['bank', 'toBank'],
  ['doctor', 'toDoctor'],
  ['cabaret', 'toCabaret'],
  ['ranch', 'toRanch'],
  ['rail-station', 'toStation'],
  ['sheriffs-office', 'toSheriff'],
];

const duels = { won: 'duel', lost: 'duelLost' } as const;
const byFight: Record<number, { won: ReasonId; lost: ReasonId }> = {
  [fightKind.duel]: duels,
  [fightKind.arrest]: { won: 'arrest', lost: 'arrestLost' },
  [fightKind.robbery]: { won: 'robbery', lost: 'robberyLost' },
};

const ends = new Set<GameEvent['kind']>(['won-fight', 'lost-fight', 'fight-off', 'poker-won']);

/** What one action brought whoever took it. */
class Outcome {
  constructor(
    readonly events: GameEvent[],
    readonly seat: number,
  ) {}
  find(kind: GameEvent['kind']) {
    return this.events.find((e) => e.kind === kind && e.seat === this.seat);
  }
  gained(kind: GameEvent['kind']) {
    return this.events.some((e) => e.kind === kind && e.seat === this.seat && e.a > 0);
  }
  get won() {
    return !!this.find('won-fight');
  }
  /** A fight or a hand of poker goes on while somebody else has to choose. */
  get open() {
    const began = this.events.some((e) => e.kind === 'fight' || e.kind === 'poker');
    return began && !this.events.some((e) => ends.has(e.kind));
  }
}

function rode(o: Outcome, content: Content): ReasonId {
  const delivered = o.find('delivered');
  if (delivered) return delivered.b ? 'rustled' : 'sold';
  if (o.find('fight')) return o.won ? 'bandits' : 'banditsLost';
  const to = o.events.findLast((e) => e.kind === 'moved' && e.seat === o.seat)?.a ?? -1;
  const there = content.spaces[to]?.locations.map((l) => l.split(':')[0]) ?? [];
  return places.find(([location]) => there.includes(location))?.[1] ?? 'onTheWay';
}

function bought(o: Outcome, content: Content): ReasonId {
  const item = content.items[o.find('bought')?.a ?? -1];
  if (item?.front.type === 'mount') return 'mount';
  return item?.front.type === 'weapon' ? 'weapon' : 'item';
}

function fought(o: Outcome): ReasonId {
  const { won, lost } = byFight[o.find('fight')?.a ?? fightKind.duel] ?? duels;
  return o.won ? won : lost;
}

function dug(o: Outcome): ReasonId {
  if (o.gained('nuggets')) return 'gold';
  return o.gained('cash') ? 'diggerCash' : 'gravel';
}

const said: Partial<Record<Verb, (o: Outcome, content: Content) => ReasonId>> = {
  move: rode,
  buy: bought,
  upgrade: bought,
  fight: fought,
  prospect: dug,
  poker: (o) => (o.find('poker-won') ? 'pokerWon' : 'pokerLost'),
  heist: (o) => (o.won ? 'heist' : 'heistLost'),
  play: () => 'played',
  use: () => 'used',
  ability: () => 'used',
  deposit: () => 'banked',
  heal: () => 'healed',
  revel: () => 'cabaret',
  cattle: () => 'cattle',
  work: () => 'work',
};

/** Why the action was taken that some events tell; null: they tell none, or it goes on. */
export function reasonOf(events: GameEvent[], content: Content): ReasonId | null {
  const taken = events.find((e) => e.kind === 'action-taken');
  if (!taken) return null;
  const outcome = new Outcome(events, taken.seat);
  if (outcome.open) return null;
  return said[verbs[taken.a]]?.(outcome, content) ?? 'other';
}

/** Whether an act was the last of a turn that was ended with an action left. */
export function stoppedAfter(act: Act, events: GameEvent[]): boolean {
  const next = events.findIndex((e, i) => i >= act.to && e.kind === 'turn-began');
  const began = events.findLastIndex((e, i) => i <= act.from && e.kind === 'turn-began');
  if (next < 0 || began < 0) return false;
  const taken = (from: number, to: number) =>
    events.slice(from, to).filter((e) => e.kind === 'action-taken' && e.seat === act.seat).length;
  return taken(act.from, act.to) > 0 && taken(act.to, next) === 0 && taken(began, next) < 3;
}
