// A lesson, or a position to be played: a table laid out by a text, in this browser. What counts as right
// and who answers by itself the engine says; here is only who is asked next.
import { engine, loadLessonWords } from '../../engine/engine';
import type { Language, LessonStep, LessonText, Refusal } from '../../engine/types';
import { bookmarkOf, giveStar, keepPlace, type Bookmark } from '../../browser/lessonsKept.svelte';
import { language } from '../../words/words.svelte';
import { later } from '../../words/later.svelte';
import { emptyFacts, Game, loneAnswer, type Driver } from '../game.svelte';
import { HeldTable } from './heldTable';
import { onNewLanguage } from './retell.svelte';
import { pause, TableDriver, yes } from './table.svelte';

const solved = 1;
const lost = 2;
/** A bot is seen to think. */
const naturalPause = 350;

/** Throws what is wrong with the text. `cards`: of a pack that lies over those of its modules. */
export async function openLesson(text: string, cards = 0): Promise<LessonDriver> {
  const handle = await engine.call('openLesson', text, cards);
  if (typeof handle === 'string') throw new Error(handle);
  await loadLessonWords(language());
  const lesson = await engine.call('lesson', handle, language());
  const driver = new LessonDriver(text, lesson, cards, new HeldTable(handle));
  await driver.begin();
  return driver;
}

export class LessonDriver extends TableDriver implements Driver {
  readonly game = new Game(this);
  lesson: LessonText = $state.raw()!;
  step = $state(0);
  said = $state(''); // why the last thing worked
  task = $state<'open' | 'solved' | 'lost'>('open');
  resting = $state(false); // nobody else is to answer
  #choices: Bookmark['choices'] = [];
  #before = 0; // choices before this step
  #tried = $state(false); // something was chosen in it
  #going = false; // the others are being asked
  #due = false; // something was chosen since they were
  #stop: () => void;

  constructor(
    private text: string,
    lesson: LessonText,
    private cards: number,
    table: HeldTable,
  ) {
    super(table);
    this.lesson = lesson;
    this.me = lesson.learner;
    this.facts = { ...emptyFacts('local'), title: lesson.title, coached: lesson.taught };
    this.#stop = onNewLanguage((spoken) => void this.table.during(() => this.#tellAgain(spoken)));
  }

  async begin() {
    const at = this.lesson.taught ? bookmarkOf(this.lesson.id) : undefined;
    if (at && !(await this.#playAgain(at.choices))) await this.#layOut();
    else if (at) {
      this.step = at.step;
      this.#before = at.before;
      this.#tried = this.#choices.length > at.before;
    }
    await this.table.during(() => this.#tellAgain(language()));
    this.facts.seats = this.game.view!.seats.map(({ seat, name }) => ({
      seat,
      kind: seat === this.me ? 'you' : 'bot',
      name,
      here: true,
      clock: -1,
      clockRuns: false,
    }));
    void this.#goOn();
  }

  get now(): LessonStep | undefined {
    return this.lesson.steps[this.step];
  }
  /** What is asked now; a step without words belongs to the one before. */
  get asks(): string {
    return this.lesson.steps.slice(0, this.step + 1).findLast((s) => s.ask)?.ask ?? '';
  }
  /** Codes that lead on from here: what is right, or the next choice of a way to solve the task. */
  get leading(): number[] {
    const { now } = this;
    if (now?.kind === 'task') return this.#left(now).slice(0, 1);
    const any = this.game.prompt?.options.filter((o) => now?.any.includes(o.verb)) ?? [];
    return [...(now?.right ?? []), ...any.map((o) => o.code)];
  }
  /** What comes after it without another word: cards that are laid together. */
  get following(): number[] {
    const { now, lesson, step } = this;
    if (now?.kind === 'task') return this.#left(now).slice(1);
    const later = lesson.steps.slice(step + 1);
    const end = later.findIndex((s) => s.ask || s.kind !== 'do');
    return later.slice(0, end < 0 ? undefined : end).flatMap((s) => s.right.slice(0, 1));
  }
  /** What is left of a way to solve the task. */
  #left(task: LessonStep): number[] {
    const made = this.#choices.slice(this.#before).filter(([seat]) => seat === this.me);
    return task.solution.filter((code) => !made.some(([, other]) => other === code));
  }
  /** The task was begun, and can be begun again. */
  get begun() {
    return this.now?.kind === 'task' && this.#tried;
  }
  /** What the worked example of a position would choose next, if it can be chosen now. */
  get told(): number | undefined {
    if (!this.resting) return;
    const made = this.#choices.filter(([seat]) => seat === this.me).map(([, code]) => code);
    let at = 0;
    for (const code of made) if (code === this.lesson.example[at]) at++;
    const next = this.lesson.example[at];
    return this.game.prompt?.options.some((o) => o.code === next) ? next : undefined;
  }
  get over() {
    return this.lesson.taught && this.step >= this.lesson.steps.length;
  }

  async choose(code: number): Promise<Refusal> {
    const refused = this.#judge(code);
    if (refused) return { ok: false, why: refused, rule: '' };
    this.#tried = true;
    const done = await this.table.during(() => this.#carryOut(this.me, code));
    if (!done) return this.why(code);
    if (this.now?.kind === 'do') this.#stepDone(this.now);
    else await this.#weigh();
    void this.#goOn();
    return yes;
  }
  /** Why the lesson does not take this now; '': it does. */
  #judge(code: number): string {
    if (!this.lesson.taught) return '';
    const { now } = this;
    if (!now || this.task !== 'open') return later().lessonOver;
    if (now.kind === 'read') return later().lessonRead;
    if (now.kind === 'task' || now.right.includes(code)) return '';
    const verb = this.game.prompt?.options.find((o) => o.code === code)?.verb;
    if (verb && now.any.includes(verb)) return '';
    if (now.wrong && (!now.tries.length || now.tries.includes(code))) return now.wrong;
    return later().lessonOther;
  }
  #stepDone(step: LessonStep) {
    this.said = step.done;
    this.#advance();
  }
  #advance() {
    this.step++;
    this.#before = this.#choices.length;
    this.#tried = false;
    this.#keep();
  }

