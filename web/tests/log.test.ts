import { expect, it } from 'vitest';
import type { EventKind } from '../src/engine/generated';
import type { GameEvent } from '../src/engine/types';
import { searched, spaceOf, summary, told } from '../src/state/log';

const event = (kind: EventKind, text: string, more: Partial<GameEvent> = {}): GameEvent => ({
  kind,
  seat: 0,
  other: 255,
  a: 0,
  b: 0,
  text,
  who: '',
  did: text,
  rule: '',
  secret: false,
  ...more,
});
const events = [
  event('turn-began', 'Round 2: Étienne’s turn', { a: 2 }),
  event('moved', 'Étienne moves', { a: 14, rule: 'B4.1' }),
  event('drew', ''),
  event('lp', 'Étienne gains 2 LP', { a: 2 }),
  event('cash', 'Billy pays $30', { seat: 1, a: -30 }),
];

it('tells events with words, their round and their space', () => {
  const lines = told(events);
  expect(lines.map((l) => l.index)).toEqual([0, 1, 3, 4]);
  expect(lines[1]).toMatchObject({ round: 2, space: 14, head: false });
});
it('tells where whatever names a space happened', () => {
  const where = (kind: EventKind) => spaceOf(event(kind, '', { a: 7, b: 9 }));
  expect((['moved', 'sheriff-stayed', 'explored', 'cash'] as const).map(where)).toEqual([
    7, 7, 9, -1,
  ]);
});
it('finds words without accents, rules and seats', () => {
  expect(searched(told(events), 'etienne move', -1)).toHaveLength(1);
  expect(searched(told(events), "etienne's", -1)).toHaveLength(1);
  expect(searched(told(events), 'b4.1', -1)).toHaveLength(1);
  expect(searched(told(events), '', 1)).toHaveLength(1);
});
it('sums up what each seat won and lost', () => {
  expect(summary(events, 1).tallies).toEqual([
    { seat: 0, lp: 2, points: 0, cash: 0, wounds: 0 },
    { seat: 1, lp: 0, points: 0, cash: -30, wounds: 0 },
  ]);
});
