// What the engine tells the client, as the JSON documents of its C interface (darkrock.h, "words and
// pictures"). Nothing here is a rule: numbers are drawn and sentences are shown as they come.

import {
  limits,
  type Ask,
  type CauseKind,
  type EventKind,
  type Language,
  type PokerGame,
  type Rack,
  type TokenKind,
  type Verb,
} from './generated';

export type { Language } from './generated';

/** The head of a pack (docs/packs.md). */
export interface PackHead {
  id: string;
  title: string;
  version: string;
  author: string;
}

// --- content: once for each set of modules and language ------------------------------------------

export type Source = 'printed' | 'name-printed' | 'ours';

/** A card, token, track space or place. `text` is generated from its program. */
export interface Entry {
  id: string;
  name: string;
  text: string;
  source: Source;
}
/** A part of `text`, to be laid out by itself. */
export interface Line {
  kind: 'action' | 'bonus' | 'reaction' | 'start' | '';
  head: string; // "Action"; empty: none
  text: string; // whole without the head
}
export interface LinedEntry extends Entry {
  lines: Line[];
}
/** A space of a track, and what its reward may be. */
export interface TrackSpace extends Entry {
  gains: { what: 'cash' | 'lp' | 'cards' | 'legend'; n: number }[]; // cash in dollars
}
export interface ItemSide extends Entry {
  type: 'mount' | 'weapon' | 'general';
  price: number; // dollars
  move: number; // 0: no mount
  lp: number;
}
/** By item kind: the front, and the upgraded side where there is one. */
export interface ItemKind {
  copies: number; // on the rack when nobody has any
  front: ItemSide;
  up: ItemSide | null;
}
export interface Space extends Entry {
  town: string; // 'darkrock', 'red-falls', 'buzzard-gulch', ''
  region: string; // as in the map file
  locations: string[]; // as in the map file: 'saloon', 'hideout:A', …
}
export interface Story extends Entry {
  trigger: number; // index into triggers
  bandits: string[];
  sheriff: number;
}
export interface Content {
  language: Language;
  modules: number;
  fingerprint: string;
  pack: PackHead; // whose cards lie over the built-in ones; no id: nobody's
  poker: LinedEntry[]; // see pokerKind
  items: ItemKind[];
  fights: Entry[]; // by value - 2
  characters: LinedEntry[];
  goals: Entry[]; // see goalOf
  cattle: Entry[]; // colour * 8 + n
  dice: Entry[]; // by face
  marshal: TrackSpace[]; // space - 1
  wanted: TrackSpace[];
  gambler: TrackSpace[]; // [] without Ante Up
  legends: Entry[];
  triggers: Entry[];
  stories: Story[];
  mib: Entry[];
  spaces: Space[];
  events: Entry[];
  trains: Entry[];
  stops: { space: number; name: string }[];
  frontiers: Entry[];
  tokens: (Entry & { kind: Exclude<TokenKind, 'longhorn' | 'nugget'> })[];
  /**
   * Words the texts use for themselves: 'point.lp', 'town.darkrock', 'region.<id>', 'fight.duel' and
   * the other `word.*` of text/en-game.lang; 'act.<verb>'.
   */
  words: Record<string, string>;
}

// --- a view ----------------------------------------------------------------------------------------

/** 0..51: (rank - 2) * 4 + suit; suits hearts, diamonds, clubs, spades. */
export type Card = number;
export const rankOf = (card: Card) => (card >> 2) + 2;
export const suitOf = (card: Card) => card & 3;
export const pokerKind = (card: Card, content: Content) => content.poker[card >> 1];
/** In the place of a seat: a spectator, an NPC, the house. */
export const nobody: number = limits.none;
export const manInBlack: number = limits.manInBlack;
export const isPlayer = (seat: number) => seat >= 0 && seat < limits.players;
/** A player or the Man in Black. */
export const isFigure = (seat: number) => seat >= 0 && seat < limits.figures;
/** What stands for a number of a generated table. */
export const idIn = <T extends object>(table: T, n: number) => Object.keys(table)[n] as keyof T;
/** Where the n-th goal of a character stands among all. */
export const goalOf = (character: number, n: number) => character * limits.goalsPerCharacter + n;

/** The goals of a seat that you know. */
export const goalsKnown = (view: TableView, seat: SeatView) =>
  seat.seat === view.seat ? [...new Set([...view.own.goals, ...seat.goalsShown])] : seat.goalsShown;

