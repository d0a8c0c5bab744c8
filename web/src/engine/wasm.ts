// The WebAssembly module: memory, strings and structs of the C interface (darkrock.h). Everything above
// this file speaks TypeScript.
import { languages, limits, type SetupProblem } from './generated';
import { Memory, type Exports, type ModuleSource } from './memory';
import { firstPack, Packs } from './packs';
import type {
  Act,
  Card,
  Content,
  GameEvent,
  Language,
  LessonText,
  Picked,
  Preview,
  Prompt,
  Refusal,
  TableView,
} from './types';

/** What this engine and a server must have in common. */
export interface Versions {
  rules: number;
  view: number; // bytes of a view
  content: string; // all cards, tokens and maps in one word
}
export interface Setup {
  switches: number;
  players: number;
  length: number;
  firstGame: boolean;
  goals: boolean;
  cattle: boolean;
  characters: (number | null)[];
  modules: number;
}

/** What kind of thing is wrong with a replay file (dr_replay_problem), and in which line; 0: in none. */
export type FaultWord =
  | 'none'
  | 'foreign'
  | 'format'
  | 'rules'
  | 'cards'
  | 'line'
  | 'secret'
  | 'deal'
  | 'choice'
  | 'state'
  | 'end';
export interface ReplayFault {
  word: FaultWord;
  line: number;
}

const numberOf = (language: Language) => languages.indexOf(language);
const { eventBytes, events: maxEvents } = limits;
const outBytes = 64; // for a small struct, or as many cards as there are

export class Wasm {
  #memory: Memory;
  #x: Exports;
  #events: number;
  #out: number;
  #packs: Packs;
  readonly viewSize: number;

  private constructor(memory: Memory) {
    const { exports } = memory;
    this.#memory = memory;
    this.#x = exports;
    this.#packs = new Packs(memory);
    this.#events = exports.malloc(maxEvents * eventBytes);
    this.#out = exports.malloc(outBytes);
    this.viewSize = exports.dr_view_size();
  }

  static async load(source: ModuleSource): Promise<Wasm> {
    return new Wasm(await Memory.load(source));
  }

  // --- memory ---

