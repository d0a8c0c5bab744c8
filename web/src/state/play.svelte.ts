// What the person at the screen is doing with a question: which entry lies open, which cards are lifted,
// what is looked at. The game itself is the table's.
import { getContext, setContext } from 'svelte';
import type { Target } from './target';
import type { Act, Card, Option, Picked } from '../engine/types';
import { settings } from '../browser/settings.svelte';
import { w } from '../words/words.svelte';
import {
  defaultOf,
  entriesOf,
  inside,
  isBoardOption,
  isPass,
  refusedOf,
  type Entry,
} from './entries';
import type { AdviceDoc } from '../engine/reviewDoc';
import type { AdviceRun } from './advice.svelte';
import type { Game } from './game.svelte';
import { sinceTurn, weighty } from './log';

export type Paper = '' | 'log' | 'keys' | 'seat' | 'menu';

export class Play {
  opened = $state(''); // id of the entry whose options lie open; 'refused'
  lifted = $state.raw<Card[]>([]);
  picked = $state.raw<Picked | null>(null); // what the engine says of the lifted cards
  raised = $state(-1); // card enlarged by a first tap
  hinted = $state(-1); // code of what is best to do
  advice = $state.raw<AdviceRun | null>(null);
  thinking = $state(false); // nothing to tell yet
  armed = $state(-1); // code that is taken when pressed again
  paper = $state<Paper>('');
  seatShown = $state(-1);
  looked = $state(-1); // space
  flashed = $state(-1); // space shown from the log
  awayFrom = $state(-1); // the first event that was not seen, -1: all were
  anchor = $state.raw<DOMRect | null>(null); // of what the preview is about; null: the looked space
  guide = $state.raw<{ why(act: Act | undefined): string; untried: string } | null>(null); // in the first game
  most = $state(0); // actions this turn began with, as far as seen
  #queue: number[] = []; // codes still to be chosen, for cards that were picked together
  #queued = ''; // the question they answer
  #recapped = $state(-1); // the turn whose recap was put away: its first event
  #turn = '';
  #asked = false; // for a hint, once at least
  #advisedOn = ''; // the question a hint was asked for
  #advised: Card[] = []; // lifted for a hint

  constructor(readonly game: Game) {}

  prompt = $derived.by(() => (this.game.asked ? this.game.prompt : null));
  entries = $derived.by(() => (this.prompt ? entriesOf(this.prompt, w().game.verbs) : []));
  refused = $derived.by(() => (this.prompt ? refusedOf(this.prompt) : []));
  open = $derived.by(() => this.entries.find((e) => e.id === this.opened) ?? null);
  listed = $derived.by(() => (this.open ? inside(this.open) : this.entries));
  main = $derived.by(() =>
    this.open || !this.prompt ? null : defaultOf(this.entries, this.prompt),
  );
  /** Several cards are wanted at once: the hand is the list of options, and these are in it. */
  pool = $derived.by(() => this.prompt?.picks?.pool ?? []);
  lifting = $derived.by(() => this.pool.length > 0);
  targets = $derived.by(() => this.#targets());
  /** What is told in short now that it is your turn again. */
  since = $derived.by(() => {
    const { game } = this;
    if (!game.me || game.facts.kind === 'replay') return null;
    const since = sinceTurn(game.events, game.me.seat);
    if (!since || since.to === this.#recapped) return null;
    return weighty(game.acts, since.from, since.to).length ? since : null;
  });
  putRecapAway() {
    this.#recapped = this.since?.to ?? -1;
  }

  #targets(): Target[] {
    const options = this.open ? this.open.options : (this.prompt?.options ?? []);
    const found = new Map<number, Target>();
    for (const o of options) {
      if (!isBoardOption(o) || found.has(o.space)) continue;
      found.set(o.space, { space: o.space, steps: o.steps, label: o.detail, option: o });
    }
    return [...found.values()];
  }

  /** Options that are about a card of the hand. */
  optionsFor(card: Card): Option[] {
    return this.prompt?.options.filter((o) => o.card === card && o.verb !== 'deposit') ?? [];
  }

  /** Call it in an effect: a new question starts with nothing opened. */
  renew() {
    this.opened = '';
    this.armed = this.raised = -1;
    const again = this.#advisedOn !== '' && this.#advisedOn === this.#question();
    this.dropAdvice();
    this.lifted = [];
    this.picked = null;
    this.looked = -1;
    const view = this.game.view;
    const turn = `${view?.round}.${view?.active}`;
    if (turn !== this.#turn) this.most = 0;
    this.#turn = turn;
    this.most = Math.max(this.most, view?.actionsLeft ?? 0);
    // nothing to choose but a space: the map is the list
    if (this.entries.length === 1 && this.entries[0].shape === 'board')
      this.opened = this.entries[0].id;
    if (!this.#pickNext()) this.#weigh();
    if (again) void this.hint(); // the same question in another language
  }
  #question() {
    const codes = this.prompt?.options.map((o) => o.code);
    return codes ? `${this.game.events.length} ${this.prompt!.ask} ${codes}` : '';
  }

  press(entry: Entry) {
    if (entry.shape === 'refused') return;
    if (entry.shape === 'one') return this.take(entry.options[0]);
    this.opened = this.opened === entry.id ? '' : entry.id;
    this.look(null);
  }

  take(option: Option) {
    if (!this.game.asked) return;
    const grave = option.verb === 'end-turn' && settings.confirmEndTurn;
    if (grave && this.armed !== option.code) {
      this.armed = option.code;
      return;
    }
    this.anchor = null;
    void this.game.choose(option);
  }

  look(option: Option | null, anchor: DOMRect | null = null) {
    this.anchor = anchor;
    this.looked = option && isBoardOption(option) ? option.space : -1;
    this.game.look(option);
  }

  lookSpace(space: number) {
    const target = this.targets.find((t) => t.space === space);
    this.anchor = null;
    this.looked = target ? space : -1;
    this.game.look(target?.option ?? null);
  }

  pickSpace(space: number) {
    const target = this.targets.find((t) => t.space === space);
    if (target) this.take(target.option);
  }

  pressCard(card: Card) {
    if (this.lifting) return this.lift(card);
    const options = this.optionsFor(card);
    if (options.length === 1) return this.take(options[0]);
    const entry = this.entries.find((e) => e.options.some((o) => o.card === card));
    if (entry && entry.shape === 'menu') this.opened = entry.id;
  }

  lift(card: Card) {
    if (!this.pool.includes(card)) return;
    const most = this.prompt?.picks?.cards || this.pool.length;
    if (this.lifted.includes(card)) this.lifted = this.lifted.filter((c) => c !== card);
    else if (this.lifted.length < most) this.lifted = [...this.lifted, card];
    else return;
    this.#weigh();
  }

  /** Asks the engine what the lifted cards are worth. */
  #weigh() {
    const { lifted, prompt } = this;
    if (!this.lifting) return;
    void this.game.driver.picked(lifted).then((picked) => {
      if (this.lifted === lifted && this.prompt === prompt) this.picked = picked;
    });
  }

  get enough() {
    return !!this.picked?.codes.length;
  }

  /** Lays or discards the lifted cards: the engine takes them one at a time, in its own order. */
  confirmLifted() {
    if (!this.enough) return;
    this.#queue = [...this.picked!.codes];
    this.#queued = this.prompt!.ask;
    this.#pickNext();
  }

  /** Goes on with the cards that were confirmed; what can no longer be picked ends it. */
  #pickNext(): boolean {
    const { busy, prompt } = this.game;
    if (busy || !prompt?.asked) return false;
    if (this.game.problem) this.#queue = []; // one was refused: the others wait for a word
    const code = this.#queue.shift();
    const option =
      prompt.ask === this.#queued ? prompt.options.find((o) => o.code === code) : undefined;
    if (!option) this.#queue = [];
    else void this.game.choose(option);
    return !!option;
  }

