// How long a game may last, in words.
import { fill, w } from '../../words/words.svelte';
import type { Draft } from '../../state/draft.svelte';

export const lengthNames = () => {
  const s = w().screens;
  return [fill(s.short, { n: 15 }), fill(s.medium, { n: 20 }), fill(s.long, { n: 25 })];
};

/** A first game is a short one. */
export const lengthPills = (draft: Draft) =>
  lengthNames().map((text, value) => ({
    value: value as Draft['length'],
    text,
    off: draft.firstGame && value > 0,
  }));
