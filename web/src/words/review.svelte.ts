// The words of the review; they come with its page.
import type { Language } from '../engine/types';
import { review as en } from './en/review';
import { language, signed, tagOf } from './words.svelte';
import { wordsOf } from './wordsOf';

export type ReviewWords = typeof en;

const files = import.meta.glob<{ review: ReviewWords }>(['./*/review.ts', '!./en/review.ts']);
let current = $state.raw<ReviewWords>(en);
let spoken: Language = 'en';

/** Await it before the words are shown. */
export async function speakReview() {
  const next = language();
  current = await wordsOf(en, files[`./${next}/review.ts`], 'review');
  spoken = next;
}
/** As `w()`, of these words. */
export const r = () => {
  if (language() !== spoken) void speakReview();
  return current;
};

const written = (n: number, digits: number) =>
  n.toLocaleString(tagOf(language()), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
/** "12.3 %", the number kept beside its sign. */
export const percent = (n: number, digits = 1) => `${written(n, digits)}\u00a0%`;
/** "+1.2 %" */
export const change = (n: number) => signed(n, (size) => percent(size));
/** "+0.8" */
export const more = (n: number) =>
  signed(n, (size) => written(size, Number.isInteger(size) ? 0 : 1));
