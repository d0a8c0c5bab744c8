// A game as the page shows it: what lies on the table, what you are asked, what happened. Where the game runs
// (in this browser, at a server, in a replay) is a Driver's business. Updates are shown one after the
// other, so that everybody sees what happened before being asked what to do.
import type { EventKind, Verb } from '../engine/generated';
import type {
  Act,
  Card,
  Content,
  GameEvent,
  Option,
  Picked,
  Preview,
  Prompt,
  Refusal,
  TableView,
} from '../engine/types';
import { isPass } from './entries';
import { reducedMotion, settings, type Pace } from '../browser/settings.svelte';
import { stepped } from './step';

/** What happened at once, and how things stand after it. */
export interface Update {
  events: GameEvent[];
  view: TableView;
  prompt: Prompt;
  undo: string; // empty: you may take your last choice back; else why not
  /** The log starts anew: choices were taken back, or this is the first update. `events` are all of the game. */
  fresh?: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: 'you' | 'person' | 'bot' | 'empty';
  name: string; // of the person, or the level of the bot
  here: boolean;
  clock: number; // milliseconds left, -1: none
  clockRuns: boolean;
  holiday?: number; // until when, in milliseconds since 1970; 0: at home
}
export interface ChatLine {
  c: number; // its number
  user: string;
  name: string;
  text: string;
  at: number;
  mine: boolean;
}
export interface Vote {
  kind: 'rewind' | 'abandon';
  by: number;
  mine: boolean; // I have not voted yet
  text: string;
}

/** What is true of the table besides the game itself. */
export interface TableFacts {
  kind: 'local' | 'online' | 'replay';
  id: string;
  title: string;
  code: string; // to invite people, '' if none
  seats: SeatInfo[];
  spectators: number;
  line: 'on' | 'cut' | 'ended'; // of the connection
  lineWhy: string;
  lineCode?: string; // why it ended, for programs
  deadline: number; // of a choice at a table by the day, 0: none
  chat: ChatLine[];
  vote: Vote | null;
  status: 'playing' | 'over' | 'abandoned';
  rematch: string; // id of the next table, '' if none
  standIn?: 'away' | 'resigned' | ''; // a bot plays for you
  /** Several people at one screen: who gets the device next. Covered: nothing is shown until they take it. */
  device?: { to: number; name: string; covered: boolean };
  elsewhere?: string; // id of another table that waits for you
  hints?: boolean; // false: this table plays without
  coached?: boolean; // a lesson speaks: no notes beside it
  guided?: boolean; // the first game: the others say why, and any choice can be taken back
  passing?: boolean; // you pass on every Reaction of this round
}

/** Of a game with nobody at it and nothing said. */
export const emptyFacts = (kind: TableFacts['kind'], id = ''): TableFacts => ({
  kind,
  id,
  title: '',
  code: '',
  seats: [],
  spectators: 0,
  line: 'on',
  lineWhy: '',
  deadline: 0,
  chat: [],
  vote: null,
  status: 'playing',
  rematch: '',
});

/** The answer to a question that has no other: asked all the same (B14.4), and given by the page. The end
 * of a turn is for you to say, and so is a pass if you like it so. */
export function loneAnswer(prompt: Prompt | null): Option | null {
  if (!prompt?.asked || prompt.options.length !== 1) return null;
  const [only] = prompt.options;
  if (only.verb === 'end-turn' || (isPass(only) && !settings.passAlone)) return null;
  return only;
}

/** How to pass where there is nothing to choose but Reactions. */
export function passOf(prompt: Prompt | null): Option | undefined {
  if (!prompt?.asked || prompt.ask !== 'window') return undefined;
  const reactions = prompt.options.every((o) => isPass(o) || o.verb === 'react');
  return reactions ? prompt.options.find(isPass) : undefined;
}

/** Not where somebody began to choose, but in the middle of it: nobody goes back to there. */
export const isBetween = (prompt: Prompt | null) => !!loneAnswer(prompt) || !!prompt?.begun;

export interface Driver {
  readonly facts: TableFacts; // reactive
  readonly content: Content; // reactive: changes with the language
  choose(code: number): Promise<Refusal>;
  undo(): Promise<Refusal>;
  why(code: number): Promise<Refusal>;
  preview(code: number): Promise<Preview>;
  /** What a set of cards is worth where several are picked. */
  picked(cards: Card[]): Promise<Picked>;
  /** Events of the game, action by action. */
  acts(events: GameEvent[]): Promise<Act[]>;
  /** The view of whoever looks, as the engine reads it. */
  seen(): Uint8Array;
  /** The game as a replay file; null while it may not be told. */
  replay(): Promise<string | null>;
  close(): void;
  // with several people at one screen only
  /** Covers the table for whoever gets the device next. */
  cover?(): void;
  /** They have it. */
  take?(): Promise<void>;
  /** Passes on every Reaction until the round ends. */
  passAll?(on: boolean): void;
  // at a server only
  say?(text: string): void;
  mute?(user: string, on: boolean): void;
  vote?(yes: boolean): void;
  ask?(what: 'abandon' | 'resign' | 'leave' | 'back' | 'rematch'): void;
  /** Asks everybody to go back to before your last choice. */
  rewind?(): void;
}

