import { expect, it } from 'vitest';
import type { EventKind } from '../src/engine/generated';
import type { Act, GameEvent, LogLine } from '../src/engine/types';
import { byRound, latest, searched, sinceTurn, tallies, textOf, weighty } from '../src/state/log';

const event = (kind: EventKind, seat = 0, more: Partial<GameEvent> = {}): GameEvent => ({
  kind,
  seat,
  other: 255,
  a: 0,
  b: 0,
  text: kind,
  who: '',
  did: kind,
  rule: '',
  secret: false,
  raw: '',
  ...more,
});
const line = (kind: EventKind, did: string, more: Partial<LogLine> = {}): LogLine => ({
  kind,
  seat: 0,
  other: 255,
  who: 'Étienne',
  did,
  rule: '',
  space: -1,
  secret: false,
  ...more,
});
let next = 0;
const act = (
  kind: EventKind,
  did: string,
  steps: LogLine[] = [],
  more: Partial<Act> = {},
): Act => ({
  ...line(kind, did),
  from: next,
  to: ++next,
  round: 0,
  steps,
  ...more,
});

const acts = [
  act('started', ' starts'),
  act('turn-began', '’s turn', [], { round: 2 }),
  act('action-taken', ' robs Billy: $20', [
    line('revealed', ' reveals Manhunt', { rule: 'B6.5' }),
    line('wounded', ' takes 1 wound', { who: 'Billy', seat: 1 }),
  ]),
  act('moved', ' moves', [], { rule: 'B4.1' }),
];

it('stands in rounds, the deal first', () => {
  expect(byRound(acts).map((r) => [r.round, r.acts.length])).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
it('finds words without accents, rules and seats, in steps too', () => {
  const found = (text: string, seat = -1) => searched(acts, text, seat).map(textOf);
  expect(found('etienne move')).toEqual(['Étienne moves']);
  expect(found("etienne's")).toHaveLength(1);
  expect(found('b4.1')).toEqual(['Étienne moves']);
  expect(found('manhunt')).toEqual(['Étienne robs Billy: $20']);
  expect(found('B6.5')).toEqual(['Étienne robs Billy: $20']);
  expect(found('', 1)).toEqual(['Étienne robs Billy: $20']);
  expect(found('manhunt', 1)).toEqual([]);
});
it('leaves out of a summary what the map and the tallies tell', () => {
  expect(weighty(acts, 1).map(textOf)).toEqual(['Étienne robs Billy: $20']);
  expect(weighty(acts, 3)).toEqual([]);
});
it('sums up what each seat won and lost', () => {
  const events = [
    event('lp', 0, { a: 2 }),
    event('cash', 1, { a: -30 }),
    event('wounded', 1, { a: 1 }),
  ];
  expect(tallies(events)).toEqual([
    { seat: 0, lp: 2, points: 0, cash: 0, wounds: 0 },
    { seat: 1, lp: 0, points: 0, cash: -30, wounds: 1 },
  ]);
});
it('tells the last events, one’s own cards but once', () => {
  const events = [
    event('moved'),
    event('drew-card'),
    event('drew'),
    event('random', 0, { text: '' }),
  ];
  expect(latest(events, 3).map((e) => e.kind)).toEqual(['drew', 'moved']);
});
it('knows what happened since your turn', () => {
  const turn = (seat: number) => event('turn-began', seat);
  const round = [turn(0), event('moved'), turn(1), event('moved', 1), turn(2)];
  expect(sinceTurn(round, 0)).toBeNull();
  expect(sinceTurn([...round, turn(0)], 0)).toEqual({ from: 2, to: 5 });
  expect(sinceTurn([...round, turn(0), event('drew')], 0)).toEqual({ from: 2, to: 5 });
  expect(sinceTurn([...round, turn(0), event('action-taken')], 0)).toBeNull();
  expect(sinceTurn([turn(1), event('moved', 1), turn(0)], 0)).toEqual({ from: 0, to: 2 });
  expect(sinceTurn([turn(0)], 0)).toBeNull();
});