export interface SeatView {
  seat: number;
  character: number; // -1: none yet
  name: string; // of the character, or "Player 2"
  space: number; // -1: not on the board
  lp: number;
  mp: number;
  wp: number;
  gp: number;
  cash: number; // dollars
  cashLimit: number;
  nuggets: number;
  nuggetLimit: number;
  wounds: number;
  hand: number; // how many cards
  handLimit: number;
  movement: number;
  weapon: number; // item kind, -1
  mount: number;
  items: { item: number; up: boolean }[];
  cattle: number; // colour, -1
  longhorns: number;
  discs: [number, number];
  goalsShown: number[]; // 0..3
  legends: number;
  unlocked: boolean;
  score: Score;
}
export interface Score {
  total: number;
  lp: number;
  items: number;
  cash: number;
  wounds: number;
  law: number;
  legends: number;
  gambler: number;
}
export interface FightView {
  kind: number; // FightKind
  name: string; // "duel"
  sides: [FightSide, FightSide];
  turn: number; // side
  passes: number;
  revealed: boolean;
  winner: number; // side, -1
  ties: number; // side that wins them as things are
  npcPlayer: number; // seat, -1
}
export interface FightSide {
  seat: number; // -1: an NPC
  name: string;
  /** A poker card, or the index of a fight card for an NPC; -1: not revealed. Your own card before
      the reveal is in `own.committed`. */
  card: number;
  committed: boolean;
  drawn: number; // fight cards lying with an NPC
  change: number;
  value: number; // what counts now: rank after changes; 0: not revealed
  cancelsWounds: boolean;
}
export interface PokerView {
  game: PokerGame;
  players: number[];
  dealer: number;
  pot: number; // dollars
  flop: Card[];
  river: Card[]; // of community poker
  laid: number[]; // by seat: cards face down
  shown: Card[][]; // by seat, [6] the dealer's, after the reveal
  folded: number[];
  winners: number[];
  /** Your best hand with what you have laid and hold: "two pair". Empty if you do not play. */
  best: string;
}
export interface FaroView {
  players: number[];
  dealer: number;
  shown: number[]; // fight cards laid open
  turned: number[];
  bets: { seat: number; value: number; cash: number }[]; // value 2..14, dollars
}
export interface StoryDeck {
  trigger: number; // -1: empty
  cards: number;
  discs: number[]; // seats in no order, one for each disc (or manInBlack)
  need: number; // discs that complete it (B8.3)
}
export interface Own {
  hand: Card[];
  known: Card[][]; // by seat: cards you know they hold
  deal: Card[];
  npcCards: number[]; // fight cards you hold for an NPC
  committed: Card; // -1
  npcCommit: number;
  laid: Card[];
  cattle: number; // id of the token, -1
  goals: number[]; // 0..3 of your character, those kept
  legends: number[]; // worth of each token
  offered: number[]; // characters
  seen: { space: number; name: string }[];
  /** What you know of decks: "Next train card: …". */
  tops: string[];
}
/** An event marker: beside a space of a track, or beside so many LP. */
export interface Marker {
  id: number;
  track: 'gambler' | 'marshal' | 'wanted' | 'lp';
  at: number;
}
export interface AnteUpView {
  outlaws: number[];
  claimJumpers: number[];
  longhorns: number[];
  gold: { space: number; n: number }[];
  /** value: the number on the token that lies there, 0 once explored. */
  frontier: { space: number; value: number; explored: boolean }[];
  rack: number[]; // item kinds at the Trading Post
  rollers: string[]; // towns
  train: number; // stop
  trainSpace: number;
  trainDeck: number;
  trainCard: number; // -1
  token: number; // turned up now, -1
  event: number; // -1
  eventDeck: number;
  markers: Marker[];
}
export interface TableView {
  seat: number; // yours; nobody: a spectator
  modules: number;
  players: number;
  goal: number; // LP that end the game
  firstGame: boolean;
  goals: boolean;
  cattleGame: boolean;
  round: number;
  first: number;
  active: number; // or manInBlack
  actionsLeft: number;
  lastRound: number; // 0: the end was not triggered yet
  over: boolean;
  winners: number[];
  acting: number[];
  ask: Ask;
  sheriff: number; // space
  bandits: number[];
  rack: Rack; // what you buy from, or would where you stand
  stock: number[]; // by item kind
  pokerDeck: number;
  fightDeck: number;
  discards: Card[];
  table: Card[]; // lying open
  nuggets: number; // supply
  cattle: number[]; // by colour, at the ranch
  stories: StoryDeck[];
  dice: number[]; // faces being rolled, [] if none
  seats: SeatView[];
  mib: { space: number; lp: number; cash: number; hand: number; card: number; score: Score } | null;
  fight: FightView | null;
  poker: PokerView | null;
  faro: FaroView | null;
  anteUp: AnteUpView | null;
  own: Own;
}

// --- what you are asked ------------------------------------------------------------------------------

