import type { Decision, Good } from '../../engine/reviewDoc';
import { more, r } from '../../words/review.svelte';

/** What the better choice brings by the next turn: "LP +0.8, wounds −0.4"; empty: nothing that counts. */
export const gainsOf = ({ gains }: Decision) =>
  (Object.entries(gains) as [Good, number][])
    .filter(([good, n]) => Math.abs(n) >= (good === 'cash' ? 1 : 0.1))
    .map(([good, n]) => `${r().goods[good]} ${more(good === 'cash' ? Math.round(n) : n)}`)
    .join(', ');
