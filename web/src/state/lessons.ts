// The situations the guided game explains when they first arise, each with its rule. What is possible is
// read from the engine's question; nothing here decides it.
import type { Ask, EventKind, Verb } from '../engine/generated';
import type { GameEvent, TableView } from '../engine/types';
import type { learn } from '../words/en/learn';

export type HintId = keyof typeof learn;

/** What a lesson looks at. */
export interface Moment {
  view: TableView;
  ask: Ask | ''; // '' while you are not asked
  verbs: Set<Verb>;
  reach: Set<number>; // spaces a move can end in
  recent: GameEvent[]; // since your last turn began
  undo: boolean; // your last choice can be taken back
  me: number;
}
export interface Lesson {
  id: HintId;
  rule: string;
  when: (m: Moment) => boolean;
}

const happened = (m: Moment, kind: EventKind, mine = true) =>
  m.recent.some((e) => e.kind === kind && (!mine || e.seat === m.me));
const mine = (m: Moment) => m.view.seats[m.me];
const acts = (m: Moment, ...verbs: Verb[]) =>
  m.ask === 'action' && verbs.some((v) => m.verbs.has(v));
/** Something can be used now; with nothing to use the question answers itself. */
const chance = (m: Moment) => m.ask === 'window' && m.verbs.size > 1;
const fighting = (m: Moment) => !!m.view.fight?.sides.some((side) => side.seat === m.me);

/** About the question asked now: it cannot wait. */
export const urgent: Lesson[] = [
  { id: 'character', rule: 'B2.3', when: (m) => m.ask === 'character' },
  { id: 'start', rule: 'B2.4', when: (m) => m.ask === 'start' },
  { id: 'income', rule: 'B3.2', when: (m) => m.ask === 'income' },
  { id: 'weapon', rule: 'B3.5', when: (m) => m.ask === 'weapon' || m.ask === 'mount' },
  { id: 'disc', rule: 'B8.1', when: (m) => m.verbs.has('disc') },
  { id: 'fight', rule: 'B6.4', when: (m) => fighting(m) && (m.ask === 'commit' || chance(m)) },
  { id: 'commit', rule: 'B6.7', when: (m) => m.ask === 'commit' },
  { id: 'react', rule: 'B6.6', when: (m) => chance(m) && fighting(m) && !!m.view.fight?.revealed },
  { id: 'reward', rule: 'B11.3', when: (m) => m.ask === 'reward' },
  { id: 'join', rule: 'B7.3', when: (m) => m.ask === 'join' },
  { id: 'lay', rule: 'B7.3.1', when: (m) => m.ask === 'lay' },
  {
    id: 'discard',
    rule: 'B10.2',
    when: (m) => m.ask === 'discard' && mine(m)?.hand > mine(m)?.handLimit,
  },
  { id: 'sheriff', rule: 'B12.1', when: (m) => m.ask === 'sheriff-to' },
  { id: 'window', rule: 'B5.2', when: chance },
  { id: 'action', rule: 'B3.3', when: (m) => m.ask === 'action' },
  { id: 'move', rule: 'B4.1', when: (m) => acts(m, 'move') },
];

/** Told when nothing urgent is, the first that fits before the others: what happened, then what can be done here. */
export const patient: Lesson[] = [
  { id: 'over', rule: 'B13.2', when: (m) => m.view.over },
  {
    id: 'lastRound',
    rule: 'B13.1',
    when: (m) => m.view.lastRound || happened(m, 'end-triggered', false),
  },
  { id: 'unlocked', rule: 'B2.9', when: (m) => happened(m, 'unlocked') },
  { id: 'arrested', rule: 'B12.5', when: (m) => happened(m, 'arrested') },
  { id: 'wounded', rule: 'B10.2', when: (m) => mine(m)?.wounds > 0 },
  { id: 'store', rule: 'B7.2', when: (m) => acts(m, 'buy', 'upgrade') },
  { id: 'mine', rule: 'B7.5', when: (m) => acts(m, 'prospect') },
  { id: 'bank', rule: 'B7.6', when: (m) => acts(m, 'deposit') },
  { id: 'saloon', rule: 'B7.3', when: (m) => acts(m, 'poker') },
  { id: 'heist', rule: 'B7.7', when: (m) => acts(m, 'heist') },
  { id: 'doctor', rule: 'B7.8', when: (m) => acts(m, 'heal') },
  { id: 'cabaret', rule: 'B7.8', when: (m) => acts(m, 'revel') },
  { id: 'cattle', rule: 'B7.9', when: (m) => acts(m, 'cattle') },
  { id: 'player', rule: 'B6.2', when: (m) => acts(m, 'fight') },
  { id: 'plan', rule: 'B13.1', when: (m) => m.ask === 'action' },
  { id: 'wanted', rule: 'B9.6', when: (m) => mine(m)?.wp > 0 },
  { id: 'marshal', rule: 'B9.2', when: (m) => mine(m)?.mp > 0 },
  { id: 'playCard', rule: 'B5.1', when: (m) => acts(m, 'play') },
  {
    id: 'banditsNear',
    rule: 'B4.4',
    when: (m) => m.view.bandits.some((space) => m.reach.has(space)),
  },
  { id: 'work', rule: 'B7.10', when: (m) => acts(m, 'work') },
  { id: 'undo', rule: 'B14.6', when: (m) => m.ask === 'action' && m.undo },
  { id: 'story', rule: 'B8.4', when: (m) => happened(m, 'story-turned', false) },
  { id: 'sheriff', rule: 'B12.1', when: (m) => happened(m, 'sheriff-moved', false) },
];

export const lessons: Lesson[] = [...urgent, ...patient];
