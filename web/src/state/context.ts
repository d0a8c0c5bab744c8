// The game of the game screen, for everything drawn on it.
import { getContext, setContext } from 'svelte';
import type { Game } from './game.svelte';

const key = Symbol('game');
export const setGame = (game: () => Game) => setContext(key, game);
/** Call it while a component is made; the function it gives is reactive. */
export const gameOf = () => getContext<() => Game>(key);
