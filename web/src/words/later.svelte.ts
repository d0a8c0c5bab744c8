// The words of what few pages need; they come with those pages, not with the first one.
import type { FaultWord } from '../engine/wasm';
import type { Language } from '../engine/types';
import { later as en } from './en/later';
import { fill, language } from './words.svelte';

export type Later = typeof en;

const loaders: Record<Language, () => Promise<Later>> = {
  en: async () => en,
  it: async () => (await import('./it/later')).later,
  fr: async () => (await import('./fr/later')).later,
  uk: async () => (await import('./uk/later')).later,
  pt: async () => (await import('./pt/later')).later,
};
let current = $state.raw<Later>(en);
let spoken: Language = 'en';

/** Await it before the words are shown. */
export async function speakLater() {
  const next = language();
  current = await loaders[next]();
  spoken = next;
}

/** As `w()`, of these words. */
export const later = () => {
  if (language() !== spoken) void speakLater();
  return current;
};

/** What is wrong with a replay file, in a sentence. */
export async function sayFault({ word, line }: { word: FaultWord; line: number }): Promise<string> {
  await speakLater();
  return fill(current.faults[word], { line });
}
