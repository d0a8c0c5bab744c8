// The words of what few pages need; they come with those pages, not with the first one.
import type { FaultWord } from '../engine/wasm';
import type { Language } from '../engine/types';
import { later as en } from './en/later';
import { fill, language } from './words.svelte';
import { wordsOf } from './wordsOf';

export type Later = typeof en;

const files = import.meta.glob<{ later: Later }>(['./*/later.ts', '!./en/later.ts']);
let current = $state.raw<Later>(en);
let spoken: Language = 'en';

/** Await it before the words are shown. */
export async function speakLater() {
  const next = language();
  current = await wordsOf(en, files[`./${next}/later.ts`], 'later');
  spoken = next;
}

/** As `w()`, of these words. */
export const later = () => {
  if (language() !== spoken) void speakLater();
  return current;
};

/** What is wrong with a replay file, in a sentence; `pack`: what the cards are called that it needs. */
export async function sayFault(
  { word, line }: { word: FaultWord; line: number },
  pack: string,
): Promise<string> {
  await speakLater();
  const { faults } = current;
  return fill(word === 'cards' && pack ? faults.pack : faults[word], { line, pack });
}
