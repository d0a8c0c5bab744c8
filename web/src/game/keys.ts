// Keys of the game screen, by their place on the keyboard, so that every layout works.
import { change, settings } from '../browser/settings.svelte';
import type { Play } from '../state/play.svelte';

const typing = (e: KeyboardEvent) =>
  e.target instanceof Element && !!e.target.closest('input, textarea, select, [contenteditable]');
const pressing = (e: KeyboardEvent) =>
  e.target instanceof Element && !!e.target.closest('button, a, [role="button"], [data-space]');

/** True if the key was for the game. */
export function key(e: KeyboardEvent, play: Play): boolean {
  if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return false;
  if (e.code === 'Escape') return play.back();
  if (typing(e)) return false;
  if (e.code === 'Backquote') return (change({ mute: !settings.mute }), true);
  if (play.game.busy && e.code !== 'Tab') {
    play.game.skip();
    return e.code === 'Space';
  }
  if (e.code === 'Slash' && e.shiftKey) return ((play.paper = 'keys'), true);
  switch (e.code) {
    case 'KeyL':
      play.paper = play.paper === 'log' ? '' : 'log';
      return true;
    case 'KeyU':
      undo(play);
      return true;
    case 'KeyH':
      void play.hint();
      return true;
  }
  if (!play.prompt || play.paper === 'menu') return false;
  if (e.code === 'Enter' || e.code === 'NumpadEnter') return !pressing(e) && enter(play);
  if (e.code === 'Space') {
    if (pressing(e)) return false;
    play.pass();
    return true;
  }
  if (e.code === 'KeyN') return nextTarget(play);
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(e.code);
  if (digit && play.lifting) {
    const card = play.pool[Number(digit[1]) - 1];
    if (card !== undefined) play.lift(card);
    return true;
  }
  const entry = digit
    ? play.listed[Number(digit[1]) - 1]
    : play.listed.find((x) => x.code === e.code);
  if (!entry) return false;
  play.press(entry);
  return true;
}

function undo({ game }: Play) {
  if (!game.undoWhy) void game.undo();
  else if (game.facts.kind !== 'replay')
    game.problem = { ok: false, why: game.undoWhy, rule: 'B14.6' };
}

function enter(play: Play): boolean {
  if (play.lifting && play.enough) play.confirmLifted();
  else if (play.game.looked) play.take(play.game.looked);
  else if (play.main) play.press(play.main);
  else return false;
  return true;
}

/** Looks at the lit spaces one after the other, the nearest first. */
function nextTarget(play: Play): boolean {
  const targets = [...play.targets].sort((x, y) => x.steps - y.steps);
  if (targets.length === 0) return false;
  const at = targets.findIndex((t) => t.space === play.looked);
  play.lookSpace(targets[(at + 1) % targets.length].space);
  return true;
}
