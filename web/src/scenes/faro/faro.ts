// A game of Faro told from its events: bets on thirteen values, three cards turned.
import { faroCards, type FaroCard } from '../../engine/generated';
import type { GameEvent, TableView } from '../../engine/types';

export interface FaroBet {
  seat: number;
  value: number; // index of the fight card
  cash: number;
  state: 'on' | 'won' | 'lost' | 'back';
}
export interface FaroTale {
  at: number;
  host: number;
  dealer: number; // -1
  players: number[];
  shown: number[];
  turned: Partial<Record<FaroCard, number>>;
  bets: FaroBet[];
  net: Map<number, number>; // dollars by seat
  step: 'join' | 'bet' | 'stay' | FaroCard;
  last: GameEvent;
}
export const faroSteps: FaroTale['step'][] = ['join', 'bet', 'loses', 'wins', 'stay', 'pays'];

export function faroTale(
  events: GameEvent[],
  at: number,
  view: TableView | null,
  settled = true,
): FaroTale | null {
  const first = events[at];
  if (first?.kind !== 'faro') return null;
  const tale: FaroTale = {
    at,
    host: first.seat,
    dealer: -1,
    players: [first.seat],
    shown: [],
    turned: {},
    bets: [],
    net: new Map(),
    step: 'join',
    last: first,
  };
  const on = (seat: number) => tale.bets.filter((b) => b.seat === seat && b.state === 'on');
  const earn = (seat: number, dollars: number) =>
    tale.net.set(seat, (tale.net.get(seat) ?? 0) + dollars);
  for (let i = at + 1; i < events.length; i++) {
    const e = events[i];
    if (e.text) tale.last = e;
    switch (e.kind) {
      case 'joined':
        tale.players.push(e.seat);
        break;
      case 'faro-shown':
        tale.dealer = e.seat;
        tale.shown.push(e.a);
        tale.step = 'bet';
        break;
      case 'bet':
        tale.bets.push({ seat: e.seat, value: e.a, cash: e.b, state: 'on' });
        break;
      case 'faro-turned':
        tale.turned[faroCards[e.b]] = e.a;
        tale.step = faroCards[e.b];
        break;
      case 'bet-won':
        for (const bet of on(e.seat)) if (bet.value === e.b) bet.state = 'won';
        earn(e.seat, e.a);
        break;
      case 'bet-lost':
        for (const bet of on(e.seat)) if (bet.value === e.b && bet.cash === e.a) bet.state = 'lost';
        earn(e.seat, -e.a);
        break;
      case 'left-table':
        for (const bet of on(e.seat)) bet.state = 'back';
        break;
    }
  }
  if (settled && view?.faro) {
    if (view.ask === 'stay') tale.step = 'stay';
    if (view.faro.dealer >= 0) tale.dealer = view.faro.dealer;
  }
  return tale;
}
