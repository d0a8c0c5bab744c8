// How long a game may last, in words.
import { lengths } from '../../engine/generated';
import { fill, w } from '../../words/words.svelte';
import type { Draft } from '../../state/draft.svelte';

export const lengthNames = () => {
  const s = w().screens;
  return [s.short, s.medium, s.long].map((name, i) => fill(name, { n: lengths[i] }));
};

/** A first game is a short one. */
export const lengthPills = (draft: Draft) =>
  lengthNames().map((text, value) => ({
    value: value as Draft['length'],
    text,
    off: draft.firstGame && value > 0,
  }));
