// Which events somebody has seen: those shown while the page was in front. The rest is told on coming back.
import type { Play } from '../../state/play.svelte';

const worthTelling = 12; // events; less is seen at a glance
const keyOf = (id: string) => `darkrock.seen.${id}`;

/** Call it while a component is made. */
export function watchAway(play: () => Play) {
  let front = $state(document.visibilityState === 'visible');
  let seen = -1;

  $effect(() => {
    const change = () => (front = document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  });
  $effect(() => {
    const { game } = play();
    if (game.facts.kind !== 'online') return;
    const n = game.events.length;
    if (n === 0 || !front) return;
    const key = keyOf(game.facts.id);
    if (seen < 0) seen = Number(localStorage.getItem(key) ?? n);
    const missed = n - seen;
    const first = seen;
    seen = n;
    localStorage.setItem(key, String(n));
    if (missed >= worthTelling && !game.busy && !game.view?.over) play().awayFrom = first;
  });
}
