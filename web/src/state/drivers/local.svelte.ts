// Games played in this browser against bots: no server, no network. The same rules, kept as a replay
// after every choice.
import { contentOf, engine, loadLanguage, thinker } from '../../engine/engine';
import type { Content, Language, Prompt, Refusal } from '../../engine/types';
import type { Setup } from '../../engine/wasm';
import { settings } from '../../browser/settings.svelte';
import { fill, language, w } from '../../words/words.svelte';
import {
  savedGame,
  keepGame,
  newId,
  type SavedGame,
  type LocalSetup,
} from '../../browser/savedGames';
import { emptyFacts, Game, type Driver, type TableFacts } from '../game.svelte';
import { modulesIn, seatsIn } from './replayHeader';
import { onNewLanguage } from './retell.svelte';

export {
  deleteLocal,
  localGames,
  type SavedGame,
  type LocalSeat,
  type LocalSetup,
} from '../../browser/savedGames';

const yes: Refusal = { ok: true, why: '', rule: '' };
/** A bot is seen to think: its choice does not come at once. */
const naturalPause = 350;

export async function newLocal(setup: LocalSetup): Promise<string> {
  const full: Setup = {
    ...setup,
    switches:
      setup.switches ?? (await engine.call('editionSwitches', setup.edition, setup.modules)),
  };
  const problem = await engine.call('setupProblem', full);
  if (problem !== 'none') throw new Error(w().screens.setupSays[problem]);
  const id = newId();
  const lines = setup.seats.map((s) => `${s.kind === 'you' ? 'human' : s.bot}\t${s.name}`);
  const handle = await engine.call(
    'newTable',
    full,
    setup.seed || newId() + newId(),
    lines.join('\n'),
  );
  const replay = await engine.call('replay', handle);
  await engine.call('freeTable', handle);
  const now = Date.now();
  await keepGame({
    id,
    made: now,
    changed: now,
    setup,
    replay,
    round: 0,
    over: false,
    lp: [],
    characters: [],
  });
  return id;
}

/** Keeps a replay file as a game of this browser; throws a sentence if it is none. */
export async function importReplay(text: string): Promise<string> {
  const handle = await engine.call('resume', text);
  if (typeof handle === 'string') throw new Error(handle);
  const { view } = await engine.call('standOf', handle, 255, language());
  await engine.call('freeTable', handle);
  const id = newId();
  const now = Date.now();
  await keepGame({
    id,
    made: now,
    changed: now,
    setup: null,
    replay: text,
    round: view.round,
    over: view.over,
    lp: view.seats.map((s) => s.lp),
    characters: view.seats.map((s) => s.character),
  });
  return id;
}

/** Throws a sentence if there is no such game or it cannot be read. */
export async function openLocal(id: string): Promise<Game> {
  const game = await savedGame(id);
  if (!game) throw new Error(w().common.errorNoGame);
  const handle = await engine.call('resume', game.replay);
  if (typeof handle === 'string') throw new Error(fill(w().common.errorLocalGame, { why: handle }));
  const driver = new LocalDriver(game, handle);
  await driver.begin();
  return driver.game;
}

function seatsOf(game: SavedGame): LocalSetup['seats'] {
  if (game.setup) return game.setup.seats;
  return seatsIn(game.replay).map(({ kind, name }) =>
    kind === 'human' ? { kind: 'you', name } : { kind: 'bot', bot: kind, name },
  );
}

class LocalDriver implements Driver {
  readonly game = new Game(this);
  facts: TableFacts = $state()!;
  content: Content = $state.raw()!;
  #seats: LocalSetup['seats'];
  #me: number;
  #bytes: Uint8Array = new Uint8Array();
  #open = true;
  #closed = false;
  #works = 0; // what is under way and needs the table
  #turning = false;
  #stop: () => void;
  // Two tabs would write over each other's choices: the one that opened the game last has it.
  #tabs = new BroadcastChannel('darkrock-games');

