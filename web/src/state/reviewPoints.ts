// Where a game turned, by its review; the Gazette prints them once there is one.
import { Reviewer } from '../engine/reviewer';
import type { TurningPoint } from '../engine/reviewDoc';
import { keptReview, reviewNotes } from '../browser/keptReviews';
import { language } from '../words/words.svelte';

/** Empty if there is no finished review of the game. */
export async function reviewPoints(
  game: string,
  replay: () => Promise<string | null>,
): Promise<TurningPoint[]> {
  const note = (await reviewNotes()).find((one) => one.game === game && one.done);
  const kept = note && (await keptReview(note.id));
  if (!kept) return [];
  const spoken = language();
  if (kept.language === spoken) return kept.doc.turningPoints;
  const text = await replay();
  if (!text) return [];
  const reviewer = new Reviewer();
  try {
    const seat = Number(note.id.slice(note.id.lastIndexOf('/') + 1));
    await reviewer.learnPacks();
    await reviewer.call('open', text, 1 << seat, kept.budget, kept.saved);
    await reviewer.speak(spoken);
    return (await reviewer.call('doc', spoken)).turningPoints;
  } finally {
    reviewer.end();
  }
}
