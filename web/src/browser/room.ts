// How much room the screen has. Style sheets ask the same: `(max-width: 899px), (max-height: 559px)`.
import { MediaQuery } from 'svelte/reactivity';

/** A phone, or a page enlarged so much that it has a phone's room. */
export const small = new MediaQuery('(max-width: 899px), (max-height: 559px)');
/** Of those, one that lies on its side: things lie beside each other, not over. */
export const lying = new MediaQuery('(max-height: 559px) and (min-aspect-ratio: 5/4)');
/** A large screen. */
export const wide = new MediaQuery('(min-width: 1800px) and (min-height: 900px)');
