// The words of the workshop; they come with its page.
import type { Language } from '../engine/types';
import { workshop as en } from './en/workshop';
import { language } from './words.svelte';
import { wordsOf } from './wordsOf';

export type WorkshopWords = typeof en;

const files = import.meta.glob<{ workshop: WorkshopWords }>([
  './*/workshop.ts',
  '!./en/workshop.ts',
]);
let current = $state.raw<WorkshopWords>(en);
let spoken: Language = 'en';

/** Await it before the words are shown. */
export async function speakWorkshop() {
  const next = language();
  current = await wordsOf(en, files[`./${next}/workshop.ts`], 'workshop');
  spoken = next;
}
/** As `w()`, of these words. */
export const s = () => {
  if (language() !== spoken) void speakWorkshop();
  return current;
};
