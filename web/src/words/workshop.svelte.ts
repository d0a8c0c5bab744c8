// The words of the workshop; they come with its page.
import type { Language } from '../engine/types';
import { workshop as en } from './en/workshop';
import { language } from './words.svelte';

export type WorkshopWords = typeof en;

const loaders: Record<Language, () => Promise<WorkshopWords>> = {
  en: async () => en,
  it: async () => (await import('./it/workshop')).workshop,
  fr: async () => (await import('./fr/workshop')).workshop,
  uk: async () => (await import('./uk/workshop')).workshop,
  pt: async () => (await import('./pt/workshop')).workshop,
};
let current = $state.raw<WorkshopWords>(en);
let spoken: Language = 'en';

/** Await it before the words are shown. */
export async function speakWorkshop() {
  const next = language();
  current = await loaders[next]();
  spoken = next;
}
/** As `w()`, of these words. */
export const s = () => {
  if (language() !== spoken) void speakWorkshop();
  return current;
};
