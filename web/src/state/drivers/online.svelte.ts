// A table at a server: the lobby before the game, the game, and what people say to each other. The server
// decides; here is what the page knows of it, told by the engine (docs/protocol.md).
import { contentOf, engine, loadLanguage, usePack } from '../../engine/engine';
import { undo } from '../../engine/generated';
import {
  nobody,
  type Card,
  type Content,
  type GameEvent,
  type Language,
  type Picked,
  type Preview,
  type Refusal,
} from '../../engine/types';
import { ownEdition, type Edition } from '../../server/edition';
import { otherEdition } from '../../server/session.svelte';
import { tableText, troubleOfReason } from '../../server/trouble';
import { language, w } from '../../words/words.svelte';
import { Connection, type Answer, type Listener, type Message } from '../../server/connection';
import {
  bytesOf,
  server,
  ServerError,
  type RoomInfo,
  type TableSpec,
  type Told,
} from '../../server/api';
import { ServerLog } from './serverLog';
import {
  emptyFacts,
  Game,
  isBetween,
  loneAnswer,
  type ChatLine,
  type Driver,
  type TableFacts,
} from '../game.svelte';
import { moduleBits } from '../modules';
import { onNewLanguage } from './retell.svelte';
import { actsOf } from './acts';
import { Chat } from './chat';

/** The page is not seen to answer at once what has one answer. */
const naturalPause = 900;
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const manyEvents = 80; // more than somebody wants to see one by one
const yes: Refusal = { ok: true, why: '', rule: '' };

/** Comes in; throws a ServerError if that cannot be. */
export async function openOnline(id: string): Promise<OnlineTable> {
  const room = new OnlineTable(id, await ownEdition());
  await room.begin();
  return room;
}

export class OnlineTable implements Driver, Listener {
  info = $state.raw<RoomInfo | null>(null);
  user = $state(''); // your id
  seat = $state(nobody);
  /** The game, once it was dealt. */
  game = $state.raw<Game | null>(null);
  facts: TableFacts = $state()!;
  content: Content = $state.raw()!;
  /** The cards wait until another table has finished the same deal. */
  sameDeal = $state(false);

  #connection: Connection;
  #log = new ServerLog();
  #bytes: Uint8Array = new Uint8Array();
  #n = 0;
  #undoing = false; // back to where you began to choose (isBetween)
  #alone = 0; // how often the page looked whether there is one answer
  #undo = 0; // why the last choice stays
  #chat = new Chat();
  #stop: () => void;
  #came: { yes: () => void; no: (e: Error) => void } | null = null;

  constructor(
    readonly id: string,
    edition: Edition,
  ) {
    this.facts = emptyFacts('online', id);
    const connection = new Connection(id, this, edition);
    this.#connection = connection;
    this.#stop = onNewLanguage((spoken) => connection.then(() => this.#tellAgain(spoken)));
  }

  begin(): Promise<void> {
    return new Promise((yes, no) => {
      this.#came = { yes, no };
      this.#connection.connect();
    });
  }
  close() {
    this.#alone++;
    this.#stop();
    this.#connection.close();
  }

