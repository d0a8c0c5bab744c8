// What moves while events are told.
import { describe, expect, it } from 'vitest';
import { pointKind, type EventKind } from '../src/engine/generated';
import type { GameEvent, TableView } from '../src/engine/types';
import { flightOf } from '../src/game/flights/flights';
import { rideOf, stepped } from '../src/state/step';

const event = (kind: EventKind, seat: number, a = 0, b = 0, other = 255) =>
  ({ kind, seat, a, b, other }) as GameEvent;

describe('what flies', () => {
  it('is a few cards from the deck to whoever drew them, and one from the hand that played it', () => {
    const hand = { at: 'hand', seat: 2 };
    const drawn = { thing: 'card', n: 2, from: { at: 'deck' }, to: hand };
    expect(flightOf(event('drew', 2, 2))).toEqual(drawn);
    expect(flightOf(event('drew', 2, 9))).toMatchObject({ n: 4 });
    expect(flightOf(event('played', 2, 17))).toMatchObject({ n: 1, from: hand });
    const given = { from: hand, to: { at: 'hand', seat: 1 } };
    expect(flightOf(event('gave-card', 2, 17, 0, 1))).toMatchObject(given);
  });
  it('is money to or from the place where somebody stands, and nothing for nothing', () => {
    const [board, figure] = [
      { at: 'seat', seat: 1 },
      { at: 'figure', seat: 1 },
    ];
    const gained = { thing: 'cash', n: 2, from: figure, to: board };
    expect(flightOf(event('cash', 1, 40))).toEqual(gained);
    expect(flightOf(event('cash', 1, -10))).toEqual({
      thing: 'cash',
      n: 1,
      from: board,
      to: figure,
    });
    expect(flightOf(event('nuggets', 1, 3))).toMatchObject({ thing: 'nugget', n: 3, to: board });
    expect(flightOf(event('cash', 1, 0))).toBeNull();
  });
  it('is points to their track', () => {
    expect(flightOf(event('lp', 0, 2))).toMatchObject({
      thing: 'laurel',
      to: { at: 'lp', seat: 0 },
    });
    expect(flightOf(event('lp', 0, -1))).toBeNull();
    const wanted = flightOf(event('points', 3, 1, pointKind.wp));
    expect(wanted).toMatchObject({ thing: 'poster', to: { at: 'wanted', seat: 3 } });
  });
});

describe('a view while events are told', () => {
  const view = {
    sheriff: 4,
    seats: [
      { seat: 0, space: 1 },
      { seat: 1, space: 2 },
    ],
    mib: { space: 3 },
  } as TableView;
  it('has a figure where it went, and the others where they were', () => {
    expect(stepped(view, event('moved', 1, 9)).seats).toEqual([
      { seat: 0, space: 1 },
      { seat: 1, space: 9 },
    ]);
    expect(stepped(view, event('moved', 6, 9)).mib).toEqual({ space: 9 });
    expect(stepped(view, event('sheriff-moved', 0, 9))).toMatchObject({
      sheriff: 9,
      seats: view.seats,
    });
    expect(view.seats[1].space).toBe(2); // itself it is never changed
  });
  it('stays as it is for what does not move', () => {
    expect(stepped(view, event('cash', 1, 9))).toBe(view);
  });
});

describe('a ride', () => {
  const told = [event('passed', 1, 4), event('moved', 1, 5), event('passed', 1, 6)];
  it('goes through the spaces told before its end, and no others', () => {
    const more = [...told, event('passed', 1, 7), event('moved', 1, 8), event('cash', 1, 10)];
    expect(rideOf(more)).toEqual({ figure: 1, through: [6, 7], to: 8 });
    expect(rideOf(told)).toEqual({ figure: 1, through: [4], to: 5 });
    expect(rideOf([...told, event('moved', 2, 9)])).toEqual({ figure: 2, through: [], to: 9 });
    expect(rideOf([])).toBeNull();
  });
  it("may be the Sheriff's, whoever moves him", () => {
    const events = [...told, event('passed', 255, 2), event('sheriff-moved', 0, 3)];
    expect(rideOf(events)).toEqual({ figure: 255, through: [2], to: 3 });
  });
});
