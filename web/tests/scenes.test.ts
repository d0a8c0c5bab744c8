import { describe, expect, test } from 'vitest';
import { lpSource, pokerGames, type EventKind } from '../src/engine/generated';
import type {
  Content,
  FightView,
  GameEvent,
  Prompt,
  SeatView,
  TableView,
} from '../src/engine/types';
import { faroTale } from '../src/scenes/faro/faro';
import { fightTale } from '../src/scenes/fight/fight';
import { gather, leaders, turningPoints } from '../src/scenes/gazette/facts';
import { gazette } from '../src/scenes/gazette/gazette';
import { sumOf } from '../src/scenes/gazette/rows';
import { pokerTale } from '../src/scenes/poker/poker';
import { pageText, addsUp } from '../src/scenes/gazette/share';
import { askedScene, stageOf } from '../src/scenes/stage';
import { diceTale } from '../src/scenes/turned';
import { en } from '../src/words/en';
import { fill } from '../src/words/words.svelte';

const none = 255;
const card = (rank: number, suit: number) => (rank - 2) * 4 + suit;
const ev = (
  kind: EventKind,
  seat = none,
  a = 0,
  b = 0,
  other = none,
  rule = 'B1.1',
): GameEvent => ({
  kind,
  seat,
  other,
  a,
  b,
  text: `${kind} ${seat} ${a} ${b}`,
  who: '',
  did: `${kind} ${seat} ${a} ${b}`,
  rule,
  secret: false,
  raw: '',
});
const turn = (seat: number, round: number) => ev('turn-began', seat, round);

function seatView(seat: number, more: Partial<SeatView> = {}): SeatView {
  const score = { total: 0, lp: 0, items: 0, cash: 0, wounds: 0, law: 0, legends: 0, gambler: 0 };
  return {
    seat,
    character: seat,
    name: `S${seat}`,
    space: 0,
    lp: 0,
    mp: 0,
    wp: 0,
    gp: 0,
    cash: 0,
    cashLimit: 120,
    nuggets: 0,
    nuggetLimit: 4,
    wounds: 0,
    hand: 0,
    handLimit: 5,
    movement: 2,
    weapon: -1,
    mount: -1,
    items: [],
    cattle: -1,
    longhorns: 0,
    discs: [0, 0],
    goalsShown: [],
    legends: 0,
    unlocked: false,
    score,
    ...more,
  };
}
const viewOf = (seats: SeatView[], more: Partial<TableView> = {}): TableView =>
  ({
    seat: 0,
    seats,
    goal: 15,
    round: 2,
    winners: [0],
    mib: null,
    fight: null,
    poker: null,
    faro: null,
    anteUp: null,
    ask: '',
    ...more,
  }) as TableView;
const content = {
  characters: [{ id: 'annie-oakley' }, { id: 'bass-reeves' }, { id: 'doc-holliday' }],
  spaces: [{ name: 'Main Street' }],
  words: {
    'lp-source.poker': 'poker',
    'lp-source.duel': 'a duel',
    'hand-rank.two-pair': 'two pair',
    'colour.green': 'green',
    'man-in-black': 'the Man in Black',
  },
  stops: [],
} as unknown as Content;

describe('stage', () => {
  test('a fight stays until the next action', () => {
    const events = [turn(0, 1), ev('action-taken', 0, 10), ev('fight', 0, 0, 0, 1)];
    expect(stageOf(events)).toEqual({ kind: 'fight', at: 2 });
    expect(stageOf([...events, ev('won-fight', 0, 0, 0, 1), ev('lp', 0, 2)])?.kind).toBe('fight');
    expect(stageOf([...events, ev('action-taken', 0, 6)])).toBeNull();
  });
  test('the train card gives way to the fight with its guard', () => {
    const events = [turn(0, 1), ev('train-card', 0, 3), ev('fight', 0, 8)];
    expect(stageOf(events)).toEqual({ kind: 'fight', at: 2 });
  });
  test('a high roller turns up within the game; a second die is the same roll', () => {
    expect(stageOf([ev('poker', 0, 0), ev('token-turned', 0, 4)])).toEqual({
      kind: 'poker',
      at: 0,
    });
    expect(stageOf([ev('dice', 0, 0, 1), ev('dice', 0, 1, 2)])).toEqual({ kind: 'dice', at: 0 });
  });
  test('nothing of an earlier turn comes back', () => {
    expect(stageOf([turn(0, 1), ev('fight', 0, 0, 0, 1), turn(1, 1)])).toBeNull();
  });
  test('questions with a scene of their own', () => {
    const prompt: Prompt = {
      asked: true,
      ask: 'window',
      rule: '',
      groups: [],
      refused: [],
      options: [] as never[],
      default: -1,
      begun: false,
      picks: null,
    };
    expect(askedScene(prompt)).toBeNull();
    expect(askedScene({ ...prompt, ask: 'shop' })).toBe('shop');
    expect(askedScene({ ...prompt, asked: false, ask: 'shop' })).toBeNull();
  });
});

