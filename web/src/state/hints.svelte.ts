// Learning by doing: a few sentences when a situation first arises, each with its rule. What was said once
// is not said again in this browser. About the question that is asked somebody is told at once, and answering
// puts the note away; of all else one thing at a time, and nothing before the first action.
import { hasStar } from '../browser/lessonsKept.svelte';
import { settings } from '../browser/settings.svelte';
import type { Game } from './game.svelte';
import { patient, urgent, type HintId, type Lesson, type Moment } from './lessons';

export interface Hint {
  id: HintId;
  rule: string;
  points: string[]; // what it is about, as in a lesson
  stays: boolean; // until somebody has read it
}

const key = 'darkrock.hints';
let told = $state.raw(new Set<string>(load()));

function load(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
function keep(next: Set<string>) {
  told = next;
  try {
    localStorage.setItem(key, JSON.stringify([...next]));
  } catch {
    // no room: told again on the next visit
  }
}
export const forgetHints = () => keep(new Set());

function momentOf(game: Game): Moment | null {
  const { view, prompt, events } = game;
  if (!view || game.facts.kind === 'replay' || game.facts.coached || !game.me) return null;
  const asked = game.asked && !!prompt;
  const turn = events.findLastIndex((e) => e.kind === 'turn-began' && e.seat === view.seat);
  return {
    view,
    ask: asked ? prompt.ask : '',
    verbs: new Set(asked ? prompt.options.map((o) => o.verb) : []),
    reach: new Set(
      asked ? prompt.options.filter((o) => o.verb === 'move').map((o) => o.space) : [],
    ),
    undo: asked && !game.undoWhy,
    recent: events.slice(Math.max(turn, events.length - 120, 0)),
    me: view.seat,
  };
}

/** The question that is asked, the same when it is told again; '': none is. */
function questionOf({ asked, prompt, view }: Game): string {
  if (!asked || !prompt) return '';
  const codes = prompt.options.map((o) => o.code).join();
  return `${view!.round} ${view!.active} ${view!.actionsLeft} ${prompt.ask} ${codes}`;
}

// The hint on the table, the question it was seen with, and since when it lies there.
let open: { id: HintId; question: string; since: number } | null = null;
let rested = ''; // the question at which one was read: another one waits for the next
const longEnough = 6000; // milliseconds: it was read, then

/** What lay there when its question was answered is told; so is what lay there long and now makes room. */
function putAway(id: HintId) {
  open = null;
  queueMicrotask(() => keep(new Set([...told, id])));
}

export function dismissHint(game: Game, id: HintId) {
  rested = questionOf(game);
  keep(new Set([...told, id]));
}

/** What to tell now, if anything. Reactive. */
export function hintFor(game: Game): Hint | null {
  const moment = settings.hints ? momentOf(game) : null;
  if (!moment) return null;
  const question = questionOf(game);
  const past = open;
  if (question && past?.question && past.question !== question) putAway(past.id);
  const fits = (l: Lesson) =>
    !told.has(l.id) &&
    !(l.taught && hasStar(l.taught)) &&
    (open !== null || l.id !== past?.id) &&
    l.when(moment);
  if (question && rested === question) return null;
  const free = isCalm(moment) ? patient.filter(fits) : [];
  const pressing = urgent.find(fits);
  const lesson = pressing ?? free.find((l) => l.id === open?.id) ?? free[0];
  if (!lesson) return null;
  if (open && open.id !== lesson.id && Date.now() - open.since > longEnough) putAway(open.id);
  if (open?.id !== lesson.id) open = { id: lesson.id, question, since: Date.now() };
  open.question ||= question;
  const points = typeof lesson.at === 'function' ? lesson.at(moment) : lesson.at;
  return { id: lesson.id, rule: lesson.rule, points, stays: lesson !== pressing };
}

/** Somebody who has taken an action is asked, and no fight or game of cards is on. */
function isCalm({ view, ask, recent, me }: Moment): boolean {
  if (view.over) return true;
  const acted = view.round > 1 || recent.some((e) => e.kind === 'action-taken' && e.seat === me);
  return acted && !!ask && !view.fight && !view.poker && !view.faro;
}