  get #bytes() {
    return this.#memory.bytes;
  }
  get #data() {
    return new DataView(this.#x.memory.buffer);
  }
  #with<T>(bytes: Uint8Array | string, use: (at: number, n: number) => T): T {
    return this.#memory.with(bytes, use);
  }
  #written(call: (out: number, capacity: number) => number): string {
    return this.#memory.written(call);
  }
  #json<T>(call: (out: number, capacity: number) => number): T {
    return JSON.parse(this.#written(call));
  }
  #cString(at: number): string {
    const bytes = this.#bytes;
    let end = at;
    while (bytes[end]) end++;
    return new TextDecoder().decode(bytes.subarray(at, end));
  }

  // --- words and pictures ---

  loadWords(language: Language, text: string) {
    this.#with(language, (code, codeN) =>
      this.#with(text, (at, n) => this.#x.dr_load_words(code, codeN, at, n)),
    );
  }
  content(modules: number, language: Language): Content {
    const l = numberOf(language);
    return this.#json((out, n) => this.#x.dr_content_json(modules, l, out, n));
  }
  versions(): Versions {
    return this.#json((out, n) => this.#x.dr_versions_json(out, n));
  }

  usePack(text: string, modules: number, as?: number): number {
    return this.#packs.use(text, modules, as);
  }
  /** Bytes that are no view of this engine are refused, not read. */
  #withView<T>(view: Uint8Array, use: (at: number) => T): T {
    const [bytes, cards] = this.#packs.read(view, this.viewSize);
    return this.#with(bytes, (from, n) => {
      const at = this.#x.malloc(this.viewSize);
      try {
        const rc = this.#x.dr_read_view_with(from, n, cards, at);
        if (rc !== 0) throw new Error(`no view of this edition: ${rc}`);
        return use(at);
      } finally {
        this.#x.free(at);
      }
    });
  }
  #ofView<T>(view: Uint8Array, call: (at: number, out: number, n: number) => number): T {
    return this.#withView(view, (at) => this.#json<T>((out, n) => call(at, out, n)));
  }
  view(view: Uint8Array, language: Language): TableView {
    const l = numberOf(language);
    return this.#ofView(view, (at, out, n) => this.#x.dr_view_json(at, l, out, n));
  }
  prompt(view: Uint8Array, language: Language): Prompt {
    const l = numberOf(language);
    return this.#ofView(view, (at, out, n) => this.#x.dr_view_prompt_json(at, l, out, n));
  }
  why(view: Uint8Array, choice: number, language: Language): Refusal {
    const l = numberOf(language);
    return this.#ofView(view, (at, out, n) => this.#x.dr_view_why_json(at, choice, l, out, n));
  }
  preview(view: Uint8Array, choice: number, language: Language): Preview {
    const l = numberOf(language);
    return this.#ofView(view, (at, out, n) => this.#x.dr_view_preview_json(at, choice, l, out, n));
  }
  picked(view: Uint8Array, cards: Card[], language: Language): Picked {
    const l = numberOf(language);
    return this.#with(Uint8Array.from(cards), (from, k) =>
      this.#ofView(view, (at, out, n) => this.#x.dr_view_picked_json(at, from, k, l, out, n)),
    );
  }
  undoText(undo: number, language: Language): string {
    return this.#written((out, n) => this.#x.dr_undo_text(undo, numberOf(language), out, n));
  }

  /** Events as a server sends them: their bytes. */
  events(view: Uint8Array, events: Uint8Array, language: Language): GameEvent[] {
    const n = Math.min(Math.floor(events.length / eventBytes), maxEvents);
    this.#bytes.set(events.subarray(0, n * eventBytes), this.#events);
    return this.#eventsJson(view, n, language);
  }
  #eventsJson(view: Uint8Array, n: number, language: Language): GameEvent[] {
    const l = numberOf(language);
    return this.#ofView(view, (at, out, size) =>
      this.#x.dr_events_json(at, this.#events, n, l, out, size),
    );
  }

  /** What happened action by action, from the `raw` of some events. */
  acts(view: Uint8Array, raw: string, language: Language): Act[] {
    const bytes = Uint8Array.from(raw.match(/../g) ?? [], (hex) => parseInt(hex, 16));
    const n = bytes.length / eventBytes;
    const l = numberOf(language);
    return this.#with(bytes, (events) =>
      this.#ofView(view, (at, out, size) => this.#x.dr_acts_json(at, events, n, l, out, size)),
    );
  }

  // --- bots ---

  /** The network that some bots look at. */
  loadNetwork(bytes: Uint8Array) {
    const rc = this.#with(bytes, (at, n) => this.#x.dr_load_network(at, n));
    if (rc !== 0) throw new Error('the network for the bots is damaged, or not of this version');
  }

  #withBot<T>(view: Uint8Array, bot: string, use: (at: number, name: number) => T): T {
    return this.#withView(view, (at) => this.#with(bot + '\0', (name) => use(at, name)));
  }
  botChoice(view: Uint8Array, bot: string, seed: number, work: number, ms: number): number {
    return this.#withBot(view, bot, (at, name) => {
      const choose = this.#x.dr_view_bot_choose as unknown as (...a: unknown[]) => number;
      const rc = choose(at, name, BigInt(seed), work, ms, this.#out);
      if (rc !== 0) throw new Error(`no bot answers to ${bot}: ${rc}`);
      return this.#data.getUint32(this.#out, true);
    });
  }
  /** The cards a bot picks where several are picked together. */
  botPicks(view: Uint8Array, bot: string, seed: number): Card[] {
    return this.#withBot(view, bot, (at, name) => {
      const pick = this.#x.dr_view_bot_picks as unknown as (...a: unknown[]) => number;
      const n = pick(at, name, BigInt(seed), 0, 0, this.#out, outBytes);
      if (n < 0) throw new Error(`no bot answers to ${bot}: ${n}`);
      return [...this.#bytes.subarray(this.#out, this.#out + n)];
    });
  }

  // --- set-up ---

  #withSetup<T>(setup: Setup, use: (at: number) => T): T {
    const bytes = new Uint8Array(16);
    const data = new DataView(bytes.buffer);
    data.setUint32(0, setup.switches, true);
    bytes[4] = setup.players;
    bytes[5] = setup.length;
    bytes[6] = Number(setup.firstGame);
    bytes[7] = Number(setup.goals);
    bytes[8] = Number(setup.cattle);
    for (let i = 0; i < limits.players; i++) bytes[9 + i] = setup.characters[i] ?? limits.none;
    bytes[15] = setup.modules;
    return this.#with(bytes, (at) => use(at));
  }
  setupProblem(setup: Setup): SetupProblem {
    return this.#withSetup(
      setup,
      (at) => this.#cString(this.#x.dr_setup_problem(at)) as SetupProblem,
    );
  }
  editionSwitches(edition: number, modules: number): number {
    return this.#x.dr_edition_switches_for(edition, modules) >>> 0;
  }
  /** The switches; those of Ante Up stand last. */
  switches(): { id: string; sides: [string, string]; anteUp: boolean }[] {
    const base = this.#x.dr_base_switch_count();
    return Array.from({ length: this.#x.dr_switch_count() }, (_, i) => ({
      id: this.#cString(this.#x.dr_switch_id(i)),
      sides: [
        this.#cString(this.#x.dr_switch_side(i, 0)),
        this.#cString(this.#x.dr_switch_side(i, 1)),
      ],
      anteUp: i >= base,
    }));
  }

  // --- tables: games played here, and replays ---

  #withSeed<T>(seed: string, use: (bytes: number) => T): T {
    return this.#with(new Uint8Array(32), (bytes) => {
      this.#with(seed, (text, n) => this.#x.dr_seed_from_text(text, n, bytes));
      return use(bytes);
    });
  }
  /** The cards of a table, as `modules` are given: with the number of its pack, if it has one. */
  cardsOf(table: number): number {
    this.#x.dr_table_setup(table, this.#out);
    return this.#bytes[this.#out + 15];
  }
  newTable(setup: Setup, seed: string, seats: string): number {
    return this.#withSetup(setup, (at) =>
      this.#withSeed(seed, (bytes) =>
        this.#with(seats, (text, n) => this.#x.dr_table_new(at, bytes, text, n)),
      ),
    );
  }
  /** A table, or why the replay is none. A pack that it was played with must be in use. */
  resume(text: string): number | ReplayFault {
    return this.#with(text, (at, n) => {
      const table = this.#x.dr_table_resume(at, n, 0, 0);
      if (table) return table;
      const word = this.#cString(this.#x.dr_replay_problem(at, n, this.#out)) as FaultWord;
      return { word, line: this.#data.getUint32(this.#out, true) };
    });
  }
  /** A table from the text of a lesson or a position, or what is wrong with the text. */
  openLesson(text: string, cards = 0): number | string {
    return this.#with(text, (at, n) => {
      const { text } = this.#memory;
      const table = this.#x.dr_table_lesson_with(at, n, cards, text.at, text.size);
      return table || this.#cString(text.at);
    });
  }
  lesson(table: number, language: Language): LessonText {
    const l = numberOf(language);
    return this.#json((out, n) => this.#x.dr_table_lesson_json(table, l, out, n));
  }
  /** What is answered without the learner. Null: nothing is. */
  lessonAnswer(table: number, step: number): { seat: number; choice: number } | null {
    if (this.#x.dr_table_lesson_answer(table, step, this.#out, this.#out + 4) !== 0) return null;
    return this.#pair();
  }
  /** How the task of a step stands: 0 open, 1 solved, 2 lost. */
  lessonTask(table: number, step: number): number {
    return this.#x.dr_table_lesson_task(table, step);
  }
  /** Another table of the first i choices, dealt anew from there. 0: the game is over by then. */
  playOn(table: number, i: number, seed: string, seats: string, name: string): number {
    return this.#withSeed(seed, (bytes) =>
      this.#with(seats, (lines, n) =>
        this.#with(name, (called, m) =>
          this.#x.dr_table_play_on(table, i, bytes, lines, n, called, m),
        ),
      ),
    );
  }
  /** Takes a table back to its first i choices and deals anew what nobody knew then. */
  rewind(table: number, i: number, seed: string): boolean {
    return this.#withSeed(seed, (bytes) => this.#x.dr_table_rewind(table, i, bytes) === 0);
  }
  freeTable(table: number) {
    this.#x.dr_table_free(table);
  }
  toAct(table: number): number {
    return this.#x.dr_to_act(this.#x.dr_table_game(table));
  }
  hash(table: number): string {
    const hash = this.#x.dr_hash(this.#x.dr_table_game(table)) as unknown as bigint;
    return BigInt.asUintN(64, hash).toString(16).padStart(16, '0');
  }
  /** A view's bytes; where a pack lies over the cards, its number behind them. */
  #viewOf(table: number, game: number, seat: number): Uint8Array {
    const at = this.#x.malloc(this.viewSize);
    this.#x.dr_observe(game, seat, at);
    const cards = this.cardsOf(table);
    const bytes = new Uint8Array(this.viewSize + (cards >= firstPack ? 1 : 0));
    bytes.set(this.#bytes.subarray(at, at + this.viewSize));
    if (cards >= firstPack) bytes[this.viewSize] = cards;
    this.#x.free(at);
    return bytes;
  }
  observe(table: number, seat: number): Uint8Array {
    return this.#viewOf(table, this.#x.dr_table_game(table), seat);
  }
  /** Negative: refused. Else how many events it made; `eventsFor` tells them. */
  choose(table: number, seat: number, choice: number): number {
    return this.#x.dr_table_choose(table, seat, choice, this.#out, this.#events, maxEvents);
  }
  /** The events of the last `choose` or `eventsAt`, as the seat of the view sees them. */
  eventsFor(view: Uint8Array, n: number, language: Language): GameEvent[] {
    return this.#eventsJson(view, Math.min(n, maxEvents), language);
  }
  canUndo(table: number, seat: number): number {
    return this.#x.dr_table_can_undo(table, seat);
  }
  undo(table: number, seat: number): boolean {
    return this.#x.dr_table_undo(table, seat) === 0;
  }
  steps(table: number): number {
    return this.#x.dr_table_steps(table);
  }
  step(table: number, i: number): { seat: number; choice: number } {
    this.#x.dr_table_step(table, i, this.#out, this.#out + 4);
    return this.#pair();
  }
  #pair() {
    return {
      seat: this.#data.getUint32(this.#out, true),
      choice: this.#data.getUint32(this.#out + 4, true),
    };
  }
  replay(table: number): string {
    return this.#written((out, n) => this.#x.dr_table_replay(table, out, n));
  }
  /** What a seat sees after the first i choices. */
  observeAt(table: number, i: number, seat: number): Uint8Array {
    const game = this.#x.malloc(this.#x.dr_game_size());
    this.#x.dr_table_at(table, i, game);
    const view = this.#viewOf(table, game, seat);
    this.#x.free(game);
    return view;
  }
  eventsAt(table: number, i: number): number {
    return this.#x.dr_table_events_at(table, i, this.#events, maxEvents);
  }
}
