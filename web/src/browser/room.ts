// How much room the screen has. Style sheets ask the same: `(max-width: 899px), (max-height: 559px)`.
import { MediaQuery } from 'svelte/reactivity';
import { settings } from './settings.svelte';

const little = new MediaQuery('(max-width: 899px), (max-height: 559px)');
const onItsSide = new MediaQuery('(max-height: 559px) and (min-aspect-ratio: 5/4)');
const low = new MediaQuery('(max-height: 699px)');
const broad = new MediaQuery('(min-aspect-ratio: 5/4)');
/** A desk as low as that has room for letters of the usual size alone. */
const crowded = () => low.current && settings.letters !== 'normal';

/** A phone, or a page enlarged so much that it has a phone's room. */
export const small = {
  get current() {
    return little.current || crowded();
  },
};
/** Of those, one that lies on its side: things lie beside each other, not over. */
export const lying = {
  get current() {
    return onItsSide.current || (crowded() && broad.current);
  },
};
/** A large screen. */
export const wide = new MediaQuery('(min-width: 1800px) and (min-height: 900px)');
