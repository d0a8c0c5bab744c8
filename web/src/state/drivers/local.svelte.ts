// Games played in this browser against bots: no server, no network. The same rules, kept as a replay
// after every choice.
import { engine, loadLanguage, thinker, usePack } from '../../engine/engine';
import { undo as undoCodes } from '../../engine/generated';
import type { Language, Refusal } from '../../engine/types';
import type { Setup } from '../../engine/wasm';
import { language, w } from '../../words/words.svelte';
import {
  savedGame,
  keepGame,
  newId,
  standingOf,
  type SavedGame,
  type LocalSetup,
} from '../../browser/savedGames';
import { emptyFacts, Game, isBetween, type Driver } from '../game.svelte';
import { HeldTable } from './heldTable';
import { modulesIn, personAfter, seatsOf, tableFrom } from './replayFile';
import { onNewLanguage } from './retell.svelte';
import { pause, TableDriver, yes } from './table.svelte';

export {
  deleteLocal,
  localGames,
  type SavedGame,
  type LocalSeat,
  type LocalSetup,
} from '../../browser/savedGames';

/** A bot is seen to think: its choice does not come at once. */
const naturalPause = 350;

/** `pack`: the text of one that lies over the cards. */
export async function newLocal(setup: LocalSetup, pack?: string): Promise<string> {
  const full: Setup = {
    ...setup,
    modules: pack ? await usePack(pack, setup.modules) : setup.modules,
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
    ...(pack ? { pack } : {}),
    round: 0,
    over: false,
    lp: [],
    characters: [],
  });
  return id;
}

/** Throws if there is no such game or it cannot be read. */
export async function openLocal(id: string): Promise<Game> {
  const game = await savedGame(id);
  if (!game) throw new Error('no such game');
  thinker.call('loadNetwork').catch(() => {}); // early: whoever thinks tries again, and says so
  if (game.pack) await usePack(game.pack, modulesIn(game.replay));
  const driver = new LocalDriver(game, new HeldTable(await tableFrom(game.replay)));
  await driver.begin();
  return driver.game;
}

class LocalDriver extends TableDriver implements Driver {
  readonly game = new Game(this);
  #seats: LocalSetup['seats'];
  #turning = false; // bots are being asked
  #due = false; // somebody chose since they were
  #round = 0; // in which every Reaction is passed on
  #stop: () => void;
  // Two tabs would write over each other's choices: the one that opened the game last has it.
  #tabs = new BroadcastChannel('darkrock-games');

  /** Only where one person plays: others would see what is passed on. */
  readonly passAll?: Driver['passAll'];

