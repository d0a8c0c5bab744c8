// A game of poker told from its events: saloon, community cards, against a high roller, anywhere.
import {
  handRanks,
  pokerGames,
  pokerTerms,
  type Ask,
  type EventKind,
  type PokerGame,
} from '../../engine/generated';
import type { Card, Content, GameEvent, TableView } from '../../engine/types';

export type PokerStep = 'ante' | 'join' | 'flop' | 'raise' | 'lay' | 'reveal' | 'pot';
export interface PokerPlayer {
  seat: number;
  dealer: boolean; // plays the house's hand
  laid: number; // cards face down
  cards: Card[]; // shown
  folded: boolean;
  rank: number; // of its hand, -1
  hand: string; // "… has two pair"
  won: number; // dollars, -1: not (yet)
  lost: boolean;
  gains: GameEvent[]; // Bonuses and points
}
export interface PokerTale {
  at: number;
  game: PokerGame;
  host: number;
  rule: string;
  house: number; // dollars
  pot: number;
  flop: Card[];
  river: Card[];
  token: number; // the high roller's face, -1
  players: PokerPlayer[];
  step: PokerStep;
  houseWins: boolean;
  over: boolean;
  last: GameEvent;
}

const order: PokerStep[] = ['ante', 'join', 'flop', 'raise', 'lay', 'reveal', 'pot'];
export const pokerSteps = (game: PokerGame): PokerStep[] => {
  const { raises, othersJoin } = pokerTerms[game];
  return order.filter((s) => (s !== 'raise' || raises) && (s !== 'join' || othersJoin));
};

const player = (seat: number, dealer = false): PokerPlayer => ({
  seat,
  dealer,
  laid: 0,
  cards: [],
  folded: false,
  rank: -1,
  hand: '',
  won: -1,
  lost: false,
  gains: [],
});

const begin = (first: GameEvent, at: number): PokerTale => ({
  at,
  game: pokerGames[first.b],
  host: first.seat,
  rule: first.rule,
  house: first.a,
  pot: 0,
  flop: [],
  river: [],
  token: -1,
  players: [player(first.seat)],
  step: 'ante',
  houseWins: false,
  over: false,
  last: first,
});

function later(tale: PokerTale, step: PokerStep) {
  if (order.indexOf(step) > order.indexOf(tale.step)) tale.step = step;
}

function change(tale: PokerTale, seat: number, dealer: boolean, more: Partial<PokerPlayer>) {
  const it = tale.players.find((p) => p.seat === seat && p.dealer === dealer);
  if (it) Object.assign(it, more);
}

// What somebody gains while the hands lie open.
function gain(tale: PokerTale, e: GameEvent) {
  const open = tale.step === 'reveal' || tale.step === 'pot';
  if (open) tale.players.find((p) => p.seat === e.seat && !p.dealer)?.gains.push(e);
}

const join = (tale: PokerTale, e: GameEvent) => {
  tale.players.push(player(e.seat, e.kind === 'dealer'));
  later(tale, 'join');
};

const tell: Partial<Record<EventKind, (tale: PokerTale, e: GameEvent) => void>> = {
  'joined': join,
  'dealer': join,
  'token-turned': (tale, e) => (tale.token = e.a),
  'pot': (tale, e) => (tale.pot = e.a),
  'flop': (tale, e) => {
    (e.b ? tale.river : tale.flop).push(e.a);
    later(tale, 'flop');
  },
  'raised': (tale) => later(tale, 'raise'),
  'folded': (tale, e) => {
    change(tale, e.seat, false, { folded: true });
    later(tale, 'raise');
  },
  'laid': (tale, e) => {
    change(tale, e.seat, !!e.b, { laid: e.a });
    later(tale, 'lay');
  },
  'showed': (tale, e) => {
    tale.players.find((p) => p.seat === e.seat && p.dealer === !!e.b)?.cards.push(e.a);
    later(tale, 'reveal');
  },
  'hand-ranked': (tale, e) => {
    change(tale, e.seat, !!e.b, { rank: e.a, hand: e.text });
    later(tale, 'reveal');
  },
  'poker-won': (tale, e) => {
    change(tale, e.seat, !!e.b, { won: e.a });
    tale.houseWins = !!e.b;
    tale.over = true;
    later(tale, 'pot');
  },
  'poker-lost': (tale, e) => {
    change(tale, e.seat, false, { lost: true });
    later(tale, 'pot');
  },
  'cash': gain,
  'lp': gain,
  'points': gain,
  'drew': gain,
};

/** The game that the event at `at` begins, as far as it was shown; `settled`: the view stands after all of it. */
export function pokerTale(
  events: GameEvent[],
  at: number,
  view: TableView | null,
  settled = true,
): PokerTale | null {
  const first = events[at];
  if (first?.kind !== 'poker') return null;
  const tale = begin(first, at);
  for (const e of events.slice(at + 1)) {
    if (e.text) tale.last = e;
    tell[e.kind]?.(tale, e);
  }
  if (settled && view?.poker) settle(tale, view);
  return tale;
}

const asked: Partial<Record<Ask, PokerStep>> = {
  'join': 'join',
  'raise': 'raise',
  'lay': 'lay',
  'poker-reward': 'pot',
};

// Who has laid cards, and what is asked now: as the view has it.
function settle(tale: PokerTale, view: TableView) {
  for (const it of tale.players) it.laid = Math.max(it.laid, view.poker!.laid[it.seat] ?? 0);
  const step = asked[view.ask];
  if (step) later(tale, step);
}

/** "two pair", from the words of the content; else the engine's whole sentence. */
export const handName = (it: PokerPlayer, content: Content): string =>
  it.rank < 0 ? '' : (content.words[`hand-rank.${handRanks[it.rank]}`] ?? it.hand);