/** A number that is sure to change at once; below 0: a cost. */
export interface Change {
  seat: number;
  what: 'cash' | 'lp' | 'mp' | 'wp' | 'gp' | 'nuggets' | 'wounds' | 'cards' | 'longhorns';
  by: number; // cash in dollars
}
export interface Option {
  code: number;
  verb: Verb;
  a: number;
  b: number;
  c: number;
  title: string; // the thing, or what is done: "Boot Hill", "Pass"
  detail: string; // what it does, whole by itself
  rule: string; // "B4.1"; empty: none
  /** What on the table it is about; -1 where nothing is. */
  space: number;
  card: number;
  item: number;
  seat: number;
  steps: number; // spaces of a move, -1
  touches: number[]; // other seats it is about or is sure to change
  changes: Change[];
}
/** What brought a question up. */
export interface Cause {
  kind: CauseKind;
  id: number; // of the card, item … of that kind
  seat: number; // whose it is; -1
  name: string; // "Blood Money"
  text: string; // one sentence
  offer: string; // what may be done or left
  rule: string;
}
/** What is still to be done; -1 where a number has no place. */
export interface Note {
  kind: 'actions' | 'discard' | 'explore' | 'lay';
  need: number;
  have: number;
  text: string; // "2 actions left"
}
/** The options of one verb. */
export interface Group {
  verb: Verb;
  title: string; // "Prospect"
  summary: string; // "Up to 3 spaces", or the titles of the options
}
/** A question in parts, each whole (present/prompt.h). */
export interface Asking {
  headline: string; // the question alone
  hint: string; // what helps to answer it
  who: number; // the seat asked
  whoName: string;
  cause: Cause;
  note: Note | null;
}
/** While nobody is asked there are no parts. */
export interface Prompt extends Partial<Asking> {
  asked: boolean; // whether it is you
  ask: Ask;
  rule: string;
  groups: Group[];
  options: Option[];
  /** Code of the option Enter takes, for it is sure to cost nothing; -1: none is. */
  default: number;
  /** Cards of a set were picked already: who takes them back takes all of them. */
  begun: boolean;
  /** Cards that are chosen together, so many or (0) as many as are worth enough. */
  picks: { cards: number; pool: Card[] } | null;
  /** Actions people expect that are refused now. */
  refused: Refused[];
}
export interface Refused {
  code: number;
  verb: Verb;
  text: string; // "Poker"
  why: string; // without the rule
  rule: string;
}
/** What a set of cards is worth where several are picked. */
export interface Picked {
  sum: string; // "Value 14 of 11"
  spare: string; // which card could stay; '': none
  codes: number[]; // the choices that pick them, one after the other; []: they are not enough
}
/** What is sure to happen if this is chosen; found by playing it on samples of what you know. */
export interface Preview {
  events: GameEvent[];
  /** Spaces of a move in order, the last its end; [] for other choices. */
  path: number[];
}

// --- what happened -------------------------------------------------------------------------------------

export interface GameEvent {
  kind: EventKind;
  seat: number; // or nobody
  other: number;
  a: number; // what `fields` says; money in dollars
  b: number;
  text: string;
  /** `text` in two parts: the name it begins with, if it does, and the rest. */
  who: string;
  did: string;
  rule: string;
  secret: boolean; // not everybody sees it
  raw: string; // its bytes, for `acts`
}

/** A line of the log. */
export interface LogLine {
  kind: EventKind; // of the first event it tells
  seat: number; // or nobody
  other: number;
  who: string; // the name it begins with, if it does
  did: string; // the rest
  rule: string;
  space: number; // where it happened, -1
  secret: boolean;
}
/** What somebody did, and what came of it, in one line. */
export interface Act extends LogLine {
  from: number; // its events: from .. to - 1
  to: number;
  round: number; // that begins with it, 0: none
  steps: LogLine[]; // none where the line says all
}
export interface Refusal {
  ok: boolean;
  why: string;
  rule: string;
}

// --- lessons ---------------------------------------------------------------------------------------

/** A step of a lesson: something to read, one thing to do, or a task to solve alone. */
export interface LessonStep {
  id: string;
  kind: 'read' | 'do' | 'task';
  ask: string; // '': what the step before asked still stands
  done: string; // why it worked
  wrong: string; // what is said to a wrong try
  points: string[]; // what it is about: 'space 12', 'card 40', 'verb move' (docs/adding-a-lesson.md)
  right: number[]; // codes that do it
  any: Verb[]; // or any choice of these verbs
  tries: number[]; // codes that `wrong` was written for
  solution: number[]; // of a task
}
/** A lesson, or a position to be played (`taught` is false, no steps). */
export interface LessonText {
  id: string;
  taught: boolean;
  title: string;
  about: string;
  learner: number; // seat
  players: number;
  modules: number;
  steps: LessonStep[];
  example: number[]; // of a position: what its worked example chooses for the learner
}
