// Which sound an event makes. What is not named here is silent.
import type { EventKind } from '../engine/generated';
import type { GameEvent } from '../engine/types';

export type Sound =
  | 'cattle'
  | 'chips'
  | 'coins'
  | 'deal'
  | 'dice'
  | 'faro'
  | 'fight'
  | 'flip'
  | 'gavel'
  | 'gazette'
  | 'hooves'
  | 'lay'
  | 'nugget'
  | 'page'
  | 'pick'
  | 'poker'
  | 'rise'
  | 'shop'
  | 'shot'
  | 'shuffle'
  | 'stamp'
  | 'story'
  | 'till'
  | 'train'
  | 'turn'
  | 'win'
  | 'wound';
/** Music goes round after so many seconds: `%loop` in its score. */
export const loops = { day: 40, night: 45, saloon: 38.4 } as const;
export type Loop = keyof typeof loops;

export const ofEvent: Partial<Record<EventKind, Sound>> = {
  // cards and dice
  'drew': 'deal',
  'npc-drew': 'deal',
  'dealt-card': 'deal',
  'gave': 'deal',
  'discarded': 'lay',
  'played': 'lay',
  'committed': 'lay',
  'laid': 'lay',
  'revealed': 'flip',
  'npc-revealed': 'flip',
  'flop': 'flip',
  'showed': 'flip',
  'faro-shown': 'flip',
  'faro-turned': 'flip',
  'token-turned': 'flip',
  'mib-card': 'flip',
  'reshuffled': 'shuffle',
  'dice': 'dice',
  // what is won and lost
  'cash': 'coins',
  'nuggets': 'nugget',
  'gold-placed': 'nugget',
  'bet': 'chips',
  'raised': 'chips',
  'house-adds': 'chips',
  'poker-won': 'chips',
  'bet-won': 'chips',
  'lp': 'rise',
  'points': 'stamp',
  'disc': 'stamp',
  'wounded': 'wound',
  'bought': 'till',
  'upgraded': 'till',
  'cattle-taken': 'cattle',
  'delivered': 'cattle',
  'longhorn': 'cattle',
  // on the map
  'moved': 'hooves',
  'sheriff-moved': 'hooves',
  'train-moved': 'train',
  'explored': 'pick',
  'won-fight': 'shot',
  'arrested': 'gavel',
  'end-triggered': 'gavel',
  // a word for each scene
  'fight': 'fight',
  'poker': 'poker',
  'faro': 'faro',
  'story-turned': 'story',
  'event-card': 'page',
  'train-card': 'page',
  'goal-shown': 'page',
};

// Of many things at once only the most telling are heard: the first of these, then the rest.
const telling: Sound[] = [
  'turn',
  'gavel',
  'fight',
  'poker',
  'faro',
  'story',
  'shot',
  'train',
  'dice',
  'cattle',
  'till',
  'wound',
  'rise',
  'hooves',
];
const most = 2;
const counted = new Set<EventKind>(['cash', 'lp', 'points', 'nuggets']); // by 0: nothing happened

function soundOf(event: GameEvent, me: number): Sound | undefined {
  if (event.kind === 'turn-began') return event.seat === me ? 'turn' : undefined;
  if (event.kind === 'lp' && event.a < 0) return 'stamp';
  if (counted.has(event.kind) && event.a === 0) return undefined;
  return ofEvent[event.kind];
}

/** What is heard of events that are shown together, in their order. */
export function soundsOf(events: GameEvent[], me: number): Sound[] {
  const all = new Set(events.map((event) => soundOf(event, me)).filter((s) => s !== undefined));
  const rank = (sound: Sound) => telling.indexOf(sound) + 1 || telling.length + 1;
  const chosen = new Set([...all].sort((a, b) => rank(a) - rank(b)).slice(0, most));
  return [...all].filter((sound) => chosen.has(sound));
}
