// Written by `darkrock content types` from the tables of include/darkrock: change those, not this.

export const verbs = [
  'pass',
  'character',
  'start',
  'income',
  'weapon',
  'mount',
  'move',
  'play',
  'use',
  'ability',
  'fight',
  'buy',
  'upgrade',
  'poker',
  'prospect',
  'deposit',
  'heist',
  'heal',
  'revel',
  'cattle',
  'work',
  'end-turn',
  'react',
  'trigger',
  'disc',
  'goal',
  'deliver',
  'option',
  'accept',
  'pick',
  'discard',
  'give-cash',
  'give',
  'commit',
  'decline',
  'surrender',
  'npc-card',
  'reward',
  'loot',
  'pay-nuggets',
  'join',
  'lay',
  'reroll',
  'story',
  'sheriff',
  'keep-legend',
  'longhorn',
  'rob-train',
  'rail',
  'cross',
  'explore',
  'faro',
  'high-roller',
  'community-poker',
  'take-nuggets',
  'event',
  'look',
  'bet',
  'stay',
  'leave',
  'raise',
  'fold',
] as const;
export type Verb = (typeof verbs)[number];

/** The verbs that cost an action (B3.3). */
export const actions = [
  'move',
  'play',
  'use',
  'ability',
  'fight',
  'buy',
  'upgrade',
  'poker',
  'prospect',
  'deposit',
  'heist',
  'heal',
  'revel',
  'cattle',
  'work',
  'longhorn',
  'rob-train',
  'rail',
  'cross',
  'explore',
  'faro',
  'high-roller',
  'community-poker',
] as const satisfies readonly Verb[];
export type Action = (typeof actions)[number];

/** The verbs that let something go. */
export const asides = [
  'pass',
  'end-turn',
  'decline',
  'surrender',
  'leave',
  'fold',
] as const satisfies readonly Verb[];

export const asks = [
  'nothing',
  'character',
  'start',
  'income',
  'weapon',
  'mount',
  'action',
  'move-to',
  'shop',
  'order',
  'window',
  'option',
  'may',
  'pick-seat',
  'discard',
  'give',
  'commit',
  'commit-fight',
  'restart',
  'reward',
  'loot',
  'loot-cattle',
  'pay-nuggets',
  'join',
  'lay',
  'die',
  'story-order',
  'sheriff-to',
  'sheriff-target',
  'attempt',
  'story-disc',
  'send-to',
  'keep-legend',
  'event-choice',
  'look-at',
  'explore',
  'bet',
  'stay',
  'raise',
  'poker-reward',
] as const;
export type Ask = (typeof asks)[number];

export type SetupProblem =
  | 'none'
  | 'other'
  | 'ante-up'
  | 'twice'
  | 'first-game'
  | 'shotgun';

