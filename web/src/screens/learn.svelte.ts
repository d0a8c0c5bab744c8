// Learning by doing: a few sentences when a situation first arises, each with its rule. What was said once
// is not said again in this browser.
import type { Table } from '../game/table.svelte';
import { settings } from '../settings.svelte';
import { w } from '../words/words.svelte';
import { lessons, type HintId, type Moment } from './lessons';

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
  localStorage.setItem(key, JSON.stringify([...next]));
}
export const dismissHint = (id: string) => keep(new Set([...told, id]));
export const forgetHints = () => keep(new Set());

function momentOf(table: Table): Moment | null {
  const { view, prompt, events } = table;
  if (!view || table.facts.kind === 'replay' || view.seat > 5) return null;
  const asked = table.asked && !!prompt;
  const turn = events.findLastIndex((e) => e.kind === 'turn-began' && e.seat === view.seat);
  return {
    view,
    ask: asked ? prompt.ask : '',
    verbs: new Set(asked ? prompt.options.map((o) => o.verb) : []),
    reach: new Set(asked ? prompt.options.filter((o) => o.verb === 'move').map((o) => o.space) : []),
    recent: events.slice(Math.max(turn, events.length - 120, 0)),
    me: view.seat,
  };
}

// The hint on the table, and the question it was first seen with: the next question takes it away.
let open: { id: HintId; prompt: unknown } | null = null;

function turnPage(table: Table) {
  if (!open || !table.asked) return;
  if (!open.prompt) open.prompt = table.prompt;
  if (open.prompt === table.prompt) return;
  const { id } = open;
  open = null;
  queueMicrotask(() => dismissHint(id));
}

/** What to tell now, if anything. Reactive. */
export function hintFor(table: Table): Hint | null {
  if (!settings.hints) return null;
  const moment = momentOf(table);
  if (!moment) return null;
  turnPage(table);
  const fits = lessons.filter((l) => !told.has(l.id) && l.when(moment));
  const lesson = fits.find((l) => l.id === open?.id) ?? fits[0];
  if (!lesson) return null;
  if (open?.id !== lesson.id) open = { id: lesson.id, prompt: table.asked ? table.prompt : null };
  const [title, text] = w().screens.learn[lesson.id];
  return { id: lesson.id, title, text, rule: lesson.rule, done: () => dismissHint(lesson.id) };
}