describe('fight', () => {
  const events = [
    ev('fight', 0, 1, 0, 1),
    ev('committed', 0),
    ev('committed', 1),
    ev('revealed', 0, card(13, 3)),
    ev('revealed', 1, card(12, 0)),
    ev('used', 0, 2, card(13, 3)),
    ev('value', 1, -1, 11),
    ev('used', 1, 0, 9),
    ev('value', 0, -1, 12),
    ev('played', 0, card(3, 0)),
    ev('value', 1, -2, 9),
  ];
  test('each change has its cause', () => {
    const tale = fightTale(events, 0, null)!;
    expect(tale.step).toBe('reaction');
    expect(tale.sides.map((s) => s.value)).toEqual([12, 9]);
    expect(tale.lines.map((l) => [l.side, l.from, l.to, l.cause?.kind])).toEqual([
      [0, 0, 13, undefined],
      [1, 0, 12, undefined],
      [1, 12, 11, 'bonus'],
      [0, 13, 12, 'item'],
      [1, 11, 9, 'reaction'],
    ]);
  });
  test('the engine says what counts: no card falls below what it may', () => {
    const low = [...events.slice(0, 5), ev('value', 1, -20, 2)];
    expect(fightTale(low, 0, null)!.sides[1].value).toBe(2);
  });
  test('a change before the reveal shows nothing', () => {
    const early = [events[0], ev('value', 1, -1, 0)];
    expect(fightTale(early, 0, null)!.sides[1].value).toBe(0);
  });
  test('the engine says who wins ties', () => {
    expect(fightTale(events, 0, null)!.ties).toBe(-1);
    expect(fightTale([...events, ev('wins-ties', 1)], 0, null)!.ties).toBe(1);
    const side = { seat: 0, committed: true, value: 0, drawn: 0 };
    const fight = { sides: [side, side], ties: 0, winner: -1 } as unknown as FightView;
    expect(fightTale(events, 0, viewOf([], { fight }))!.ties).toBe(0);
  });
  test('the engine says who won and what came of it', () => {
    const tale = fightTale(
      [
        ...events,
        ev('compared', 0, 12, 9, 1),
        ev('won-fight', 0, 1, 0, 1),
        ev('lost-fight', 1, 1, 0, 0),
        ev('wounded', 1, 1),
      ],
      0,
      null,
    )!;
    expect([tale.winner, tale.end, tale.step]).toEqual([0, 'compared', 'reward']);
    expect(tale.after.map((e) => e.kind)).toEqual(['wounded']);
  });
  test('a loser against an NPC is the fighter', () => {
    const npc = [
      ev('fight', 2, 3),
      ev('npc-drew', 1, 2, 3),
      ev('committed', 2),
      ev('revealed', 2, card(4, 1)),
      ev('npc-revealed', 1, 8, 3),
    ];
    expect(fightTale(npc, 0, null)!.sides.map((s) => s.value)).toEqual([4, 10]);
    expect(fightTale([...npc, ev('lost-fight', 2, 3)], 0, null)!.winner).toBe(1);
    const anew = fightTale([...npc, ev('restarted', 1), ev('npc-drew', 1, 2, 3)], 0, null)!;
    expect([anew.lines.length, anew.drawn, anew.sides[0].card]).toEqual([0, 2, -1]);
  });
  test('both cards are turned together', () => {
    expect(fightTale(events.slice(0, 4), 0, null, false)!.sides[0].card).toBe(-1);
    expect(fightTale(events.slice(0, 5), 0, null, false)!.sides.map((s) => s.value)).toEqual([
      13, 12,
    ]);
  });
  test('declined, and off', () => {
    expect(
      fightTale(
        [events[0], ev('committed', 0), ev('declined', 1), ev('won-fight', 0, 1, 0, 1)],
        0,
        null,
      )!.end,
    ).toBe('declined');
    expect(fightTale([events[0], ev('fight-off', 0)], 0, null)!.end).toBe('off');
  });
});

