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
  at: string[] | ((m: Moment) => string[]); // what it is about, as a step of a lesson points at it
  taught?: string; // the lesson after which nobody needs it
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
  { id: 'character', rule: 'B2.3', when: (m) => m.ask === 'character', at: ['scene'] },
  { id: 'start', rule: 'B2.4', when: (m) => m.ask === 'start', at: ['prompt'] },
  { id: 'income', rule: 'B3.2', when: (m) => m.ask === 'income', at: ['prompt'], taught: 'riding' },
  {
    id: 'weapon',
    rule: 'B3.5',
    when: (m) => m.ask === 'weapon' || m.ask === 'mount',
    at: ['prompt'],
  },
  { id: 'disc', rule: 'B8.1', when: (m) => m.verbs.has('disc'), at: ['stories'] },
  { id: 'foe', rule: 'B11.1', when: (m) => m.verbs.has('npc-card'), at: ['prompt'] },
  { id: 'attacked', rule: 'B6.12', when: (m) => m.verbs.has('decline'), at: ['prompt'] },
  {
    id: 'fight',
    rule: 'B6.4',
    when: (m) => fighting(m) && (m.ask === 'commit' || chance(m)),
    at: ['scene'],
  },
  { id: 'commit', rule: 'B6.7', when: (m) => m.ask === 'commit', at: ['hand'], taught: 'fight' },
  {
    id: 'react',
    rule: 'B6.6',
    when: (m) => chance(m) && fighting(m) && !!m.view.fight?.revealed,
    at: ['prompt'],
  },
  { id: 'reward', rule: 'B11.3', when: (m) => m.ask === 'reward', at: ['prompt'] },
  { id: 'join', rule: 'B7.3', when: (m) => m.ask === 'join', at: ['prompt'] },
  { id: 'lay', rule: 'B7.3.1', when: (m) => m.ask === 'lay', at: ['hand'] },
  {
    id: 'discard',
    rule: 'B10.2',
    when: (m) => m.ask === 'discard' && mine(m)?.hand > mine(m)?.handLimit,
    at: ['hand'],
  },
  { id: 'sheriff', rule: 'B12.1', when: (m) => m.ask === 'sheriff-to', at: ['figure sheriff'] },
  { id: 'window', rule: 'B5.2', when: chance, at: ['prompt'] },
  { id: 'action', rule: 'B3.3', when: (m) => m.ask === 'action', at: ['prompt'], taught: 'riding' },
  { id: 'move', rule: 'B4.1', when: (m) => acts(m, 'move'), at: ['verb move'], taught: 'riding' },
];

/** Told when nothing urgent is, the first that fits before the others: what happened, then what can be done here. */
export const patient: Lesson[] = [
  { id: 'over', rule: 'B13.2', when: (m) => m.view.over, at: [] },
  {
    id: 'lastRound',
    rule: 'B13.1',
    when: (m) => !!m.view.lastRound || happened(m, 'end-triggered', false),
    at: ['seats'],
  },
  { id: 'unlocked', rule: 'B2.9', when: (m) => happened(m, 'unlocked'), at: ['own'] },
  { id: 'arrested', rule: 'B12.5', when: (m) => happened(m, 'arrested'), at: ['own'] },
  { id: 'wounded', rule: 'B10.2', when: (m) => mine(m)?.wounds > 0, at: ['own'] },
  {
    id: 'store',
    rule: 'B7.2',
    when: (m) => acts(m, 'buy', 'upgrade'),
    at: ['verb buy', 'verb upgrade'],
  },
  { id: 'mine', rule: 'B7.5', when: (m) => acts(m, 'prospect'), at: ['verb prospect'] },
  { id: 'bank', rule: 'B7.6', when: (m) => acts(m, 'deposit'), at: ['verb deposit'] },
  { id: 'saloon', rule: 'B7.3', when: (m) => acts(m, 'poker'), at: ['verb poker'] },
  { id: 'heist', rule: 'B7.7', when: (m) => acts(m, 'heist'), at: ['verb heist'] },
  { id: 'doctor', rule: 'B7.8', when: (m) => acts(m, 'heal'), at: ['verb heal'] },
  { id: 'cabaret', rule: 'B7.8', when: (m) => acts(m, 'revel'), at: ['verb revel'] },
  { id: 'cattle', rule: 'B7.9', when: (m) => acts(m, 'cattle'), at: ['verb cattle'] },
  { id: 'player', rule: 'B6.2', when: (m) => acts(m, 'fight'), at: ['verb fight'] },
  { id: 'plan', rule: 'B13.1', when: (m) => m.ask === 'action', at: ['prompt'] },
  { id: 'wanted', rule: 'B9.6', when: (m) => mine(m)?.wp > 0, at: ['own'] },
  { id: 'marshal', rule: 'B9.2', when: (m) => mine(m)?.mp > 0, at: ['own'] },
  { id: 'playCard', rule: 'B5.1', when: (m) => acts(m, 'play'), at: ['hand'] },
  {
    id: 'banditsNear',
    rule: 'B4.4',
    when: (m) => m.view.bandits.some((space) => m.reach.has(space)),
    at: (m) => m.view.bandits.filter((s) => m.reach.has(s)).map((s) => `space ${s}`),
  },
  { id: 'work', rule: 'B7.10', when: (m) => acts(m, 'work'), at: ['verb work'] },
  {
    id: 'undo',
    rule: 'B14.6',
    when: (m) => m.ask === 'action' && m.undo,
    at: ['undo'],
    taught: 'riding',
  },
  { id: 'story', rule: 'B8.4', when: (m) => happened(m, 'story-turned', false), at: ['stories'] },
  {
    id: 'sheriff',
    rule: 'B12.1',
    when: (m) => happened(m, 'sheriff-moved', false),
    at: ['figure sheriff'],
  },
];

export const lessons: Lesson[] = [...urgent, ...patient];
