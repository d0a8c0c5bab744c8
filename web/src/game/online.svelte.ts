// A table at a server: the lobby before the game, the game, and what people say to each other. The server
// decides; this file keeps the line open and asks the engine what the bytes mean (docs/protocol.md).
import { contentOf, engine, loadLanguage, thinker } from '../engine/engine';
import type { Content, GameEvent, Language, Preview, Refusal } from '../engine/types';
import type { EventTuple } from '../engine/wasm';
import { settings } from '../settings.svelte';
import { language, w } from '../words/words.svelte';
import {
  protocol, server, ServerError, tableSocket, type TableSpec, type TableStatus,
} from './server';
import { Table, type ChatLine, type Driver, type TableFacts } from './table.svelte';

export interface RoomSeat {
  kind: 'empty' | 'person' | 'bot';
  user?: string;
  name?: string;
  here?: boolean;
  ready?: boolean;
  bot?: string; // of a bot's seat, or the bot that plays for somebody
  resigned?: boolean;
}
/** The table as the server tells it. */
export interface RoomInfo {
  id: string;
  code: string;
  status: TableStatus;
  host: string;
  table: TableSpec;
  seats: RoomSeat[];
  commitment: string;
  spectators: number;
  deal?: string;
  rematch?: string;
}
interface Item {
  i: number;
  k: string;
  seat?: number;
  choices?: number;
  ev?: EventTuple[];
}
interface Told {
  i: number;
  seat?: number;
  items: Item[];
  table?: RoomInfo;
  view?: string;
  asked?: number;
  n?: number;
  undo?: string;
  undoCode?: number;
  clocks?: number[];
  running?: number;
  deadline?: number;
}
type Answer = { ok: true } | { ok: false; code: string; why: string; rule: string };

const noSeat = 255;
const yes: Refusal = { ok: true, why: '', rule: '' };

/** Comes in; throws a sentence if that cannot be. */
export async function openOnline(id: string): Promise<Room> {
  const room = new Room(id);
  await room.begin();
  return room;
}

export class Room implements Driver {
  info = $state.raw<RoomInfo | null>(null);
  user = $state(''); // your id
  seat = $state(noSeat);
  /** The game, once it was dealt. */
  table = $state.raw<Table | null>(null);
  facts: TableFacts = $state()!;
  content: Content = $state.raw()!;
  /** A table elsewhere that waits for you. */
  elsewhere = $state('');

  #socket: WebSocket | null = null;
  #items: Item[] = [];
  #events: { item: number; events: GameEvent[] }[] = [];
  #bytes: Uint8Array = new Uint8Array();
  #n = 0;
  #undo = 0; // why the last choice stays
  #chat = 0;
  #muted = new Set<string>();
  #next = 1;
  #waiting = new Map<number, { answer: (a: Answer) => void; request: object }>();
  #work: Promise<void> = Promise.resolve();
  #open = true;
  #tries = 0;
  #stop: () => void;
  #came: { yes: () => void; no: (e: Error) => void } | null = null;