test('poker: the pot, the hands, the winner', () => {
  const events = [
    ev('action-taken', 0, 13),
    ev('poker', 0, 50, pokerGames.indexOf('saloon')),
    ev('cash', 0, -10),
    ev('pot', none, 60),
    ev('joined', 1),
    ev('cash', 1, -10),
    ev('pot', none, 70),
    ev('flop', none, 5),
    ev('flop', none, 9),
    ev('flop', none, 30),
    ev('laid', 1, 2),
    ev('showed', 0, 4),
    ev('showed', 1, 8),
    ev('hand-ranked', 0, 2),
    ev('hand-ranked', 1, 1),
    ev('poker-won', 0, 70),
    ev('cash', 0, 70),
    ev('lp', 0, 1),
    ev('poker-lost', 1),
  ];
  const half = pokerTale(events.slice(0, 11), 1, null)!;
  expect([half.game, half.pot, half.step, half.flop.length, half.players[1].laid]).toEqual([
    'saloon',
    70,
    'lay',
    3,
    2,
  ]);
  const tale = pokerTale(events, 1, null)!;
  expect([tale.pot, tale.step, tale.over]).toEqual([70, 'pot', true]);
  expect(tale.players.map((p) => [p.won, p.lost, p.rank])).toEqual([
    [70, false, 2],
    [-1, true, 1],
  ]);
});

test('poker with community cards: who folds, and the house adds', () => {
  const events = [
    ev('action-taken', 0, 53),
    ev('poker', 0, 40, pokerGames.indexOf('community')),
    ev('cash', 0, -10),
    ev('dealer', 1),
    ...[1, 2, 3].map((c) => ev('flop', none, c)),
    ev('raised', 0, 20),
    ev('cash', 0, -20),
    ev('pot', none, 70),
    ev('house-adds', none, 20),
    ev('pot', none, 90),
    ev('flop', none, 4, 1),
    ev('flop', none, 5, 2),
  ];
  const tale = pokerTale(events, 1, null)!;
  expect([tale.game, tale.pot, tale.flop, tale.river]).toEqual([
    'community',
    90,
    [1, 2, 3],
    [4, 5],
  ]);
  expect(tale.players.at(-1)!.dealer).toBe(true);
});

test('faro: bets won, lost and taken back', () => {
  const events = [
    ev('faro', 0),
    ev('joined', 1),
    ...[3, 5, 8].map((c) => ev('faro-shown', 2, c)),
    ev('bet', 1, 3, 10),
    ev('bet', 0, 5, 10),
    ev('bet', 0, 9, 20),
    ev('faro-turned', 2, 3, 0),
    ev('bet-lost', 1, 10, 3),
    ev('faro-turned', 2, 5, 1),
    ev('bet-won', 0, 10, 5),
    ev('left-table', 0),
  ];
  const tale = faroTale(events, 0, null)!;
  expect(tale.bets.map((b) => b.state)).toEqual(['lost', 'won', 'back']);
  expect([...tale.net]).toEqual([
    [1, -10],
    [0, 10],
  ]);
  expect([tale.dealer, tale.step, tale.turned]).toEqual([2, 'wins', { loses: 3, wins: 5 }]);
});

test('dice: dust is rolled again, gains are added up', () => {
  const tale = diceTale(
    [
      ev('dice', 0, 0, 4),
      ev('dice', 0, 1, 1),
      ev('cash', 0, 10),
      ev('dice', 0, 0, 0),
      ev('nuggets', 0, 1),
      ev('nuggets', 0, 1),
    ],
    0,
  )!;
  expect([tale.faces, tale.rolls.length, tale.cash, tale.nuggets]).toEqual([[0, 1], 3, 10, 2]);
});