  constructor(
    private saved: SavedGame,
    table: HeldTable,
  ) {
    super(table);
    this.#seats = seatsOf(saved);
    if (this.#people === 1) this.passAll = (on) => this.#passAll(on);
    this.me = Math.max(
      0,
      this.#seats.findIndex((s) => s.kind === 'you'),
    );
    this.facts = {
      ...emptyFacts('local', saved.id),
      status: saved.over ? 'over' : 'playing',
      guided: saved.setup?.learn,
    };
    this.#seatPeople();
    this.#stop = onNewLanguage((spoken) => void this.table.during(() => this.#tellAgain(spoken)));
  }

  async begin() {
    this.#tabs.onmessage = ({ data }) => data === this.saved.id && this.#handOver();
    this.#tabs.postMessage(this.saved.id);
    if (this.#people > 1 && !this.saved.over) return this.#cameIn();
    await this.table.during(() => this.#tellAgain(language()));
    void this.#botsPlay();
  }

  get #people() {
    return this.#seats.filter((s) => s.kind === 'you').length;
  }
  #seatPeople() {
    this.facts.seats = this.#seats.map((s, seat) => ({
      seat,
      kind: s.kind === 'bot' ? 'bot' : seat === this.me ? 'you' : 'person',
      name: s.name,
      here: true,
      clock: -1,
      clockRuns: false,
    }));
  }

  // Several people at one screen: it shows what one of them sees, and nothing on its way to the next.

  /** Nobody has the device yet: it is for whoever is asked, or the next person after a bot. */
  async #cameIn() {
    const acting = await engine.call('toAct', this.table.handle);
    const first = this.#seats.findIndex((_, seat) => (acting >> seat) & 1);
    this.#handTo(personAfter(this.#seats, first - 1, acting), true);
  }
  #handTo(to: number, covered = false) {
    this.facts.device = { to, name: this.#seats[to].name, covered };
  }
  cover() {
    if (!this.facts.device) return;
    this.facts.device.covered = true;
    this.bytes = new Uint8Array();
    this.game.clear();
  }
  async take() {
    const { device } = this.facts;
    if (!device?.covered) return;
    this.me = device.to;
    this.#seatPeople();
    this.facts.device = undefined;
    await this.table.during(() => this.#tellAgain(language()));
    void this.#botsPlay();
  }

  #handOver() {
    this.open = false;
    this.facts.line = 'ended';
    this.facts.lineWhy = w().common.errorOtherTab;
  }

  async choose(code: number): Promise<Refusal> {
    if (!this.open) return { ok: false, why: this.facts.lineWhy, rule: '' };
    const done = await this.table.during(() => this.#carryOut(this.me, code));
    if (!done) return this.why(code);
    void this.#botsPlay();
    return yes;
  }
  async undo(): Promise<Refusal> {
    if (!this.open) return { ok: false, why: this.facts.lineWhy, rule: '' };
    const why = this.game.undoWhy;
    if (why) return { ok: false, why, rule: 'B14.6' };
    this.facts.passing = false;
    return this.table.during(async () => {
      do {
        if (!(await this.#takeBack()))
          return { ok: false, why: await super.undoWhy(undoCodes.nothingChosen), rule: 'B14.6' };
        await this.#tellAgain(language());
      } while (isBetween(this.game.prompt) && !this.game.undoWhy);
      await this.#keep();
      void this.#botsPlay();
      return yes;
    });
  }
  /** In the first game any choice can be taken back, whatever came after it. */
  protected override undoWhy(undo: number): Promise<string> {
    const free = this.facts.guided && undo !== undoCodes.nothingChosen && undo !== undoCodes.over;
    return free ? Promise.resolve('') : super.undoWhy(undo);
  }
  /** Your last choice; where others answered it, they choose again and chance begins anew. */
  async #takeBack(): Promise<boolean> {
    const { handle } = this.table;
    if (await engine.call('undo', handle, this.me)) return true;
    let step = await engine.call('steps', handle);
    while (step > 0 && (await engine.call('step', handle, step - 1)).seat !== this.me) step--;
    return step > 0 && engine.call('rewind', handle, step - 1, newId() + newId());
  }
  replay() {
    return engine.call('replay', this.table.handle);
  }
  close() {
    this.open = false;
    this.#tabs.close();
    this.#stop();
    this.table.close();
  }

  async #tellAgain(spoken: Language) {
    if (this.facts.device?.covered) return;
    await loadLanguage(spoken);
    await this.tellAll(spoken);
  }

  async #carryOut(seat: number, code: number): Promise<boolean> {
    const view = await this.play(seat, code);
    if (!view) return false;
    this.facts.passing &&= view.round === this.#round;
    Object.assign(this.saved, standingOf(view));
    await this.#keep();
    return true;
  }

  async #keep() {
    if (this.facts.line === 'ended') return;
    this.saved.replay = await engine.call('replay', this.table.handle);
    this.saved.changed = Date.now();
    const why = await keepGame($state.snapshot(this.saved) as SavedGame).then(
      () => '',
      (error: Error) => error.message,
    );
    if (!this.open && !this.table.closed) return; // handed over meanwhile
    this.facts.line = why ? 'cut' : 'on'; // the game goes on, but a reload would lose it
    this.facts.lineWhy = why;
  }

  async #botsPlay() {
    this.#due = true;
    if (this.#turning) return;
    this.#turning = true;
    while (this.#due) {
      this.#due = false;
      await this.table.during(() => this.#letBotsPlay());
    }
    this.#turning = false;
  }
  async #letBotsPlay() {
    while (this.open) {
      const acting = await engine.call('toAct', this.table.handle);
      const bot = this.#seats.findIndex((s, seat) => s.kind === 'bot' && (acting >> seat) & 1);
      if (bot >= 0) await this.#botChooses(bot);
      else if (acting && !((acting >> this.me) & 1)) {
        this.#handTo(personAfter(this.#seats, this.me, acting));
        break;
      } else if (!acting || !(await this.#answeredAlone())) break;
    }
  }

  async #botChooses(seat: number) {
    const code = await this.botChoice(seat, this.#seats[seat].bot ?? 'normal');
    if (this.open) await this.#carryOut(seat, code);
  }

  #passAll(on: boolean) {
    this.facts.passing = on;
    this.#round = this.game.view!.round;
    if (on) void this.#botsPlay();
  }
  /** Gives the only answer there is, after a natural while; false: there is a choice. */
  async #answeredAlone(): Promise<boolean> {
    await this.shown();
    const { prompt } = this.game;
    if (!this.game.given) return false;
    await pause(naturalPause);
    const answer = this.game.given;
    if (!this.open || prompt !== this.game.prompt || !answer) return true; // look again
    return this.#carryOut(this.me, answer.code);
  }
}
