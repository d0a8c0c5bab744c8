// What the list of games tells of a saved one.
import { expect, test } from 'vitest';
import { standingOf } from '../src/browser/savedGames';
import { manInBlack, type TableView } from '../src/engine/types';

const seat = (lp: number, total: number) => ({ lp, character: 1, score: { total } });
const view = (winners: number[]) =>
  ({
    round: 9,
    over: true,
    winners,
    seats: [seat(15, 17), seat(12, 21)],
    mib: { score: { total: 8 } },
  }) as unknown as TableView;

test('a game is won by its score, not by legendary points, and by whom the engine says', () => {
  expect(standingOf(view([1]))).toEqual({
    round: 9,
    over: true,
    lp: [15, 12],
    characters: [1, 1],
    won: [{ seat: 1, score: 21 }],
  });
  expect(standingOf(view([0, manInBlack])).won).toEqual([
    { seat: 0, score: 17 },
    { seat: manInBlack, score: 8 },
  ]);
});
