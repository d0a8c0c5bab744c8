// What the tab says: which page is open, and whether you are awaited there. Nobody else writes the
// title, the icon or the app's badge, so they are never those of a page that was left.
import { onMount } from 'svelte';
import { w } from '../words/words.svelte';

// The star of icon.svg with a red seal; not a file, which would cost a request in the first game.
const turnIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 512 512'%3E" +
  "%3Cpath fill='%232a1d14' d='M0 0h512v512H0z'/%3E" +
  "%3Cpath fill='%23ffc53d' d='M256 92l39 107 114 4-90 70 32 110-95-64-95 64 32-110-90-70 114-4z'/%3E" +
  "%3Ccircle cx='372' cy='140' r='128' fill='%23c0301c' stroke='%23f8efd9' stroke-width='28'/%3E%3C/svg%3E";

interface Said {
  name: () => string;
  awaited: () => boolean;
}
let said = $state.raw<Said | null>(null);

/** Call it while a page is made: what it is called ('' for the game itself), and whether you are awaited. */
export function sayInTab(name: () => string, awaited: () => boolean = () => false) {
  const mine: Said = { name, awaited };
  onMount(() => {
    said = mine;
    return () => {
      if (said === mine) said = null; // else the next page spoke already
    };
  });
}

const awaited = () => said?.awaited() ?? false;

export function tabTitle(): string {
  const parts = [said?.name(), w().common.title];
  if (awaited()) parts.unshift(`● ${w().screens.yourTurn}`);
  return parts.filter(Boolean).join(' · ');
}

/** Shows it; to be called in an effect of the app. */
export function showTab() {
  document.title = tabTitle();
  const icon = document.querySelector('link[rel=icon]');
  const href = awaited() ? turnIcon : '/icon.svg';
  if (icon?.getAttribute('href') !== href) icon?.setAttribute('href', href); // else it is fetched again
  // Only an installed app has a badge.
  const badge = awaited() ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => {});
}
