// Games at random, up to a question that a test is about.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ask } from '../src/engine/generated';
import type { Prompt } from '../src/engine/types';
import { ReviewWasm } from '../src/engine/reviewWasm';
import { Wasm } from '../src/engine/wasm';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path));
export const loadEngine = () => Wasm.load(read('build/wasm/darkrock.wasm'));

/** The module of the review and of hints, which speaks English. */
export async function loadReview() {
  const review = await ReviewWasm.load(read('build/wasm/darkrock-review.wasm'));
  review.loadNetwork(read('net/weights.bin'));
  review.loadWords('en', read('text/en-review.lang').toString());
  return review;
}

export interface Position {
  table: number;
  seat: number;
}
const seatOf = (acting: number) => Math.log2(acting & -acting);

/** A game at random up to a question that picks cards. */
export function tableAt(
  wasm: Wasm,
  ask: Ask,
  enough = (prompt: Prompt, _: Position) => !!prompt.picks,
): Position {
  for (let seed = 0; seed < 200; seed++) {
    const setup = { switches: 0, players: 3, length: 0, firstGame: false, goals: false };
    const table = wasm.newTable(
      { ...setup, cattle: true, characters: [], modules: 3 },
      `${ask}${seed}`,
      'human\tA\n'.repeat(3),
    );
    for (let n = 0; wasm.toAct(table); n++) {
      const seat = seatOf(wasm.toAct(table));
      const prompt = wasm.prompt(wasm.observe(table, seat), 'en');
      if (prompt.ask === ask && enough(prompt, { table, seat })) return { table, seat };
      const { options } = prompt;
      wasm.choose(table, seat, options[(n * 7 + seed) % options.length].code);
    }
    wasm.freeTable(table);
  }
  throw new Error(`nobody was asked: ${ask}`);
}