  /** What was to be read has been read. */
  readOn() {
    if (this.now?.kind !== 'read') return;
    this.said = this.now.done;
    this.#advance();
    void this.#goOn();
  }

  /** The task from its beginning. */
  async tryAgain() {
    const choices = this.#choices.slice(0, this.#before);
    await this.#layOut();
    await this.#playAgain(choices);
    this.task = 'open';
    this.#tried = false;
    await this.table.during(() => this.#tellAgain(language()));
    void this.#goOn();
  }
  /** All of it from its beginning. */
  async startAgain() {
    this.step = this.#before = 0;
    this.said = '';
    if (this.lesson.taught) keepPlace(this.lesson.id, undefined);
    this.#choices = [];
    await this.tryAgain();
  }

  async undo(): Promise<Refusal> {
    const why = this.game.undoWhy;
    if (why) return { ok: false, why, rule: 'B14.6' };
    if (this.lesson.taught && (this.now?.kind !== 'task' || this.#choices.length <= this.#before))
      return { ok: false, why: later().lessonUndo, rule: '' };
    await engine.call('undo', this.table.handle, this.me);
    this.#choices.pop();
    await this.table.during(() => this.#tellAgain(language()));
    return yes;
  }
  async replay() {
    return null;
  }
  close() {
    this.open = false;
    this.#stop();
    this.table.close();
  }

  async #tellAgain(spoken: Language) {
    await loadLessonWords(spoken);
    this.lesson = await engine.call('lesson', this.table.handle, spoken);
    this.facts.title = this.lesson.title;
    await this.tellAll(spoken);
  }

  async #carryOut(seat: number, code: number): Promise<boolean> {
    if (!(await this.play(seat, code))) return false;
    this.#choices.push([seat, code]);
    this.#keep();
    return true;
  }
  #keep() {
    if (!this.lesson.taught) return;
    const at = { step: this.step, before: this.#before, choices: [...this.#choices] };
    keepPlace(this.lesson.id, this.over ? undefined : at);
  }

  /** The table as it was at first. */
  async #layOut() {
    const handle = await engine.call('openLesson', this.text, this.cards);
    this.table.close();
    this.table = new HeldTable(handle as number);
    this.#choices = [];
  }
  /** False: these choices are of another edition of the lesson. */
  async #playAgain(choices: Bookmark['choices']): Promise<boolean> {
    for (const [seat, code] of choices) {
      const { handle } = this.table;
      if (!(await engine.call('choose', handle, seat, code, this.me, language()))) return false;
      this.#choices.push([seat, code]);
    }
    return true;
  }

  /** Whether the task is solved or lost. */
  async #weigh() {
    if (this.now?.kind !== 'task' || !this.#tried) return;
    const stands = await engine.call('lessonTask', this.table.handle, this.step);
    if (stands === solved) {
      giveStar(this.lesson.id);
      this.task = 'solved';
      this.#stepDone(this.now!);
    } else if (stands === lost) this.task = 'lost';
  }

  /** Lets the others answer until the learner is asked. */
  async #goOn() {
    this.#due = true;
    this.resting = false;
    if (this.#going) return;
    this.#going = true;
    try {
      while (this.#due) {
        this.#due = false;
        while (this.open && this.task === 'open' && (await this.#nextAnswered()));
        await this.shown();
      }
    } finally {
      this.#going = false;
      this.resting = true;
    }
  }
  #nextAnswered() {
    return this.table.during(() => this.#answered());
  }
  async #answered(): Promise<boolean> {
    await this.shown();
    const answer = await engine.call('lessonAnswer', this.table.handle, this.step);
    if (!answer) return !this.lesson.taught && this.#botAnswered();
    await this.#carryOut(answer.seat, answer.choice);
    await this.#weigh();
    return true;
  }
  async #botAnswered(): Promise<boolean> {
    const acting = await engine.call('toAct', this.table.handle);
    const bot = this.facts.seats.findIndex((s) => s.kind === 'bot' && (acting >> s.seat) & 1);
    if (bot >= 0) return this.#carryOut(bot, await this.botChoice(bot, 'normal'));
    const lone = (acting >> this.me) & 1 ? loneAnswer(this.game.prompt) : null;
    if (!lone) return false;
    await pause(naturalPause);
    return this.open && this.#carryOut(this.me, lone.code);
  }
}