/** What a and b of an event mean. */
export const fields = {
  'character-taken': ['character', 'none'],
  'started': ['space', 'none'],
  'start-cash': ['money', 'none'],
  'start-points': ['number', 'point'],
  'start-wounds': ['number', 'none'],
  'turn-began': ['number', 'none'],
  'action-taken': ['verb', 'argument'],
  'drew': ['number', 'none'],
  'drew-card': ['card', 'none'],
  'discarded': ['card', 'none'],
  'reshuffled': ['number', 'none'],
  'played': ['card', 'none'],
  'used': ['trigger', 'thing'],
  'cash': ['money', 'wished'],
  'lp': ['change', 'lp-source'],
  'points': ['change', 'point'],
  'nuggets': ['change', 'none'],
  'wounded': ['number', 'none'],
  'wound-cancelled': ['number', 'none'],
  'healed': ['number', 'none'],
  'unlocked': ['none', 'none'],
  'moved': ['space', 'mesa'],
  'sheriff-moved': ['space', 'none'],
  'sheriff-stayed': ['space', 'none'],
  'arrested': ['space', 'none'],
  'bandits': ['space', 'placed'],
  'fight': ['fight-kind', 'none'],
  'committed': ['none', 'none'],
  'declined': ['none', 'none'],
  'surrendered': ['none', 'none'],
  'npc-drew': ['change', 'foe'],
  'npc-drew-card': ['fight-card', 'foe'],
  'revealed': ['card', 'none'],
  'npc-revealed': ['fight-card', 'foe'],
  'value': ['number', 'number'],
  'wins-ties': ['none', 'none'],
  'compared': ['rank', 'rank'],
  'won-fight': ['fight-kind', 'none'],
  'lost-fight': ['fight-kind', 'none'],
  'fight-off': ['none', 'none'],
  'restarted': ['none', 'none'],
  'stolen': ['loot', 'looted'],
  'bought': ['held', 'none'],
  'upgraded': ['upgraded', 'none'],
  'active': ['held', 'none'],
  'item-gone': ['held', 'back'],
  'cattle-taken': ['colour', 'none'],
  'cattle-seen': ['cattle', 'none'],
  'delivered': ['cattle', 'delivery'],
  'dice': ['number', 'die'],
  'poker': ['money', 'poker-game'],
  'joined': ['none', 'none'],
  'dealer': ['none', 'none'],
  'dealt-card': ['card', 'none'],
  'flop': ['card', 'nth'],
  'laid': ['number', 'dealer'],
  'showed': ['card', 'dealer'],
  'hand-ranked': ['hand-rank', 'dealer'],
  'poker-won': ['money', 'dealer'],
  'poker-lost': ['none', 'none'],
  'disc': ['side', 'moved'],
  'story-turned': ['story', 'none'],
  'story-shown': ['side', 'story-trigger'],
  'looked': ['number', 'none'],
  'saw': ['card', 'none'],
  'gave': ['given', 'none'],
  'gave-card': ['card', 'none'],
  'kept': ['card', 'none'],
  'goal-shown': ['goal', 'none'],
  'legends-drawn': ['number', 'none'],
  'legend-drawn': ['number', 'none'],
  'legends-kept': ['number', 'none'],
  'first-player': ['none', 'none'],
  'extra-action': ['number', 'none'],
  'mib-card': ['mib-card', 'none'],
  'end-triggered': ['number', 'none'],
  'goal-kept': ['goal', 'none'],
  'game-over': ['none', 'none'],
  'train-moved': ['stop', 'none'],
  'train-card': ['train-card', 'none'],
  'event-called': ['marker', 'none'],
  'event-card': ['event-card', 'none'],
  'event-seen': ['event-card', 'none'],
  'token-placed': ['space', 'token-kind'],
  'token-barred': ['space', 'token-kind'],
  'token-turned': ['token', 'none'],
  'token-gone': ['space', 'token-kind'],
  'gold-placed': ['space', 'number'],
  'gold-taken': ['space', 'number'],
  'longhorn': ['change', 'none'],
  'explored': ['frontier', 'space'],
  'peeked': ['look-at', 'place'],
  'saw-token': ['look-at', 'face'],
  'stocked': ['item', 'none'],
  'high-roller': ['town', 'none'],
  'faro': ['none', 'none'],
  'faro-shown': ['value', 'none'],
  'bet': ['value', 'money'],
  'faro-turned': ['value', 'faro'],
  'bet-won': ['money', 'value'],
  'bet-lost': ['money', 'value'],
  'stayed': ['none', 'none'],
  'left-table': ['none', 'none'],
  'raised': ['money', 'none'],
  'folded': ['none', 'none'],
  'house-adds': ['money', 'none'],
  'passed': ['space', 'none'],
  'pot': ['money', 'none'],
  'random': ['number', 'number'],
} as const;
export type EventKind = keyof typeof fields;
export type Field = (typeof fields)[EventKind][number];

export const fightKinds = [
  'duel',
  'arrest',
  'robbery',
  'bandit',
  'guard',
  'sheriff',
  'outlaw',
  'claim-jumper',
  'train',
] as const;
export type FightKind = (typeof fightKinds)[number];

export const lpSources = [
  'duel',
  'bandits',
  'marshal',
  'wanted-row',
  'overflow',
  'deposit',
  'cabaret',
  'poker',
  'story',
  'card',
  'item',
  'character',
  'fight-card',
  'cattle',
  'mib-loss',
  'man-in-black',
  'token',
  'frontier',
  'train',
  'gambler',
  'longhorn',
] as const;
export type LpSource = (typeof lpSources)[number];

export const handRanks = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
  'five-of-a-kind',
] as const;
export type HandRank = (typeof handRanks)[number];

