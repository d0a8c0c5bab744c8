// A finished or imported game, to look at step by step: as one seat saw it, or with all hands open.
import { contentOf, engine, loadLanguage } from '../../engine/engine';
import type { Card, Content, GameEvent, Language, TableView } from '../../engine/types';
import { language, w } from '../../words/words.svelte';
import { emptyFacts, Game, type Driver, type TableFacts } from '../game.svelte';
import { seatsIn } from './replayHeader';
import { onNewLanguage } from './retell.svelte';

const spectator = 255;
const no = async () => ({ ok: false, why: '', rule: '' });

/** Throws a sentence if the text is no replay. */
export async function openReplay(
  text: string,
  seat: number | 'all' = 'all',
): Promise<ReplayDriver> {
  const handle = await engine.call('resume', text);
  if (typeof handle === 'string') throw new Error(handle);
  const replay = new ReplayDriver(text, handle, seat);
  await replay.begin();
  return replay;
}

export class ReplayDriver implements Driver {
  readonly game = new Game(this);
  facts: TableFacts = $state()!;
  content: Content = $state.raw()!;
  at = $state(0);
  length = $state(0);
  seat = $state<number | 'all'>('all');
  /** With all hands open: the hand of each seat. */
  hands = $state.raw<Card[][]>([]);
  /** Where turns begin: for the marks on the slider. */
  turns = $state.raw<{ at: number; seat: number; round: number }[]>([]);
  /** After which choices a fight began. */
  fights = $state.raw<number[]>([]);
  #events: GameEvent[][] = [];
  #closed = false;
  #works = 0; // what is under way and needs the table
  #stop: () => void;
  #asked = 0;

  constructor(
    private text: string,
    private handle: number,
    seat: number | 'all',
  ) {
    this.seat = seat;
    this.facts = { ...emptyFacts('replay'), status: 'over' };
    this.#stop = onNewLanguage((spoken) => void this.#during(() => this.#tell(spoken)));
  }

  async begin() {
    this.length = await engine.call('steps', this.handle);
    await this.#during(() => this.#tell(language()));
    await this.seek(this.turns[0]?.at ?? 0); // everybody has a character and a place by then
  }

  /** The table is not freed before the work on it is done. */
  async #during(work: () => Promise<void>) {
    if (this.#closed) return;
    this.#works++;
    await work().finally(() => this.#works--);
    this.#free();
  }
  #free() {
    if (this.#closed && !this.#works) void engine.call('freeTable', this.handle);
  }

  /** The state after the first i choices. */
  seek(i: number): Promise<void> {
    return this.#during(() => this.#seek(i));
  }
  async #seek(i: number) {
    const at = Math.max(0, Math.min(this.length, Math.round(i)));
    const asked = ++this.#asked;
    const forward = at === this.at + 1;
    const spoken = language();
    const { view, prompt } = await engine.call('standAt', this.handle, at, this.#watcher, spoken);
    const hands = this.seat === 'all' ? await this.#allHands(at, view) : [];
    if (asked !== this.#asked) return;
    this.at = at;
    this.hands = hands;
    const update = { view, prompt: { ...prompt, asked: false }, undo: w().screens.replay };
    if (forward) this.game.push({ ...update, events: this.#events[at] ?? [] });
    else this.game.push({ ...update, events: this.#events.slice(0, at + 1).flat(), fresh: true });
  }

  async watch(seat: number | 'all') {
    this.seat = seat;
    await this.#during(() => this.#tell(language()));
  }

  get #watcher() {
    return this.seat === 'all' ? spectator : this.seat;
  }

  async #allHands(at: number, view: TableView): Promise<Card[][]> {
    const hands: Card[][] = [];
    for (let seat = 0; seat < view.players; seat++) {
      const stand = await engine.call('standAt', this.handle, at, seat, language());
      hands.push(stand.view.own.hand);
    }
    return hands;
  }

  async #tell(spoken: Language) {
    await loadLanguage(spoken);
    this.facts.seats = seatsIn(this.text).map(({ seat, kind, name }) => ({
      seat,
      kind: kind === 'human' ? 'person' : 'bot',
      name,
      here: true,
      clock: -1,
      clockRuns: false,
    }));
    const watcher = this.#watcher;
    this.#events = await Promise.all(
      Array.from({ length: this.length + 1 }, (_, i) =>
        engine.call('history', this.handle, watcher, i, i + 1, spoken),
      ),
    );
    this.fights = this.#events.flatMap((events, at) =>
      events.some((e) => e.kind === 'fight') ? [at] : [],
    );
    this.turns = this.#events.flatMap((events, at) =>
      events.filter((e) => e.kind === 'turn-began').map((e) => ({ at, seat: e.seat, round: e.a })),
    );
    const { view } = await engine.call('standAt', this.handle, this.at, this.#watcher, spoken);
    this.content = await contentOf(view.modules, spoken);
    this.at = this.at + 2; // so that seek tells everything
    await this.#seek(this.at - 2);
  }

  choose = no;
  undo = no;
  why = no;
  preview = async () => ({ events: [], path: [] });
  hint = async () => 0;
  replay = async () => this.text;
  close() {
    this.#closed = true;
    this.#stop();
    this.#free();
  }
}
