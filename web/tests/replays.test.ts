// Addresses of replays, files that cannot be read, games played on, and who gets the device next.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Wasm } from '../src/engine/wasm';
import { addressOf, momentOf, sourceOf } from '../src/screens/replay/address';
import { originIn, personAfter, seatsOf } from '../src/state/drivers/replayFile';

const root = join(import.meta.dirname, '../..');
const golden = readFileSync(join(root, 'tests/golden/6-ante-up.replay'), 'utf8');
const load = () => Wasm.load(readFileSync(join(root, 'build/wasm/darkrock.wasm')));

test('an address names the game and the moment', () => {
  for (const address of ['/replay?local=ab&at=57', '/replay?table=cd&code=efgh&at=0']) {
    const query = new URL(address, 'http://x').searchParams;
    expect(addressOf(sourceOf(query), momentOf(query))).toBe(address);
  }
  expect(addressOf({ local: null, table: null, code: null }, 3)).toBe('');
  for (const at of ['', '-1', '1.5', 'x', '99999999'])
    expect(momentOf(new URLSearchParams({ at }))).toBe(null);
});

test('what is wrong with a file has a word and a line', async () => {
  const wasm = await load();
  expect(wasm.resume('nonsense')).toEqual({ word: 'foreign', line: 1 });
  const lines = golden.split('\n');
  const at = lines.findIndex((line) => / @/.test(line));
  const changed = lines.with(at, lines[at].replace(/@.*/, '@00000000')).join('\n');
  expect(wasm.resume(changed)).toEqual({ word: 'state', line: at + 1 });
});

test('a game is played on from a moment of another, and says so', async () => {
  const wasm = await load();
  const table = wasm.resume(golden) as number;
  const steps = wasm.steps(table);
  expect(originIn(golden)).toBe(null);
  expect(wasm.playOn(table, steps, 'seed', '', '')).toBe(0); // it is over by then
  const on = wasm.playOn(table, 57, 'seed', 'easy\tBo\nhuman\tAda\n', '/replay?local=ab&at=57');
  expect(wasm.steps(on)).toBe(57);
  const replay = wasm.replay(on);
  expect(originIn(replay)).toBe(57);
  expect(replay).toContain('\nfrom 57 /replay?local=ab&at=57\n');
  expect(seatsOf({ setup: null, replay }).slice(0, 2)).toEqual([
    { kind: 'bot', bot: 'easy', name: 'Bo' },
    { kind: 'you', name: 'Ada' },
  ]);
  expect(wasm.resume(replay)).toBeTypeOf('number');
});

test('the device goes to a person who is asked, the next one clockwise', () => {
  const you = { kind: 'you' as const, name: '' };
  const bot = { kind: 'bot' as const, name: '' };
  const seats = [you, bot, you, you];
  expect(personAfter(seats, 0, 0b1100)).toBe(2);
  expect(personAfter(seats, 2, 0b0101)).toBe(0);
  expect(personAfter(seats, 2, 0b1111)).toBe(3);
  expect(personAfter(seats, 0, 0b0010)).toBe(2); // only a bot is asked: who sits next to it
});