export const colours = [
  'green',
  'blue',
  'orange',
] as const;
export type Colour = (typeof colours)[number];

export const languages = [
  'en',
  'it',
  'fr',
  'uk',
  'pt',
] as const;
export type Language = (typeof languages)[number];

/** English says what is missing in them. */
export const growing: readonly Language[] = [];

export const editionIds = [
  'it-2023',
  'pt-br',
  'uk',
  'fr-2018',
] as const;
export type EditionId = (typeof editionIds)[number];

export const lengthIds = [
  'short',
  'medium',
  'long',
] as const;
export type LengthId = (typeof lengthIds)[number];

export const moduleIds = [
  'ante-up',
  'alternative-poker',
  'community-poker',
] as const;
export type ModuleId = (typeof moduleIds)[number];

export type CauseKind =
  | 'setup'
  | 'turn'
  | 'hand-limit'
  | 'location'
  | 'move'
  | 'moment'
  | 'fight'
  | 'sheriff'
  | 'arrest'
  | 'poker'
  | 'faro'
  | 'stories'
  | 'legends'
  | 'exploring'
  | 'events'
  | 'card'
  | 'item'
  | 'character'
  | 'fight-card'
  | 'story'
  | 'cattle'
  | 'marshal-track'
  | 'wanted-track'
  | 'gambler-track'
  | 'mib-card'
  | 'event'
  | 'token'
  | 'train-card'
  | 'frontier'
  | 'longhorn';

export type TokenKind =
  | 'outlaw'
  | 'claim-jumper'
  | 'high-roller'
  | 'longhorn'
  | 'nugget';

export const fightKind = {
  duel: 0,
  arrest: 1,
  robbery: 2,
  bandit: 3,
  guard: 4,
  sheriff: 5,
  outlaw: 6,
  claimJumper: 7,
  train: 8,
} as const;

export const lpSource = {
  duel: 0,
  bandits: 1,
  marshal: 2,
  wantedRow: 3,
  overflow: 4,
  deposit: 5,
  cabaret: 6,
  poker: 7,
  story: 8,
  card: 9,
  item: 10,
  character: 11,
  fightCard: 12,
  cattle: 13,
  mibLoss: 14,
  manInBlack: 15,
  token: 16,
  frontier: 17,
  train: 18,
  gambler: 19,
  longhorn: 20,
} as const;

export const pointKind = {
  mp: 0,
  wp: 1,
  gp: 2,
} as const;

export const trigger = {
  item: 0,
  character: 1,
  card: 2,
} as const;

export const colour = {
  green: 0,
  blue: 1,
  orange: 2,
} as const;

/** LP at which the end begins (B2.7). */
export const lengths = [15, 20, 25] as const;

/** Dollars that a marker is worth (AU48). */
export const faroStakes = [10, 20] as const;

export const faroCards = [
  'loses',
  'wins',
  'pays',
] as const;
export type FaroCard = (typeof faroCards)[number];

export const pokerGames = [
  'saloon',
  'community',
  'high-roller',
  'anywhere',
] as const;
export type PokerGame = (typeof pokerGames)[number];

export const pokerTerms = {
  'saloon': { openCards: 3, othersJoin: true, raises: false },
  'community': { openCards: 5, othersJoin: true, raises: true },
  'high-roller': { openCards: 3, othersJoin: false, raises: false },
  'anywhere': { openCards: 3, othersJoin: true, raises: false },
} as const satisfies Record<PokerGame, object>;

export type Rack =
  | 'any'
  | 'general'
  | 'post';

export const limits = {
  players: 6,
  firstGamePlayers: 4,
  figures: 7,
  manInBlack: 6,
  none: 255,
  events: 1024,
  eventBytes: 10,
  pokerCards: 52,
  fightCards: 13,
  cardsLaid: 2,
  cattlePerColour: 8,
  goalsPerCharacter: 4,
  trackSpaces: 9,
  gamblerSpaces: 7,
  wounds: 3,
  legends: 3,
} as const;

export const modules = {
  anteUp: 1,
  alternativePoker: 2,
  communityPoker: 4,
} as const;

export const undo = {
  yes: 0,
  nothingChosen: 1,
  over: 6,
} as const;

export const protocol = 2;
