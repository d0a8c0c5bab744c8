// What every article of the Gazette is written with.
import type { Content, TableView } from '../../engine/types';
import type { Words } from '../../words/types';
import type { Fill } from '../../words/words.svelte';
import type { Facts } from './facts';
import type { Row } from './rows';

export const capital = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);

export interface Writer {
  facts: Facts;
  rows: Row[];
  view: TableView;
  content: Content;
  words: Words['scenes'];
  fill: Fill;
  name(seat: number): string;
  pick(n: number, salt: number): number; // the same for the same game
}