  // --- before the game ---
  sit = (seat: number) => this.#connection.say({ t: 'sit', seat });
  stand = (seat: number) => this.#connection.say({ t: 'stand', seat });
  bot = (seat: number, bot: string) => this.#connection.say({ t: 'bot', seat, bot });
  spec = (table: Partial<TableSpec>) => this.#connection.say({ t: 'spec', table });
  host = (seat: number) => this.#connection.say({ t: 'host', seat });
  remove = (user: string) => this.#connection.say({ t: 'remove', user });
  unready = () => this.#connection.say({ t: 'unready' });
  ready() {
    const entropy = Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) =>
      b.toString(16).padStart(2, '0'),
    ).join('');
    return this.#connection.say({ t: 'ready', entropy });
  }

  // --- the game ---
  async choose(code: number): Promise<Refusal> {
    const answer = await this.#connection.say({ t: 'choose', n: this.#n, choice: code });
    // The engine says it in the language of the page.
    return !answer.ok && answer.rule ? this.why(code) : refusalOf(answer);
  }
  async undo(): Promise<Refusal> {
    this.#undoing = true;
    const { seat } = this;
    const since = this.#log.size;
    const answer = await this.#connection.say({ t: 'undo' }, () => this.#log.undone(seat, since));
    this.#undoing &&= answer.ok;
    const why = answer.ok || answer.code !== 'no-undo' ? '' : await this.#undoWhy();
    return why ? { ok: false, why, rule: '' } : refusalOf(answer);
  }
  why(code: number): Promise<Refusal> {
    return engine.call('why', this.#bytes, code, language());
  }
  preview(code: number): Promise<Preview> {
    return engine.call('preview', this.#bytes, code, language());
  }
  picked(cards: Card[]): Promise<Picked> {
    return engine.call('picked', this.#bytes, cards, language());
  }
  acts(events: GameEvent[]) {
    return actsOf(this.#bytes, events);
  }
  seen() {
    return this.#bytes;
  }
  async replay(): Promise<string | null> {
    return this.facts.status === 'over' ? server.replay(this.id) : null;
  }
  vote(agree: boolean) {
    void this.#ask({ t: 'vote', yes: agree });
    if (this.facts.vote) this.facts.vote.mine = false;
  }
  ask(what: 'abandon' | 'resign' | 'leave' | 'back' | 'rematch') {
    void this.#ask({ t: what });
  }
  /** Asks everybody to go back to before your last choice. */
  rewind() {
    const before = this.#log.lastOf(this.seat);
    if (before >= 0) void this.#ask({ t: 'rewind', before });
  }
  passAll(on: boolean) {
    void this.#ask({ t: 'prepare', pass: on });
  }
  async #ask(message: Message) {
    const refusal = refusalOf(await this.#connection.say(message));
    if (!refusal.ok && this.game) this.game.problem = refusal;
  }

  // --- what people say ---
  say(text: string) {
    const since = this.#chat.next;
    void this.#connection.say({ t: 'chat', text }, () => this.#chat.said(text, since));
  }
  mute(user: string, on: boolean) {
    this.#chat.mute(user, on);
    this.facts.chat = this.#chat.shown;
    void this.#connection.say({ t: 'mute', user, on });
  }

  // --- the line ---
  since() {
    return `since=${this.#log.size}&chat=${this.#chat.next}`;
  }
  on(user: string) {
    this.user = user;
    this.facts.line = 'on';
    this.facts.lineWhy = '';
  }
  cut() {
    this.facts.line = 'cut';
    if (this.#came && this.#connection.tries > 1)
      this.#refused(new ServerError('offline', w().common.errorOffline));
  }
  ended(word: string, told: Partial<Edition>) {
    const { code, why } = troubleOfReason(word);
    if (code === 'old') otherEdition(told);
    this.facts.line = 'ended';
    this.facts.lineWhy = why;
    this.facts.lineCode = code;
    this.#refused(new ServerError(code, why));
  }
  #refused(error: ServerError) {
    if (!this.#came) return;
    this.#came.no(error);
    this.#came = null;
    this.close();
  }

  hear(m: Message): Promise<void> | void {
    switch (m.t) {
      case 'update':
        return this.#update(m as never);
      case 'presence':
        return this.#present(m as never);
      case 'chat':
        return this.#heard(m as never);
      case 'vote':
        return this.#voted(m as never);
      case 'notice':
        if (m.kind === 'your-turn' && m.table !== this.id) this.facts.elsewhere = m.table as string;
        if (m.kind === 'same-deal') this.sameDeal = true;
    }
  }
  #present(m: { here: boolean[]; spectators: number }) {
    this.facts.spectators = m.spectators;
    m.here.forEach((here, i) => {
      const seat = this.info?.seats[i];
      if (seat?.kind !== 'person') return;
      seat.here = here; // what later news are told from
      if (this.facts.seats[i]) this.facts.seats[i].here = here;
    });
  }
  #heard(line: Omit<ChatLine, 'mine'> & { removed?: boolean }) {
    if (line.removed) this.#chat.remove(line.c);
    else this.#chat.hear({ ...line, mine: line.user === this.user });
    this.facts.chat = this.#chat.shown;
  }
  #voted(m: { kind?: 'rewind' | 'abandon'; by?: number; yes?: number; of?: number }) {
    if (m.kind === undefined) return void (this.facts.vote = null);
    const bit = this.seat < 8 ? 1 << this.seat : 0;
    this.facts.vote = {
      kind: m.kind,
      by: m.by ?? nobody,
      mine: !!((m.of ?? 0) & bit) && !((m.yes ?? 0) & bit),
      text: '',
    };
  }

  // --- what happened ---
  async #update(m: Told) {
    if (m.table) this.info = m.table;
    this.seat = m.seat ?? nobody;
    if (m.view) await this.#dealt(m);
    else this.#log.note(m.items);
    this.#tellFacts(m);
    this.#came?.yes();
    this.#came = null;
  }

  async #dealt(m: Told) {
    this.#bytes = await this.#packed(bytesOf(m.view!));
    const game = this.game ?? new Game(this);
    const spoken = language();
    await this.#speak(spoken);
    const { events, anew } = await this.#log.add(m.items, this.#bytes, spoken);
    const unseen = document.visibilityState === 'hidden' || events.length > manyEvents;
    this.#undo = m.undoCode ?? (this.#on ? 0 : undo.over);
    await this.#push(game, spoken, !this.game || anew || unseen ? null : events);
    this.#n = m.n ?? 0; // of the question that is shown
    this.game = game;
    const more = this.#undoing && this.#undo === 0 && isBetween(game.prompt);
    if (more) return void this.undo();
    this.#undoing = false;
    void this.#answerAlone();
  }
  async #tellAgain(spoken: Language) {
    if (!this.game?.view) return;
    await this.#speak(spoken);
    await this.#log.again(this.#bytes, spoken);
    await this.#push(this.game, spoken, null);
  }
  /** Shows what happened now, or all of it at once: null. */
  async #push(game: Game, spoken: Language, events: Game['events'] | null) {
    const { view, prompt } = await engine.call('stand', this.#bytes, spoken);
    game.push({
      events: events ?? this.#log.events,
      view,
      prompt: this.#standIn || !this.#on ? { ...prompt, asked: false } : prompt,
      undo: await this.#undoWhy(),
      fresh: !events,
    });
  }

  /** Why a bot plays for you. */
  get #standIn(): TableFacts['standIn'] {
    const mine = this.info?.seats[this.seat];
    return mine?.resigned ? 'resigned' : mine?.bot ? 'away' : '';
  }
  /** The game is being played: what ended by a vote asks nobody. */
  get #on() {
    return this.info?.status === 'playing';
  }
  #undoWhy(): Promise<string> {
    return this.#undo === 0 ? Promise.resolve('') : engine.call('undoText', this.#undo, language());
  }

  async #speak(spoken: Language) {
    await loadLanguage(spoken);
    const content = await contentOf(await this.#cards(), spoken);
    if (content.fingerprint !== this.info!.catalog) this.#otherCards();
    this.content = content;
  }
  /** What its cards come to here is not what they come to at the server. */
  #otherCards(): never {
    this.#connection.close();
    this.ended('old', {});
    throw new Error('the cards of this table are others here');
  }
  #pack: Promise<number> | null = null;
  /** The cards of the table: those of its modules, or its own, which the server has. */
  #cards(): Promise<number> | number {
    const bits = moduleBits(this.info!.table.modules);
    if (!this.info!.pack) return bits;
    this.#pack ??= server.cards(this.id).then((text) => usePack(text, bits));
    this.#pack.catch(() => (this.#pack = null));
    return this.#pack;
  }
  /** A view names its pack behind its bytes. */
  async #packed(view: Uint8Array): Promise<Uint8Array> {
    return this.info!.pack ? Uint8Array.of(...view, await this.#cards()) : view;
  }

  /** Gives the only answer there is, when all was shown and a natural while after it. */
  async #answerAlone() {
    const turn = ++this.#alone;
    const waits = () => this.game!.busy || this.facts.line === 'cut';
    do await pause(naturalPause);
    while (turn === this.#alone && waits());
    const answer = loneAnswer(this.game!.prompt);
    if (answer && turn === this.#alone && this.facts.line === 'on') void this.game!.choose(answer);
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
      standIn: this.#standIn,
      hints: info.hints,
      passing: !!m.passing,
      seats: info.seats.map((s, seat) => ({
        seat,
        kind: seat === this.seat ? 'you' : s.kind,
        name: s.name ?? s.bot ?? '',
        here: s.here ?? s.kind === 'bot',
        holiday: s.holiday ?? 0,
        clock: m.clocks?.[seat] ?? -1,
        clockRuns: !!((m.running ?? 0) & (1 << seat)),
      })),
    });
  }
}

const refusalOf = (a: Answer): Refusal =>
  a.ok ? yes : { ok: false, why: tableText(a.code), rule: a.rule };
