// Anything named on the table tells what it is: on hover, on focus, or when it is held.
import type { Source } from '../engine/types';

export interface Note {
  title: string;
  text: string;
  rule?: string;
  source?: Source;
}

let shown = $state.raw<{ what: Note; at: DOMRect; of?: Element } | null>(null);
let hiding: ReturnType<typeof setTimeout> | undefined;

export const noteShown = () => shown;

export function showNote(what: Note, at: DOMRect | null, of?: Element) {
  clearTimeout(hiding);
  shown = { what, at: at ?? new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0), of };
}
export function hideNote(after = 0) {
  clearTimeout(hiding);
  if (after === 0) shown = null;
  else hiding = setTimeout(() => (shown = null), after);
}
export const keepNote = () => clearTimeout(hiding);

/** `use:explain={{ title, text, rule }}`; null: nothing to tell. */
export function explain(node: Element, note: Note | null | undefined) {
  let what = note;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const show = () =>
    what && (what.text || what.rule) && showNote(what, node.getBoundingClientRect(), node);
  const describe = () => {
    if (what?.text) node.setAttribute('aria-description', what.text);
    else node.removeAttribute('aria-description');
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(show, ms);
  };
  const stop = () => {
    clearTimeout(timer);
    hideNote(160);
  };
  const on = {
    pointerenter: (e: Event) => (e as PointerEvent).pointerType === 'mouse' && wait(300),
    pointerleave: (e: Event) => (e as PointerEvent).pointerType === 'mouse' && stop(),
    pointerdown: (e: Event) => {
      held = false;
      if ((e as PointerEvent).pointerType === 'mouse') return stop();
      clearTimeout(timer);
      timer = setTimeout(() => (held = !!show() || true), 450);
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (e: Event) => held && e.preventDefault(),
    click: (e: Event) => {
      if (held) {
        e.preventDefault();
        e.stopImmediatePropagation();
      }
      held = false;
    },
    focus: () => node.matches(':focus-visible') && wait(300),
    blur: stop,
  };
  for (const [name, listen] of Object.entries(on))
    node.addEventListener(name, listen, name === 'click');
  describe();
  return {
    update(next: Note | null | undefined) {
      what = next;
      describe();
    },
    destroy() {
      clearTimeout(timer);
      if (shown?.of === node) hideNote();
      for (const [name, listen] of Object.entries(on))
        node.removeEventListener(name, listen, name === 'click');
    },
  };
}