  pass() {
    const option = this.prompt?.options.find(isPass);
    if (option) this.take(option);
  }

  back(): boolean {
    if (this.paper) this.paper = '';
    else if (this.armed >= 0) this.armed = -1;
    else if (this.game.looked) this.look(null);
    else if (this.opened) this.opened = '';
    else if (this.lifted.length) this.#drop();
    else return false;
    return true;
  }

  #drop() {
    this.lifted = [];
    this.#weigh();
  }

  /** Asks for advice, or puts it away. */
  async hint() {
    const { prompt } = this;
    if (this.advice) return this.dropAdvice();
    if (!prompt || this.thinking || this.game.facts.hints === false) return;
    this.thinking = this.#asked = true;
    const question = (this.#advisedOn = this.#question());
    const { AdviceRun } = await import('./advice.svelte');
    if (this.#advisedOn !== question || this.advice) return;
    this.advice = new AdviceRun(this.game.driver.seen(), (doc) => this.#follow(doc));
  }
  dropAdvice() {
    this.advice?.close();
    this.advice = null;
    this.hinted = -1;
    this.thinking = false;
    this.#advised = [];
    this.#advisedOn = '';
  }
  /** The page is left. */
  close() {
    if (!this.#asked) return;
    this.dropAdvice();
    void import('./advice.svelte').then(({ endAdviser }) => endAdviser());
  }

  /** Shows what is advised, and moves on only what it has shown itself. */
  #follow(doc: AdviceDoc) {
    const first = this.thinking;
    const following = first || this.game.looked?.code === this.hinted;
    this.thinking = false;
    if (this.lifting) return this.#liftAdvised(doc.picks, first);
    if (doc.code === this.hinted) return;
    this.hinted = doc.code;
    if (following) this.look(this.prompt?.options.find((o) => o.code === doc.code) ?? null);
  }
  #liftAdvised(cards: Card[], first: boolean) {
    if (!first && this.lifted !== this.#advised) return; // other cards were lifted since
    this.lifted = this.#advised = cards;
    this.#weigh();
  }

  /** Shows a space on the map for a while. */
  flash(space: number) {
    this.flashed = space;
    setTimeout(() => this.flashed === space && (this.flashed = -1), 2600);
  }

  showSeat(seat: number) {
    this.seatShown = seat;
    this.paper = 'seat';
  }
}

const key = Symbol('play');
export const setPlay = (play: () => Play) => setContext(key, play);
export const playOf = () => getContext<() => Play>(key);
