// The situations the guided game explains when they first arise, each with its rule. What is possible is
// read from the engine's question; nothing here decides it.
import type { GameEvent, TableView } from '../engine/types';
import type { learn } from '../words/en/learn';

export type HintId = keyof typeof learn;

/** What a lesson looks at. */
export interface Moment {
  view: TableView;
  ask: string; // '' while you are not asked
  verbs: Set<string>;
  reach: Set<number>; // spaces a move can end in
  recent: GameEvent[]; // since your last turn began
  me: number;
}
export interface Lesson {
  id: HintId;
  rule: string;
  when: (m: Moment) => boolean;
}

const happened = (m: Moment, kind: string, mine = true) =>
  m.recent.some((e) => e.kind === kind && (!mine || e.seat === m.me));
const mine = (m: Moment) => m.view.seats[m.me];

// The first that fits is told: what asks for a choice now stands before what happened.
export const lessons: Lesson[] = [
  { id: 'over', rule: 'B13.2', when: (m) => m.view.over },
  { id: 'character', rule: 'B2.3', when: (m) => m.ask === 'character' },
  { id: 'start', rule: 'B2.4', when: (m) => m.ask === 'start' },
  { id: 'income', rule: 'B3.2', when: (m) => m.ask === 'income' },
  { id: 'weapon', rule: 'B3.5', when: (m) => m.ask === 'weapon' || m.ask === 'mount' },
  { id: 'fight', rule: 'B6.4', when: (m) => m.ask === 'commit' && !!m.view.fight },
  { id: 'commit', rule: 'B6.5', when: (m) => m.ask === 'commit' },
  { id: 'react', rule: 'B6.6', when: (m) => m.ask === 'window' && !!m.view.fight && m.verbs.has('react') },
  { id: 'lay', rule: 'B7.3.1', when: (m) => m.ask === 'lay' },
  { id: 'disc', rule: 'B8.1', when: (m) => m.verbs.has('place-disc') },
  { id: 'discard', rule: 'B10.2', when: (m) => m.ask === 'discard' && mine(m)?.hand > mine(m)?.handLimit },
  { id: 'sheriff', rule: 'B12.1', when: (m) => m.ask === 'sheriff-to' || happened(m, 'sheriff-moved', false) },
  { id: 'action', rule: 'B3.3', when: (m) => m.ask === 'action' },
  { id: 'move', rule: 'B4.1', when: (m) => m.ask === 'action' && m.verbs.has('move') },
  { id: 'lastRound', rule: 'B13.1', when: (m) => m.view.lastRound || happened(m, 'end-triggered', false) },
  { id: 'unlocked', rule: 'B2.9', when: (m) => happened(m, 'unlocked') },
  { id: 'wounded', rule: 'B10.2', when: (m) => mine(m)?.wounds > 0 },
  { id: 'marshal', rule: 'B9.2', when: (m) => mine(m)?.mp > 0 },
  { id: 'wanted', rule: 'B9.6', when: (m) => mine(m)?.wp > 0 },
  { id: 'story', rule: 'B8.4', when: (m) => happened(m, 'story-turned', false) },
  { id: 'player', rule: 'B6.2', when: (m) => m.ask === 'action' && m.verbs.has('fight') },
  { id: 'store', rule: 'B7.2', when: (m) => m.ask === 'action' && (m.verbs.has('buy') || m.verbs.has('upgrade')) },
  { id: 'mine', rule: 'B7.5', when: (m) => m.ask === 'action' && m.verbs.has('prospect') },
  { id: 'bank', rule: 'B7.6', when: (m) => m.ask === 'action' && m.verbs.has('deposit') },
  { id: 'heist', rule: 'B7.7', when: (m) => m.ask === 'action' && m.verbs.has('heist') },
  { id: 'saloon', rule: 'B7.3', when: (m) => m.ask === 'action' && m.verbs.has('poker') },
  { id: 'playCard', rule: 'B5.1', when: (m) => m.ask === 'action' && m.verbs.has('play-card') },
  { id: 'banditsNear', rule: 'B4.4', when: (m) => m.view.bandits.some((space) => m.reach.has(space)) },
];
