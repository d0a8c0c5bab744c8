// The table of the game screen, for everything drawn on it.
import { getContext, setContext } from 'svelte';
import type { Table } from './table.svelte';

const key = Symbol('table');
export const setTable = (table: () => Table) => setContext(key, table);
/** Call it while a component is made; the function it gives is reactive. */
export const tableOf = () => getContext<() => Table>(key);