// How long an event stays alone on the stage, in milliseconds at normal pace.
const weight: Partial<Record<EventKind, number>> = {
  'turn-began': 500,
  'moved': 420,
  'sheriff-moved': 420,
  'fight': 700,
  'committed': 350,
  'revealed': 900,
  'npc-revealed': 900,
  'value': 600,
  'compared': 900,
  'won-fight': 900,
  'lost-fight': 500,
  'dice': 600,
  'flop': 350,
  'showed': 450,
  'hand-ranked': 500,
  'poker-won': 900,
  'story-turned': 1200,
  'faro-turned': 700,
  'event-card': 1000,
  'train-card': 800,
  'token-turned': 700,
  'wounded': 350,
  'lp': 350,
  'cash': 250,
  'points': 350,
  'nuggets': 250,
  'arrested': 700,
  'played': 450,
};
const speed: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.45, instant: 0 };

export class Game {
  // as shown now
  view = $state.raw<TableView | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  undoWhy = $state('');
  events = $state.raw<GameEvent[]>([]); // of the whole game, as far as they were shown
  acts = $state.raw<Act[]>([]); // the same action by action, as far as everything of a choice was shown
  busy = $state(false); // something is still being shown, or a choice is on its way
  problem = $state<Refusal | null>(null); // the last choice was refused
  /** The option looked at (hover, focus, first tap), and what would come of it. */
  looked = $state.raw<Option | null>(null);
  preview = $state.raw<Preview | null>(null);

  #queue: Update[] = [];
  #running = false;
  #turn = 0; // how often the log began anew: what was being shown then is dropped
  #hurry = false;
  #wake: (() => void) | null = null;
  #sending = false;
  #sums = 0; // how often the acts were asked for

  constructor(readonly driver: Driver) {}

  get facts() {
    return this.driver.facts;
  }
  get content() {
    return this.driver.content;
  }
  /** The answer that you need not give. */
  get given(): Option | null | undefined {
    return loneAnswer(this.prompt) ?? (this.facts.passing ? passOf(this.prompt) : null);
  }
  /** Whether you may choose now: asked, and all is shown. */
  get asked() {
    return !this.busy && !!this.prompt?.asked && !this.given;
  }
  get me() {
    const view = this.view;
    return view ? (view.seats[view.seat] ?? null) : null;
  }
  optionsOf(verb: Verb): Option[] {
    return this.prompt?.options.filter((o) => o.verb === verb) ?? [];
  }

  push(update: Update) {
    if (update.fresh) {
      this.#queue.length = 0;
      this.#turn++;
      this.#wake?.();
      this.#show(update, update.events);
      return;
    }
    this.#queue.push(update);
    void this.#play();
  }

  /** Forgets what it shows, until the next update tells everything. */
  clear() {
    this.#queue.length = 0;
    this.#turn++;
    this.#wake?.();
    this.view = this.prompt = this.problem = null;
    this.events = [];
    this.acts = [];
    this.#sums++;
    this.look(null);
  }

  /** Ends what is being shown. */
  skip() {
    this.#hurry = true;
    this.#wake?.();
  }

  async choose(option: Option | number) {
    if (this.#sending || this.busy) return;
    this.look(null);
    this.problem = null;
    this.#sending = this.busy = true;
    const refusal = await this.driver.choose(typeof option === 'number' ? option : option.code);
    this.#sending = false;
    if (!refusal.ok) this.problem = refusal;
    this.#settle();
  }

  async undo() {
    if (this.#sending) return;
    this.problem = null;
    const refusal = await this.driver.undo();
    if (!refusal.ok) this.problem = refusal;
  }

  look(option: Option | null) {
    if (this.looked?.code === option?.code) return;
    this.looked = option;
    this.preview = null;
    if (!option) return;
    void this.driver.preview(option.code).then((preview) => {
      if (this.looked?.code === option.code) this.preview = preview;
    });
  }

  async #play() {
    if (this.#running) return;
    this.#running = this.busy = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const before = this.events;
      const turn = this.#turn;
      for (let i = 0; i < update.events.length && turn === this.#turn; i++) {
        this.events = [...before, ...update.events.slice(0, i + 1)];
        if (this.view) this.view = stepped(this.view, update.events[i]);
        await this.#rest(weight[update.events[i].kind] ?? 0);
      }
      if (turn === this.#turn) this.#show(update, [...before, ...update.events]);
    }
    this.#running = this.#hurry = false;
    this.#settle();
  }

  #show(update: Update, events: GameEvent[]) {
    this.events = events;
    this.view = update.view;
    this.prompt = update.prompt;
    this.undoWhy = update.undo;
    this.look(null);
    void this.#sumUp(!!update.fresh);
    this.#settle();
  }

  /** Tells the last act again with what came to it, and what is new. */
  async #sumUp(fresh: boolean) {
    const asked = ++this.#sums;
    const kept = fresh ? [] : this.acts.slice(0, -1);
    if (fresh) this.acts = [];
    const begin = kept.at(-1)?.to ?? 0;
    const acts = await this.driver.acts(this.events.slice(begin));
    if (asked !== this.#sums) return;
    const moved = acts.map((a) => ({ ...a, from: a.from + begin, to: a.to + begin }));
    this.acts = [...kept, ...moved];
  }

  #settle() {
    this.busy = this.#running || this.#sending;
  }

  #rest(ms: number): Promise<void> {
    const time = reducedMotion() || this.#hurry ? 0 : ms * speed[settings.pace];
    if (time === 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(() => this.#wake?.(), time);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        done();
      };
    });
  }
}
