// Learning by doing: a few sentences when a situation first arises, each with its rule. What was said once
// is not said again in this browser.
import type { Game } from './game.svelte';
import { settings } from '../browser/settings.svelte';
import { w } from '../words/words.svelte';
import { patient, urgent, type HintId, type Lesson, type Moment } from './lessons';

export interface Hint {
  id: HintId;
  title: string;
  text: string;
  rule: string;
  /** It was read. */
  done: () => void;
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
export const dismissHint = (id: string) => keep(new Set([...told, id]));
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

// The hint on the table, the question it was seen with, and since when it lies there.
let open: { id: HintId; prompt: unknown; since: number } | null = null;
const longEnough = 6000; // milliseconds: it was read, then

/** What lay there when its question was answered is told; so is what lay there long and now makes room. */
function putAway(id: HintId) {
  open = null;
  queueMicrotask(() => dismissHint(id));
}

/** What to tell now, if anything. Reactive. */
export function hintFor(game: Game): Hint | null {
  const moment = settings.hints ? momentOf(game) : null;
  if (!moment) return null;
  const asked = game.asked ? game.prompt : null;
  const past = open;
  if (past?.prompt && past.prompt !== asked) putAway(past.id);
  const fits = (l: Lesson) =>
    !told.has(l.id) && (open !== null || l.id !== past?.id) && l.when(moment);
  const free = patient.filter(fits);
  const lesson = urgent.find(fits) ?? free.find((l) => l.id === open?.id) ?? free[0];
  if (!lesson) return null;
  if (open && open.id !== lesson.id && Date.now() - open.since > longEnough) putAway(open.id);
  if (open?.id !== lesson.id) open = { id: lesson.id, prompt: asked, since: Date.now() };
  open.prompt ??= asked;
  const [title, text] = w().screens.learn[lesson.id];
  return { id: lesson.id, title, text, rule: lesson.rule, done: () => dismissHint(lesson.id) };
}