  constructor(
    private saved: SavedGame,
    private handle: number,
  ) {
    this.#seats = seatsOf(saved);
    this.#me = Math.max(
      0,
      this.#seats.findIndex((s) => s.kind === 'you'),
    );
    this.facts = {
      ...emptyFacts('local', saved.id),
      seats: this.#seats.map((s, seat) => ({
        seat,
        kind: seat === this.#me ? 'you' : 'bot',
        name: s.name,
        here: true,
        clock: -1,
        clockRuns: false,
      })),
      status: saved.over ? 'over' : 'playing',
    };
    this.#stop = onNewLanguage((spoken) => void this.#during(() => this.#tellAgain(spoken)));
  }

  async begin() {
    this.#tabs.onmessage = ({ data }) => data === this.saved.id && this.#handOver();
    this.#tabs.postMessage(this.saved.id);
    await this.#during(() => this.#tellAgain(language()));
    void this.#botsPlay();
  }

  /** The table is not freed before the work on it is done. */
  async #during<T>(work: () => Promise<T>): Promise<T> {
    this.#works++;
    try {
      return await work();
    } finally {
      this.#works--;
      this.#free();
    }
  }
  #free() {
    if (!this.#closed || this.#works || !this.handle) return;
    void engine.call('freeTable', this.handle);
    this.handle = 0;
  }

  #handOver() {
    this.#open = false;
    this.facts.line = 'ended';
    this.facts.lineWhy = w().common.errorOtherTab;
  }

  async choose(code: number): Promise<Refusal> {
    if (!this.#open) return { ok: false, why: this.facts.lineWhy, rule: '' };
    const done = await this.#during(() => this.#carryOut(this.#me, code));
    if (!done) return this.why(code);
    void this.#botsPlay();
    return yes;
  }
  async undo(): Promise<Refusal> {
    if (!this.#open) return { ok: false, why: this.facts.lineWhy, rule: '' };
    const why = this.game.undoWhy;
    if (why) return { ok: false, why, rule: 'B14.6' };
    return this.#during(async () => {
      await engine.call('undo', this.handle, this.#me);
      await this.#tellAgain(language());
      await this.#keep();
      return yes;
    });
  }
  why(code: number) {
    return engine.call('why', this.#bytes, code, language());
  }
  preview(code: number) {
    return engine.call('preview', this.#bytes, code, language());
  }
  hint() {
    return thinker.call('think', this.#bytes, 'hard', 1, 0, 0);
  }
  replay() {
    return engine.call('replay', this.handle);
  }
  close() {
    this.#open = false;
    this.#closed = true;
    this.#tabs.close();
    this.#stop();
    this.#free();
  }

  async #tellAgain(spoken: Language) {
    await loadLanguage(spoken);
    this.content = await contentOf(
      this.saved.setup?.modules ?? modulesIn(this.saved.replay),
      spoken,
    );
    const steps = await engine.call('steps', this.handle);
    const events = await engine.call('history', this.handle, this.#me, 0, steps + 1, spoken);
    const stand = await engine.call('standOf', this.handle, this.#me, spoken);
    this.#bytes = stand.bytes;
    const undo = await this.#undoWhy(stand.undo);
    this.game.push({ events, view: stand.view, prompt: stand.prompt, undo, fresh: true });
  }

  async #carryOut(seat: number, code: number): Promise<boolean> {
    const done = await engine.call('choose', this.handle, seat, code, this.#me, language());
    if (!done) return false;
    this.#bytes = done.bytes;
    const undo = await this.#undoWhy(done.undo);
    this.game.push({ events: done.events, view: done.view, prompt: done.prompt, undo });
    this.facts.status = done.view.over ? 'over' : 'playing';
    Object.assign(this.saved, {
      round: done.view.round,
      over: done.view.over,
      lp: done.view.seats.map((s) => s.lp),
      characters: done.view.seats.map((s) => s.character),
    });
    await this.#keep();
    return true;
  }

  async #keep() {
    if (this.facts.line === 'ended') return;
    this.saved.replay = await engine.call('replay', this.handle);
    this.saved.changed = Date.now();
    const why = await keepGame($state.snapshot(this.saved) as SavedGame).then(
      () => '',
      (error: Error) => error.message,
    );
    if (!this.#open && !this.#closed) return; // handed over meanwhile
    this.facts.line = why ? 'cut' : 'on'; // the game goes on, but a reload would lose it
    this.facts.lineWhy = why;
  }

  #undoWhy(undo: number): Promise<string> {
    return undo === 0 ? Promise.resolve('') : engine.call('undoText', undo, language());
  }

  async #botsPlay() {
    if (this.#turning) return;
    this.#turning = true;
    await this.#during(() => this.#letBotsPlay());
    this.#turning = false;
  }
  async #letBotsPlay() {
    while (this.#open) {
      const acting = await engine.call('toAct', this.handle);
      const bot = this.#seats.findIndex((_, seat) => seat !== this.#me && (acting >> seat) & 1);
      if (bot >= 0) await this.#botChooses(bot);
      else if (!(acting && this.#answersItself(this.game.prompt))) break;
      else await this.#passAlone();
    }
  }

  async #botChooses(seat: number) {
    const view = await engine.call('observe', this.handle, seat);
    const name = this.#seats[seat].bot ?? 'normal';
    const steps = await engine.call('steps', this.handle);
    const seed = name === 'random' ? steps * 8 + seat : seat + 1;
    const [code] = await Promise.all([
      thinker.call('think', view, name, seed, 0, 0),
      this.#shown(),
    ]);
    if (this.#open) await this.#carryOut(seat, code);
  }

  /** Waits until what happened was shown, so that bots do not run ahead of the eye. */
  async #shown() {
    while (this.#open && this.game.busy) await pause(40);
  }

  // Only own hidden cards force it: asked all the same (B14.4), answered after a natural while.
  #answersItself(prompt: Prompt | null): boolean {
    return (
      settings.passAlone &&
      !!prompt?.asked &&
      prompt.options.length === 1 &&
      prompt.options[0].verb === 'pass'
    );
  }
  async #passAlone() {
    await this.#shown();
    const prompt = this.game.prompt;
    await pause(naturalPause);
    if (this.#open && prompt === this.game.prompt && this.#answersItself(prompt)) {
      await this.#carryOut(this.#me, prompt!.options[0].code);
    }
  }
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
