// A finished or imported game, to look at step by step: as one seat saw it, or with all hands open.
import { contentOf, engine, loadLanguage } from '../../engine/engine';
import {
  nobody,
  type Card,
  type Content,
  type GameEvent,
  type Language,
  type TableView,
} from '../../engine/types';
import { newId } from '../../browser/savedGames';
import { language, w } from '../../words/words.svelte';
import { emptyFacts, Game, type Driver, type TableFacts } from '../game.svelte';
import { actsOf } from './acts';
import { HeldTable } from './heldTable';
import { seatsIn, tableFrom } from './replayFile';
import { onNewLanguage } from './retell.svelte';

const no = async () => ({ ok: false, why: '', rule: '' });

/** Throws a sentence if the text is no replay. */
export async function openReplay(
  text: string,
  seat: number | 'all' = 'all',
  at: number | null = null, // null: where the first turn begins
): Promise<ReplayDriver> {
  const replay = new ReplayDriver(text, new HeldTable(await tableFrom(text)), seat);
  await replay.begin(at);
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
  #bytes: Uint8Array = new Uint8Array();
  #stop: () => void;
  #asked = 0;

  constructor(
    private text: string,
    private table: HeldTable,
    seat: number | 'all',
  ) {
    this.seat = seat;
    this.facts = { ...emptyFacts('replay'), status: 'over' };
    this.#stop = onNewLanguage((spoken) => void this.#during(() => this.#tell(spoken)));
  }

  async begin(at: number | null) {
    this.length = await engine.call('steps', this.table.handle);
    await this.#during(() => this.#tell(language()));
    await this.seek(at ?? this.turns[0]?.at ?? 0); // everybody has a character and a place by then
  }

  async #during(work: () => Promise<void>) {
    if (!this.table.closed) await this.table.during(work);
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
    const { view, prompt, bytes } = await engine.call(
      'standAt',
      this.table.handle,
      at,
      this.#watcher,
      spoken,
    );
    const hands = this.seat === 'all' ? await this.#allHands(at, view) : [];
    if (asked !== this.#asked) return;
    this.at = at;
    this.#bytes = bytes;
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
    return this.seat === 'all' ? nobody : this.seat;
  }

  async #allHands(at: number, view: TableView): Promise<Card[][]> {
    const hands: Card[][] = [];
    for (let seat = 0; seat < view.players; seat++) {
      const stand = await engine.call('standAt', this.table.handle, at, seat, language());
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
        engine.call('history', this.table.handle, watcher, i, i + 1, spoken),
      ),
    );
    this.fights = this.#events.flatMap((events, at) =>
      events.some((e) => e.kind === 'fight') ? [at] : [],
    );
    this.turns = this.#events.flatMap((events, at) =>
      events.filter((e) => e.kind === 'turn-began').map((e) => ({ at, seat: e.seat, round: e.a })),
    );
    this.content = await contentOf(await engine.call('cardsOf', this.table.handle), spoken);
    this.at = this.at + 2; // so that seek tells everything
    await this.#seek(this.at - 2);
  }

  /** The file of a game that goes on from here among others, each as `human` or a bot and a name. */
  async playOn(seats: { kind: string; name: string }[], called: string): Promise<string> {
    const lines = seats.map((s) => `${s.kind}\t${s.name}`).join('\n');
    const seed = newId() + newId();
    const handle = await engine.call('playOn', this.table.handle, this.at, seed, lines, called);
    const text = await engine.call('replay', handle);
    await engine.call('freeTable', handle);
    return text;
  }

  choose = no;
  undo = no;
  why = no;
  preview = async () => ({ events: [], path: [] });
  picked = async () => ({ sum: '', spare: '', codes: [] });
  acts = (events: GameEvent[]) => actsOf(this.#bytes, events);
  seen = () => this.#bytes;
  replay = async () => this.text;
  close() {
    this.#stop();
    this.table.close();
  }
}
