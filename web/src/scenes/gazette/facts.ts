// What happened in a whole game, counted from its events, for the Gazette.
import { fightKind, lpSource, type EventKind } from '../../engine/generated';
import { isFigure, manInBlack, type GameEvent, type TableView } from '../../engine/types';

export interface SeatFacts {
  sources: number[]; // LP by their source
  times: number[]; // how often there were some
  fought: number;
  won: number;
  arrested: number; // was
  arrests: number; // made
  heists: number; // bank or train, won
  beatSheriff: number;
  wounds: number;
  rides: number;
  spent: number; // dollars
  pots: number; // dollars won at poker
  pokerWon: number;
  bestPot: number;
  bestRank: number;
  sold: number; // nuggets, for one LP each
  found: number; // nuggets
  delivered: number;
  discs: number;
  faro: number; // dollars
  explored: number;
  goals: number;
  start: number; // space, -1
}
/** Something worth a line of print. */
export interface Moment {
  kind: EventKind | 'lead';
  round: number;
  weight: number;
  text: string;
  seat: number;
  rule: string;
}
export interface Facts {
  rounds: number;
  figures: number[]; // seats, the Man in Black last
  lp: Map<number, number[]>; // after each round, from 0 on
  seats: Map<number, SeatFacts>;
  fights: number;
  moments: Moment[];
}

const blank = (): SeatFacts => ({
  sources: [],
  times: [],
  fought: 0,
  won: 0,
  arrested: 0,
  arrests: 0,
  heists: 0,
  beatSheriff: 0,
  wounds: 0,
  rides: 0,
  spent: 0,
  pots: 0,
  pokerWon: 0,
  bestPot: 0,
  bestRank: -1,
  sold: 0,
  found: 0,
  delivered: 0,
  discs: 0,
  faro: 0,
  explored: 0,
  goals: 0,
  start: -1,
});

export function gather(events: GameEvent[], view: TableView): Facts {
  const figures = [...view.seats.map((s) => s.seat), ...(view.mib ? [manInBlack] : [])];
  const facts: Facts = {
    rounds: 0,
    figures,
    lp: new Map(figures.map((f) => [f, [0]])),
    seats: new Map(figures.map((f) => [f, blank()])),
    fights: 0,
    moments: [],
  };
  const now = new Map(figures.map((f) => [f, 0]));
  const ranks = new Map<number, number>();
  const endRound = (round: number) => {
    for (const f of figures) facts.lp.get(f)![round] = now.get(f)!;
  };
  for (const e of events) {
    const it = facts.seats.get(e.seat);
    if (e.kind === 'turn-began' && e.a > facts.rounds) {
      if (facts.rounds) endRound(facts.rounds);
      else for (const f of figures) facts.lp.get(f)![0] = now.get(f)!;
      facts.rounds = e.a;
    }
    if (e.kind === 'lp') now.set(e.seat, (now.get(e.seat) ?? 0) + e.a);
    if (e.kind === 'fight') {
      facts.fights++;
      const other = facts.seats.get(e.other);
      if (other) other.fought++;
    }
    if (e.kind === 'hand-ranked') ranks.set(e.seat, e.a);
    if (it) count(it, e, facts, ranks);
    if (it || e.kind === 'end-triggered') note(facts, e);
  }
  if (facts.rounds) endRound(facts.rounds);
  leads(facts);
  return facts;
}

function count(it: SeatFacts, e: GameEvent, facts: Facts, ranks: Map<number, number>) {
  switch (e.kind) {
    case 'started':
      it.start = e.a;
      break;
    case 'lp':
      it.sources[e.b] = (it.sources[e.b] ?? 0) + e.a;
      it.times[e.b] = (it.times[e.b] ?? 0) + 1;
      if (e.b === lpSource.deposit) it.sold += e.a;
      break;
    case 'fight':
      it.fought++;
      break;
    case 'won-fight':
      it.won++;
      if (e.a === fightKind.guard || e.a === fightKind.train) it.heists++;
      if (e.a === fightKind.sheriff) it.beatSheriff++;
      break;
    case 'arrested': {
      it.arrested++;
      const by = facts.seats.get(e.other);
      if (by) by.arrests++;
      break;
    }
    case 'wounded':
      it.wounds += e.a;
      break;
    case 'moved':
      it.rides++;
      break;
    case 'cash':
      if (e.b < 0) it.spent -= e.a; // not what is lost
      break;
    case 'nuggets':
      if (e.a > 0) it.found += e.a;
      break;
    case 'poker-won':
      if (e.b) break;
      it.pokerWon++;
      it.pots += e.a;
      if (e.a > it.bestPot) [it.bestPot, it.bestRank] = [e.a, ranks.get(e.seat) ?? -1];
      break;
    case 'delivered':
      it.delivered++;
      break;
    case 'disc':
      it.discs++;
      break;
    case 'bet-won':
      it.faro += e.a;
      break;
    case 'explored':
      it.explored++;
      break;
    case 'goal-shown':
      it.goals++;
      break;
  }
}

const weights: Partial<Record<EventKind, (e: GameEvent) => number>> = {
  'arrested': () => 8,
  'won-fight': (e) =>
    e.a === fightKind.sheriff
      ? 7
      : e.a === fightKind.guard || e.a === fightKind.train
        ? 6
        : isFigure(e.other)
          ? 4
          : 0,
  'lp': (e) => (e.a >= 3 ? 3 + e.a : 0),
  'goal-shown': () => 5,
  'stolen': () => 5,
  'poker-won': (e) => (e.a >= 8 && !e.b ? 5 : 0),
  'explored': () => 3,
  'delivered': () => 3,
  'unlocked': () => 2,
  'end-triggered': () => 20,
};
function note(facts: Facts, e: GameEvent) {
  const weight = weights[e.kind]?.(e) ?? 0;
  if (weight)
    facts.moments.push({
      kind: e.kind,
      round: facts.rounds,
      weight,
      text: e.text,
      seat: e.seat,
      rule: e.rule,
    });
}

/** Who leads after each round; -1: nobody alone. */
export function leaders(facts: Facts): number[] {
  return Array.from({ length: facts.rounds + 1 }, (_, round) => {
    const best = Math.max(...facts.figures.map((f) => facts.lp.get(f)![round]));
    const ahead = facts.figures.filter((f) => facts.lp.get(f)![round] === best);
    return ahead.length === 1 ? ahead[0] : -1;
  });
}

// A change at the top is news: an empty text for the interface to fill.
function leads(facts: Facts) {
  let last = -1;
  leaders(facts).forEach((leader, round) => {
    if (round > 1 && leader >= 0 && last >= 0 && leader !== last)
      facts.moments.push({ kind: 'lead', round, weight: 5.5, text: '', seat: leader, rule: '' });
    if (leader >= 0) last = leader;
  });
}

/** The best few in the order they happened: at most two a round, and the same again is less news. */
export function turningPoints(facts: Facts, n = 5): Moment[] {
  const chosen: Moment[] = [];
  const rest = [...facts.moments];
  const worth = (m: Moment) => m.weight - 2 * chosen.filter((c) => c.kind === m.kind).length;
  while (rest.length && chosen.length < n) {
    const best = rest.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    rest.splice(rest.indexOf(best), 1);
    if (chosen.filter((c) => c.round === best.round).length < 2) chosen.push(best);
  }
  return chosen.sort(
    (a, b) => a.round - b.round || facts.moments.indexOf(a) - facts.moments.indexOf(b),
  );
}
