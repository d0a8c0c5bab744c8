// A game of poker told from its events: saloon, community cards, against a high roller, anywhere.
import { handRanks, pokerGames, type Ask, type PokerGame } from '../../engine/generated';
import {
  nobody,
  type Card,
  type Content,
  type GameEvent,
  type TableView,
} from '../../engine/types';

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
export const pokerSteps = (game: PokerGame): PokerStep[] =>
  order.filter(
    (s) => (s !== 'raise' || game === 'community') && (s !== 'join' || game !== 'high-roller'),
  );

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

export function pokerTale(
  events: GameEvent[],
  at: number,
  view: TableView | null,
  settled = true,
): PokerTale | null {
  const first = events[at];
  if (first?.kind !== 'poker') return null;
  const tale: PokerTale = {
    at,
    game: pokerGames[first.b],
    host: first.seat,
    rule: first.rule,
    house: first.a,
    pot: first.a,
    flop: [],
    river: [],
    token: -1,
    players: [player(first.seat)],
    step: 'ante',
    houseWins: false,
    over: false,
    last: first,
  };
  const later = (step: PokerStep) => {
    if (order.indexOf(step) > order.indexOf(tale.step)) tale.step = step;
  };
  const of = (seat: number, dealer = 0) =>
    tale.players.find((p) => p.seat === seat && p.dealer === !!dealer);
  const counts = (e: GameEvent) => {
    const it = of(e.seat);
    if (it) it.gains.push(e);
  };
  for (let i = at + 1; i < events.length; i++) {
    const e = events[i];
    if (e.text) tale.last = e;
    switch (e.kind) {
      case 'joined':
        tale.players.push(player(e.seat));
        later('join');
        break;
      case 'dealer':
        tale.players.push(player(e.seat, true));
        later('join');
        break;
      case 'token-turned':
        tale.token = e.a;
        break;
      case 'cash':
        if (e.a < 0 && tale.step !== 'reveal' && tale.step !== 'pot') tale.pot -= e.a;
        else if (tale.step === 'reveal' || tale.step === 'pot') counts(e);
        break;
      case 'house-adds':
        tale.pot += e.a;
        break;
      case 'flop':
        (e.b ? tale.river : tale.flop).push(e.a);
        later('flop');
        break;
      case 'raised':
      case 'folded': {
        const it = of(e.seat);
        if (it) it.folded = e.kind === 'folded';
        later('raise');
        break;
      }
      case 'laid': {
        const it = of(e.seat, e.b);
        if (it) it.laid = 2;
        later('lay');
        break;
      }
      case 'showed': {
        const it = of(e.seat, e.b);
        if (it) it.cards.push(e.a);
        for (const p of tale.players) if (!p.folded) p.laid = 2;
        later('reveal');
        break;
      }
      case 'hand-ranked': {
        const it = of(e.seat, e.b);
        if (it) [it.rank, it.hand] = [e.a, e.text];
        later('reveal');
        break;
      }
      case 'poker-won': {
        const it = of(e.seat, e.b);
        if (it) it.won = e.a;
        tale.houseWins = !!e.b;
        tale.over = true;
        later('pot');
        break;
      }
      case 'poker-lost': {
        const it = of(e.seat);
        if (it) it.lost = true;
        later('pot');
        break;
      }
      case 'lp':
      case 'points':
      case 'drew':
        if (tale.step === 'reveal' || tale.step === 'pot') counts(e);
        break;
    }
  }
  if (settled && view?.poker) settle(tale, view);
  return tale;
}

// Who has laid cards, the pot, and what is asked now: as the view has it.
function settle(tale: PokerTale, view: TableView) {
  const poker = view.poker!;
  if (!tale.over) tale.pot = poker.pot;
  for (const it of tale.players) it.laid = Math.max(it.laid, poker.laid[it.seat] ?? 0);
  const steps: Partial<Record<Ask, PokerStep>> = {
    'join': 'join',
    'raise': 'raise',
    'lay': 'lay',
    'poker-reward': 'pot',
  };
  const step = steps[view.ask];
  if (step && order.indexOf(step) > order.indexOf(tale.step)) tale.step = step;
}

/** "two pair", from the words of the content; else the engine's whole sentence. */
export const handName = (it: PokerPlayer, content: Content): string =>
  it.rank < 0 ? '' : (content.words[`hand-rank.${handRanks[it.rank]}`] ?? it.hand);

export const winnersOf = (tale: PokerTale) => tale.players.filter((p) => p.won >= 0);
export const isHouse = (it: PokerPlayer) => it.dealer || it.seat === nobody;
