// Which scene lies over the map. Most are over within one update, so they are told from the events.
import type { EventKind, Verb } from '../engine/generated';
import type { GameEvent, Prompt, TableView } from '../engine/types';

export type Played =
  'fight' | 'poker' | 'faro' | 'dice' | 'story' | 'event' | 'train' | 'token' | 'frontier' | 'goal';
export type Asked = 'characters' | 'shop' | 'event-choice' | 'legends' | 'goals';
export interface Stage {
  kind: Played;
  at: number; // index of the event that opened it
}

const closing = new Set<EventKind>([
  'turn-began',
  'action-taken',
  'mib-card',
  'game-over',
  'end-triggered',
]);
const opening: Partial<Record<EventKind, Played>> = {
  'fight': 'fight',
  'poker': 'poker',
  'faro': 'faro',
  'dice': 'dice',
  'story-turned': 'story',
  'event-card': 'event',
  'train-card': 'train',
  'token-turned': 'token',
  'explored': 'frontier',
  'goal-shown': 'goal',
};

/** Where the turn now played begins. */
export function turnStart(events: GameEvent[]): number {
  for (let i = events.length - 1; i >= 0; i--) if (events[i].kind === 'turn-began') return i;
  return 0;
}

/** The scene the events of this turn have led to; null when it is back to the map. */
export function stageOf(events: GameEvent[]): Stage | null {
  let stage: Stage | null = null;
  for (let i = turnStart(events); i < events.length; i++) {
    const { kind } = events[i];
    if (closing.has(kind)) stage = null;
    const next = opening[kind];
    if (next && !keeps(stage, next)) stage = { kind: next, at: i };
  }
  return stage;
}

// A high roller turns up within the game, a die is rolled again, the train's guard fights.
function keeps(stage: Stage | null, next: Played): boolean {
  if (!stage) return false;
  if (stage.kind === 'poker') return next === 'token';
  return stage.kind === 'dice' && next === 'dice';
}

/** Whether the game itself is still in that scene. */
export function stillOn(stage: Stage, view: TableView): boolean {
  switch (stage.kind) {
    case 'fight':
      return !!view.fight;
    case 'poker':
      return !!view.poker;
    case 'faro':
      return !!view.faro;
    case 'dice':
      return view.dice.length > 0;
    case 'event':
      return !!view.anteUp && view.anteUp.event >= 0;
    case 'train':
      return !!view.anteUp && view.anteUp.trainCard >= 0 && !!view.fight;
    case 'frontier':
    case 'goal':
    case 'story':
    case 'token':
      return false;
  }
}

/** The scene of a question, with things to choose on it. */
export function askedScene(prompt: Prompt | null): Asked | null {
  if (!prompt?.asked) return null;
  const has = (verb: Verb) => prompt.options.some((o) => o.verb === verb);
  if (prompt.ask === 'character') return 'characters';
  if (prompt.ask === 'shop') return 'shop';
  if (prompt.ask === 'event-choice') return 'event-choice';
  if (prompt.ask === 'keep-legend') return 'legends';
  return has('goal') ? 'goals' : null;
}

const tallied = new Set<EventKind>([
  'lp',
  'points',
  'cash',
  'nuggets',
  'wounded',
  'wound-cancelled',
  'healed',
  'stolen',
  'arrested',
  'drew',
  'discarded',
  'longhorn',
  'unlocked',
  'extra-action',
  'legends-drawn',
  'bandits',
  'sheriff-moved',
  'train-moved',
  'token-placed',
  'token-barred',
  'gold-placed',
  'gave',
  'bought',
  'upgraded',
  'fight-off',
  'declined',
  'surrendered',
  'bet-won',
  'bet-lost',
]);
/** What came of it, for the list at the foot of a scene. */
export const consequences = (events: GameEvent[], from: number): GameEvent[] =>
  events.slice(from).filter((e) => tallied.has(e.kind));
