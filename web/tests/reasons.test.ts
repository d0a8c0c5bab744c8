// What gentle opponents say in the first game, over whole games of theirs.
import { beforeAll, expect, test } from 'vitest';
import { verbs } from '../src/engine/generated';
import type { Act, Content, GameEvent } from '../src/engine/types';
import type { Wasm } from '../src/engine/wasm';
import { reasonOf, stoppedAfter } from '../src/state/reasons';
import { reasons } from '../src/words/en/reasons';
import { loadEngine } from './tables';

interface Told {
  events: GameEvent[];
  acts: Act[];
}
let content: Content;
let games: Told[];

/** A short game of three, as a seat sees it. */
function play(wasm: Wasm, seed: string): Told {
  const setup = { switches: 0, players: 3, length: 0, firstGame: false, goals: false };
  const all = { ...setup, cattle: true, characters: [], modules: 0 };
  const table = wasm.newTable(all, seed, 'gentle\tA\n'.repeat(3));
  const events = wasm.eventsFor(wasm.observe(table, 0), wasm.eventsAt(table, 0), 'en');
  for (let acting = wasm.toAct(table); acting; acting = wasm.toAct(table)) {
    const seat = Math.log2(acting & -acting);
    const code = wasm.botChoice(wasm.observe(table, seat), 'gentle', seat + 1, 0, 0);
    const n = wasm.choose(table, seat, code);
    events.push(...wasm.eventsFor(wasm.observe(table, 0), n, 'en'));
  }
  const raw = events.map((e) => e.raw).join('');
  return { events, acts: wasm.acts(wasm.observe(table, 0), raw, 'en') };
}

beforeAll(async () => {
  const wasm = await loadEngine();
  content = wasm.content(0, 'en');
  games = ['a', 'b', 'c', 'd'].map((seed) => play(wasm, seed));
});

const isAction = (told: Told, act: Act) =>
  told.events.slice(act.from, act.to).some((e) => e.kind === 'action-taken');

test('every action has its reason', () => {
  const silent = games.flatMap((told) =>
    told.acts
      .filter((act) => isAction(told, act))
      .filter((act) => !reasonOf(told.events.slice(act.from, act.to), content))
      .map((act) => act.who + act.did),
  );
  expect(silent).toEqual([]);
});

test('most reasons are given, and few actions have none of their own', () => {
  const given = new Map<string, number>();
  for (const told of games)
    for (const act of told.acts) {
      const reason = reasonOf(told.events.slice(act.from, act.to), content);
      if (reason) given.set(reason, (given.get(reason) ?? 0) + 1);
    }
  expect(given.size).toBeGreaterThan(Object.keys(reasons).length / 2);
  expect(given.get('other') ?? 0).toBe(0);
});

test('a reason agrees with what the action brought', () => {
  for (const told of games)
    for (const act of told.acts) {
      const own = told.events.slice(act.from, act.to);
      const reason = reasonOf(own, content);
      const taken = own.find((e) => e.kind === 'action-taken');
      const won = own.some((e) => e.kind === 'won-fight' && e.seat === taken?.seat);
      if (reason === 'gold') expect(own.some((e) => e.kind === 'nuggets' && e.a > 0)).toBe(true);
      if (reason === 'heist' || reason === 'duel') expect(won, act.did).toBe(true);
      if (reason === 'heistLost' || reason === 'banditsLost') expect(won, act.did).toBe(false);
      if (reason === 'banked') expect(verbs[taken!.a]).toBe('deposit');
    }
});

test('whoever waits for the others has left an action, and says so once a turn', () => {
  for (const told of games) {
    const stops = told.acts.filter((act) => stoppedAfter(act, told.events));
    expect(stops.length).toBeGreaterThan(0);
    for (const act of stops) {
      const end = told.events.findIndex((e, i) => i >= act.to && e.kind === 'turn-began');
      const rest = told.events.slice(act.to, end);
      expect(rest.some((e) => e.kind === 'action-taken' && e.seat === act.seat)).toBe(false);
    }
  }
});
