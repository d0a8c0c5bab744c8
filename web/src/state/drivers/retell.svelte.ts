import { language } from '../../words/words.svelte';
import type { Language } from '../../engine/types';

/** Calls for every change of the language, until the function it gives is called. */
export function onNewLanguage(retell: (spoken: Language) => void): () => void {
  let first = true;
  return $effect.root(() => {
    $effect(() => {
      const spoken = language();
      if (!first) retell(spoken);
      first = false;
    });
  });
}