  constructor(readonly id: string) {
    this.facts = {
      kind: 'online', id, title: '', code: '', seats: [], spectators: 0, line: 'on', lineWhy: '',
      deadline: 0, chat: [], vote: null, status: 'playing', rematch: '',
    };
    this.#stop = $effect.root(() => {
      let first = true;
      $effect(() => {
        const spoken = language();
        if (!first) this.#then(() => this.#tellAgain(spoken));
        first = false;
      });
    });
  }

  begin(): Promise<void> {
    return new Promise((yes, no) => {
      this.#came = { yes, no };
      this.#connect();
    });
  }

  // --- before the game ---
  sit = (seat: number) => this.request({ t: 'sit', seat });
  stand = (seat: number) => this.request({ t: 'stand', seat });
  bot = (seat: number, bot: string) => this.request({ t: 'bot', seat, bot });
  spec = (table: Partial<TableSpec>) => this.request({ t: 'spec', table });
  host = (seat: number) => this.request({ t: 'host', seat });
  unready = () => this.request({ t: 'unready' });
  ready() {
    const entropy = Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) =>
      b.toString(16).padStart(2, '0'),
    ).join('');
    return this.request({ t: 'ready', entropy });
  }

  // --- the game ---
  async choose(code: number): Promise<Refusal> {
    const answer = await this.request({ t: 'choose', n: this.#n, choice: code });
    // The engine says it in the language of the page.
    return !answer.ok && answer.rule ? this.why(code) : refusalOf(answer);
  }
  async undo(): Promise<Refusal> {
    return refusalOf(await this.request({ t: 'undo' }));
  }
  why(code: number): Promise<Refusal> {
    return engine.call('why', this.#bytes, code, language());
  }
  preview(code: number): Promise<Preview> {
    return engine.call('preview', this.#bytes, code, language());
  }
  hint() {
    return thinker.call('think', this.#bytes, 'hard', 1, 0, 0);
  }
  async replay(): Promise<string | null> {
    return this.facts.status === 'over' ? server.replay(this.id) : null;
  }
  say(text: string) {
    void this.request({ t: 'chat', text });
  }
  mute(user: string, on: boolean) {
    if (on) this.#muted.add(user);
    else this.#muted.delete(user);
    this.facts.chat = this.facts.chat.filter((line) => !this.#muted.has(line.user));
    void this.request({ t: 'mute', user, on });
  }
  vote(agree: boolean) {
    void this.request({ t: 'vote', yes: agree });
    if (this.facts.vote) this.facts.vote.mine = false;
  }
  ask(what: 'abandon' | 'resign' | 'leave' | 'back' | 'rematch') {
    void this.request({ t: what });
  }
  /** Asks everybody to go back to before your last choice. */
  rewind() {
    const last = this.#items.findLast(
      (item) => item.k === 'choose' && item.seat === this.seat && this.#kept(item.i),
    );
    if (last) void this.request({ t: 'rewind', before: last.i });
  }
  #kept(item: number) {
    return this.#events.some((e) => e.item === item);
  }
  close() {
    this.#open = false;
    this.#stop();
    this.#socket?.close();
  }

  // --- the line ---

  /** Says something to the server; what was not answered is said again after a cut. */
  request(request: object): Promise<Answer> {
    const id = this.#next++;
    return new Promise((answer) => {
      this.#waiting.set(id, { answer, request: { ...request, id } });
      this.#send({ ...request, id });
    });
  }
  #send(message: object) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect() {
    const query = `since=${this.#items.length}&chat=${this.#chat}`;
    const socket = new WebSocket(tableSocket(this.id, query));
    this.#socket = socket;
    socket.onmessage = (message) => this.#then(() => this.#hear(JSON.parse(message.data)));
    socket.onclose = (end) => this.#ended(end);
  }

  #ended(end: CloseEvent) {
    if (!this.#open) return;
    const final = end.code === 1008;
    this.facts.line = final ? 'ended' : 'cut';
    this.facts.lineWhy = final ? end.reason : w().common.reconnecting;
    if (this.#came && (final || this.#tries > 1)) {
      this.#came.no(
        final ? new Error(end.reason) : new ServerError('offline', w().common.errorOffline),
      );
      this.#came = null;
      this.close();
    }
    if (final || !this.#open) return;
    this.#tries++;
    setTimeout(() => this.#open && this.#connect(), Math.min(8000, 250 * 2 ** this.#tries));
  }

  /** Messages are heard one after the other. */
  #then(work: () => Promise<void> | void) {
    this.#work = this.#work.then(work).catch((error) => {
      this.facts.lineWhy = String(error);
    });
  }

  async #hear(m: { t: string; [key: string]: unknown }) {
    switch (m.t) {
      case 'hello':
        return this.#greeted(m as never);
      case 'update':
        return this.#update(m as never);
      case 'ack':
        return this.#answer(m.id as number, { ok: true });
      case 'refused':
        return this.#answer(m.id as number, {
          ok: false, code: m.code as string, why: m.why as string, rule: (m.rule as string) ?? '',
        });
      case 'presence':
        this.facts.spectators = m.spectators as number;
        (m.here as boolean[]).forEach((here, i) => {
          if (this.facts.seats[i]) this.facts.seats[i].here = here;
        });
        return;
      case 'chat':
        return this.#heard(m as never);
      case 'vote':
        return this.#voted(m as never);
      case 'notice':
        if (m.kind === 'your-turn') this.elsewhere = m.table as string;
    }
  }

  #greeted(m: { protocol: number; user: string }) {
    if (m.protocol !== protocol) {
      this.#open = false;
      this.#came?.no(new Error(w().common.errorOld));
      this.#came = null;
      this.facts.line = 'ended';
      this.facts.lineWhy = w().common.errorOld;
      this.#socket?.close();
      return;
    }
    this.user = m.user;
    this.#tries = 0;
    this.facts.line = 'on';
    this.facts.lineWhy = '';
    for (const { request } of this.#waiting.values()) this.#send(request);
  }
  #answer(id: number, answer: Answer) {
    this.#waiting.get(id)?.answer(answer);
    this.#waiting.delete(id);
  }
  #heard(m: { c: number; user: string; name: string; text: string; at: number }) {
    this.#chat = m.c + 1;
    if (this.#muted.has(m.user)) return;
    const line: ChatLine = { ...m, mine: m.user === this.user };
    this.facts.chat = [...this.facts.chat, line];
  }
  #voted(m: { kind?: 'rewind' | 'abandon'; by?: number; yes?: number; of?: number }) {
    if (m.kind === undefined) {
      this.facts.vote = null;
      return;
    }
    const bit = this.seat < 8 ? 1 << this.seat : 0;
    this.facts.vote = {
      kind: m.kind,
      by: m.by ?? noSeat,
      mine: !!((m.of ?? 0) & bit) && !((m.yes ?? 0) & bit),
      text: '',
    };
  }

  // --- what happened ---

  async #update(m: Told) {
    if (m.table) this.info = m.table;
    this.seat = m.seat ?? noSeat;
    this.#n = m.n ?? 0;
    const known = this.#items.length;
    this.#items.push(...m.items.filter((item) => item.i >= known));
    if (m.view) await this.#game(m, known);
    this.#tellFacts(m);
    this.#came?.yes();
    this.#came = null;
  }

  async #game(m: Told, known: number) {
    this.#bytes = Uint8Array.from(atob(m.view!), (c) => c.charCodeAt(0));
    const table = this.table ?? new Table(this);
    const fresh = !this.table || m.items.some((item) => item.k === 'undo' || item.k === 'rewind');
    const spoken = language();
    await this.#speak(spoken);
    const stand = await engine.call('stand', this.#bytes, spoken);
    const events: GameEvent[] = [];
    for (const item of this.#items.slice(known)) events.push(...(await this.#told(item, spoken)));
    this.#forget();
    this.#undo = m.undoCode ?? 0;
    table.push({
      events: fresh ? this.#events.flatMap((e) => e.events) : events,
      view: stand.view,
      prompt: stand.prompt,
      undo: await this.#undoWhy(),
      fresh,
    });
    this.table = table;
    if (settings.passAlone) this.#passAlone();
  }

  #undoWhy(): Promise<string> {
    return this.#undo === 0
      ? Promise.resolve('')
      : engine.call('undoText', this.#undo, language());
  }

  async #speak(spoken: Language) {
    await loadLanguage(spoken);
    const modules = this.info!.table.modules;
    this.content = await contentOf(
      (modules.includes('ante-up') ? 1 : 0) | (modules.includes('alternative-poker') ? 2 : 0),
      spoken,
    );
  }

  async #told(item: Item, spoken: Language): Promise<GameEvent[]> {
    if (!item.ev) return [];
    const events = await engine.call('events', this.#bytes, item.ev, spoken);
    this.#events.push({ item: item.i, events });
    return events;
  }

  /** Choices that were taken back are no longer told. */
  #forget() {
    for (const item of this.#items) {
      const start = this.#events.findIndex((e) => e.item >= 0);
      if (start < 0) return;
      if (item.k === 'undo') this.#events = dropLastBefore(this.#events, item.i);
      if (item.k === 'rewind') {
        const later = this.#events.filter((e) => e.item > item.i);
        this.#events = [
          ...this.#events.filter((e) => e.item < item.i).slice(0, 1 + (item.choices ?? 0)),
          ...later,
        ];
      }
      if (item.k === 'undo' || item.k === 'rewind') item.k = 'done';
    }
  }

  async #tellAgain(spoken: Language) {
    if (!this.table || !this.table.view) return;
    await this.#speak(spoken);
    const kept = new Set(this.#events.map((e) => e.item));
    this.#events = [];
    for (const item of this.#items) if (kept.has(item.i)) await this.#told(item, spoken);
    const stand = await engine.call('stand', this.#bytes, spoken);
    this.table.push({
      events: this.#events.flatMap((e) => e.events),
      view: stand.view,
      prompt: stand.prompt,
      undo: await this.#undoWhy(),
      fresh: true,
    });
  }

  #passAlone() {
    const { prompt } = this.table!;
    setTimeout(() => {
      const now = this.table?.prompt;
      if (!this.#open || now !== prompt || !this.table?.asked) return;
      if (now?.options.length === 1 && now.options[0].verb === 'pass')
        void this.table.choose(now.options[0]);
    }, 900);
  }

  #tellFacts(m: Told) {
    const info = this.info;
    if (!info) return;
    Object.assign(this.facts, {
      title: info.table.title,
      code: info.code,
      status: info.status === 'open' ? 'playing' : info.status,
      rematch: info.rematch ?? '',
      deadline: m.deadline ?? 0,
      spectators: m.table?.spectators ?? this.facts.spectators,
      seats: info.seats.map((s, seat) => ({
        seat,
        kind: seat === this.seat ? 'you' : s.kind,
        name: s.name ?? s.bot ?? '',
        here: s.here ?? s.kind === 'bot',
        clock: m.clocks?.[seat] ?? -1,
        clockRuns: !!((m.running ?? 0) & (1 << seat)),
      })),
    });
  }
}

const refusalOf = (a: Answer): Refusal => (a.ok ? yes : { ok: false, why: a.why, rule: a.rule });

function dropLastBefore<T extends { item: number }>(events: T[], item: number): T[] {
  const last = events.findLastIndex((e) => e.item < item);
  return last < 0 ? events : events.filter((_, i) => i !== last);
}