describe('gazette', () => {
  const events = [
    ev('started', 0, 0),
    turn(0, 1),
    ev('lp', 0, 1, 7),
    turn(1, 1),
    ev('lp', 1, 5, 7),
    ev('arrested', 1, 0, 0, 0),
    turn(0, 2),
    ev('lp', 0, 6, 7),
    ev('fight', 0, 0, 0, 1),
    ev('won-fight', 0, 0, 0, 1),
    ev('hand-ranked', 0, 2),
    ev('poker-won', 0, 80),
    turn(1, 2),
    ev('cash', 1, -60, -60), // paid
    ev('cash', 1, -30), // lost
    ev('end-triggered', 0, 3),
    ev('game-over'),
  ];
  const score = (lp: number, items: number, wounds: number) => ({
    total: lp + items + wounds,
    lp,
    items,
    cash: 0,
    wounds,
    law: 0,
    legends: 0,
    gambler: 0,
  });
  const view = viewOf([
    seatView(0, { lp: 7, score: score(7, 2, 0) }),
    seatView(1, { lp: 5, score: score(5, 0, -1), cattle: 0 }),
  ]);
  test('LP after each round', () => {
    const facts = gather(events, view);
    expect([facts.lp.get(0), facts.lp.get(1)]).toEqual([
      [0, 1, 7],
      [0, 5, 5],
    ]);
    expect(leaders(facts)).toEqual([-1, 1, 0]);
    expect(facts.seats.get(0)).toMatchObject({
      arrests: 1,
      won: 1,
      fought: 1,
      bestPot: 80,
      bestRank: 2,
      start: 0,
    });
    expect(facts.seats.get(1)!.spent).toBe(60);
  });
  test('turning points are in order and end with the end', () => {
    const points = turningPoints(gather(events, view));
    expect(points.map((m) => m.round)).toEqual([...points.map((m) => m.round)].sort());
    expect(points.some((m) => m.text.startsWith('end-triggered'))).toBe(true);
  });
  test('who is level on points is not behind', () => {
    const told = (lp: number) => {
      const level = viewOf([
        seatView(0, { lp: 7, score: score(7, 2, 0) }),
        seatView(1, { lp, score: score(lp, 0, -1) }),
      ]);
      return JSON.stringify(gazette(events, level, content, en.scenes, fill));
    };
    expect(told(9)).toContain('finished 1 point behind');
    expect(told(10)).not.toContain('behind');
    expect(fill('{n} {n|point|points}', { n: -1 })).toBe('−1 point');
  });
  test('several duels are duels, one is a duel', () => {
    const told = (n: number) => {
      const fought = Array.from({ length: n }, () => ev('lp', 0, 12 / n, lpSource.duel));
      return gazette([...events, ...fought], view, content, en.scenes, fill).article.join(' ');
    };
    expect(told(1)).toContain('came from a duel');
    expect(told(2)).toContain('came from duels');
  });
  test('the page has a headline, adds up and reads as text', () => {
    const paper = gazette(events, view, content, en.scenes, fill);
    expect(paper.headline).toContain('S0');
    expect(paper.steps).toEqual(['lp', 'items', 'wounds']);
    expect(sumOf(paper.rows[1], paper.steps, 2)).toBe(5);
    expect(addsUp(paper)).toBe(true);
    const text = pageText(paper, 2, en, fill);
    expect(text).toContain('1. S0: 9');
    expect(text).toContain('$80 on two pair');
    expect(text).not.toMatch(/[{}]|undefined/);
  });
  test('the same game gives the same page', () => {
    expect(gazette(events, view, content, en.scenes, fill)).toEqual(
      gazette(events, view, content, en.scenes, fill),
    );
  });
  test('the Man in Black may win', () => {
    const score = {
      total: 20,
      lp: 20,
      items: 0,
      cash: 0,
      wounds: 0,
      law: 0,
      legends: 0,
      gambler: 0,
    };
    const mib = { space: 0, lp: 20, cash: 0, hand: 0, card: -1, score };
    const lost = { ...view, winners: [6], mib };
    expect(gazette(events, lost, content, en.scenes, fill).headline).toBe(
      en.scenes.headlines.manInBlack,
    );
  });
});
