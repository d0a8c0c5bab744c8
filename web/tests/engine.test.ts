// The engine as the browser runs it, against the games recorded by the native program.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { verbs } from '../src/engine/generated';
import type { GameEvent } from '../src/engine/types';
import { Wasm, type Setup } from '../src/engine/wasm';

const root = join(import.meta.dirname, '../..');
const golden = join(root, 'tests/golden');
let wasm: Wasm;

beforeAll(async () => {
  wasm = await Wasm.load(readFileSync(join(root, 'build/wasm/darkrock.wasm')));
});

const setup = (changes: Partial<Setup> = {}): Setup => ({
  switches: 0,
  players: 4,
  length: 0,
  firstGame: false,
  goals: false,
  cattle: true,
  characters: [],
  modules: 0,
  ...changes,
});

/** Plays a whole game of one kind of bot; what seat 0 was told. */
function playOut(table: number, bot: string): GameEvent[] {
  const told: GameEvent[] = [];
  for (let n = 0; wasm.toAct(table); n++) {
    const seat = Math.log2(wasm.toAct(table) & -wasm.toAct(table));
    const choice = wasm.botChoice(wasm.observe(table, seat), bot, n, 0, 0);
    const events = wasm.choose(table, seat, choice);
    expect(events).toBeGreaterThanOrEqual(0);
    told.push(...wasm.eventsFor(wasm.observe(table, 0), events, 'en'));
  }
  return told;
}

test.each(readdirSync(golden).filter((f) => f.endsWith('.replay')))(
  'replays %s to its last hash',
  (file) => {
    const text = readFileSync(join(golden, file), 'utf8');
    const table = wasm.resume(text);
    expect(table).toBeTypeOf('number');
    const last = [...text.matchAll(/@([0-9a-f]{8})$/gm)].at(-1)![1];
    const hash = BigInt(`0x${wasm.hash(table as number)}`);
    expect(
      Number((hash ^ (hash >> 32n)) & 0xffffffffn)
        .toString(16)
        .padStart(8, '0'),
    ).toBe(last);
    wasm.freeTable(table as number);
  },
);

test('plays a game to its end, and its file gives the same game', () => {
  const table = wasm.newTable(setup({ modules: 3, goals: true }), 'seed', 'human\tA\n'.repeat(4));
  const told = playOut(table, 'random');
  expect(told.some((e) => e.kind === 'game-over')).toBe(true);
  const drawn = ['passed', 'pot']; // and told by what follows
  expect(told.every((e) => (e.text === '') === drawn.includes(e.kind))).toBe(true);
  expect(told.some((e) => e.text.includes('{'))).toBe(false);
  const again = wasm.resume(wasm.replay(table)) as number;
  expect(wasm.hash(again)).toBe(wasm.hash(table));
  expect(wasm.view(wasm.observe(again, 0), 'en').over).toBe(true);
});

test('a question comes in whole parts', () => {
  const table = wasm.newTable(setup(), 'parts', 'human\tA\n'.repeat(4));
  for (let n = 0; n < 40; n++) {
    const seat = Math.log2(wasm.toAct(table) & -wasm.toAct(table));
    const view = wasm.observe(table, seat);
    const prompt = wasm.prompt(view, 'en');
    expect([prompt.who, prompt.asked]).toEqual([seat, true]);
    const said = [prompt.headline, prompt.whoName, prompt.cause?.name, prompt.cause?.text];
    for (const option of prompt.options) said.push(option.title, option.detail);
    for (const group of prompt.groups) said.push(group.title, group.summary);
    expect(said.filter((text) => !text || text.includes('{'))).toEqual([]);
    wasm.choose(table, seat, wasm.botChoice(view, 'random', n, 0, 0));
  }
  wasm.freeTable(table);
});

test('what is paid for an item is among its changes', () => {
  const table = wasm.newTable(setup(), 'prices', 'human\tA\n'.repeat(4));
  let seen = 0;
  for (let n = 0; wasm.toAct(table) && n < 1500; n++) {
    const seat = Math.log2(wasm.toAct(table) & -wasm.toAct(table));
    const view = wasm.observe(table, seat);
    const cash = () => wasm.view(wasm.observe(table, seat), 'en').seats[seat].cash;
    const before = cash();
    const purchase = wasm.prompt(view, 'en').options.find((o) => o.verb === 'buy');
    wasm.choose(table, seat, purchase?.code ?? wasm.botChoice(view, 'random', n, 0, 0));
    if (!purchase) continue;
    const paid = purchase.changes.find((c) => c.seat === seat && c.what === 'cash')?.by ?? 0;
    expect(before + paid, purchase.detail).toBe(cash());
    seen++;
  }
  expect(seen).toBeGreaterThan(10);
  wasm.freeTable(table);
});

test('a prompt offers what is legal, and tells why not', () => {
  const table = wasm.newTable(setup(), 'seed', 'human\tA\n'.repeat(4));
  const seat = Math.log2(wasm.toAct(table) & -wasm.toAct(table));
  const view = wasm.observe(table, seat);
  const prompt = wasm.prompt(view, 'en');
  expect(prompt.asked).toBe(true);
  expect(prompt.options.length).toBeGreaterThan(1);
  for (const option of prompt.options) expect(wasm.why(view, option.code, 'en').ok).toBe(true);
  const refused = wasm.why(view, verbs.indexOf('move') << 24, 'en'); // before the game has begun
  expect(refused.ok).toBe(false);
  expect(refused.why).not.toBe('');
  expect(refused.rule).not.toBe('');
});

test('tells its edition, and reads no view of another one', () => {
  const { rules, view, content } = wasm.versions();
  expect([rules > 0, view, /^[0-9a-f]{16}$/.test(content)]).toEqual([true, wasm.viewSize, true]);
  for (const size of [0, 8, wasm.viewSize - 8, wasm.viewSize + 8])
    expect(() => wasm.view(new Uint8Array(size), 'en')).toThrow('no view of this edition');
  expect(() => wasm.prompt(new Uint8Array(wasm.viewSize).fill(0xee), 'en')).toThrow();
});
