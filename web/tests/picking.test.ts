// Several cards picked at once, by the engine's own word; and questions that have one answer.
import { beforeAll, expect, test, vi } from 'vitest';
import type { Ask, Verb } from '../src/engine/generated';
import type { Option, Prompt, TableView } from '../src/engine/types';
import type { ReviewWasm } from '../src/engine/reviewWasm';
import type { Wasm } from '../src/engine/wasm';
import type { Driver } from '../src/state/game.svelte';
import { loadEngine, loadReview, tableAt, type Position } from './tables';

const settings = { passAlone: true, pace: 'instant', confirmEndTurn: false };
vi.mock('../src/browser/settings.svelte', () => ({ settings, reducedMotion: () => true }));
vi.stubGlobal('localStorage', { getItem: () => null });
// the worker of hints, without a thread
vi.mock('../src/engine/reviewer', () => ({
  Reviewer: class {
    async speak() {}
    async call(name: string, ...args: never[]) {
      if (name === 'advise') return review.advise(args[0]);
      return { more: review.adviseOn(0), doc: review.advice('en') };
    }
    async learnPacks() {}
    end() {}
  },
}));
const { Game, loneAnswer } = await import('../src/state/game.svelte');
const { Play } = await import('../src/state/play.svelte');

let wasm: Wasm;
let review: ReviewWasm;
beforeAll(async () => {
  wasm = await loadEngine();
  review = await loadReview();
});

const quiet = () => new Promise((done) => setTimeout(done));
/** A page that shows a game at random, at a question that picks cards. */
const pageAt = (...where: [Ask, ((prompt: Prompt) => boolean)?]) => pageOf(tableAt(wasm, ...where));

function pageOf({ table, seat }: Position) {
  const chosen: number[] = [];
  const now = () => wasm.observe(table, seat);
  const show = () => {
    const [view, prompt] = [wasm.view(now(), 'en'), wasm.prompt(now(), 'en')];
    game.push({ events: [], view, prompt, undo: '', fresh: true });
  };
  const driver = {
    facts: {},
    async choose(code: number) {
      chosen.push(code);
      expect(wasm.choose(table, seat, code)).toBeGreaterThanOrEqual(0);
      show();
      return { ok: true, why: '', rule: '' };
    },
    acts: async () => [],
    picked: async (cards: number[]) => wasm.picked(now(), cards, 'en'),
    seen: now,
  } as unknown as Driver;
  const game = new Game(driver);
  const play = new Play(game);
  show();
  play.renew();
  const settle = async () => {
    for (let i = 0; i < 20; i++) {
      await quiet();
      play.renew(); // as the page does
    }
  };
  const held = () => [...wasm.view(now(), 'en').own.hand];
  return { game, play, chosen, held, settle };
}
test('cards are discarded in any order, all at once', async () => {
  const { play, chosen, held, settle } = pageAt('discard');
  const { cards, pool } = play.prompt!.picks!;
  const lifted = pool.slice(-cards).reverse();
  for (const [i, card] of lifted.entries()) {
    expect(play.enough).toBe(false);
    play.confirmLifted(); // too early: nothing happens
    play.lift(card);
    await quiet();
    expect(play.picked?.sum).toBe(`${i + 1} of ${cards} cards`);
  }
  play.lift(pool[0]); // one too many: it stays
  expect(play.lifted).toEqual(lifted);
  expect([play.enough, chosen]).toEqual([true, []]);
  const before = held();
  play.confirmLifted();
  await settle();
  expect(chosen).toHaveLength(cards);
  expect(held().filter((c) => before.includes(c))).toEqual(
    before.filter((c) => !lifted.includes(c)),
  );
});

test('exploring adds up, says what could stay, and ends when it is confirmed', async () => {
  const { play, held, settle } = pageAt('explore', (p) => p.options.length > 2);
  const { pool } = play.prompt!.picks!;
  const { need } = play.prompt!.note!;
  for (const card of [...pool].reverse()) play.lift(card);
  await quiet();
  expect(play.picked!.sum).toMatch(new RegExp(`^Value \\d+ of ${need}$`));
  expect(play.picked!.spare).toMatch(/could stay/);
  for (const card of pool.slice(0, -1)) play.lift(card); // but for one, all go back
  await quiet();
  const alone = play.enough;
  expect(play.picked!.spare).toBe('');
  if (!alone) for (const card of pool.slice(0, -1)) play.lift(card);
  await quiet();
  const [lifted, before] = [play.lifted, held()];
  play.confirmLifted();
  await settle();
  expect(play.prompt?.ask).not.toBe('explore');
  for (const card of lifted) expect(before.includes(card) && held().includes(card)).toBe(false);
});

test.each(['discard', 'explore', 'lay'] as const)('a hint lifts all that %s takes', async (ask) => {
  const { play, settle } = pageAt(ask);
  play.lift(play.pool[0]); // whatever was lifted before
  await play.hint();
  await vi.waitUntil(() => !play.thinking && play.picked);
  const { cards } = play.prompt!.picks!;
  if (cards) expect(play.lifted).toHaveLength(cards);
  expect([play.enough, play.picked!.spare]).toEqual([true, '']);
  play.confirmLifted();
  await settle();
  expect(play.prompt?.ask).not.toBe(ask);
});

test('what is lifted goes down again by Escape, and the sum with it', async () => {
  const { play } = pageAt('discard');
  play.lift(play.pool[0]);
  await quiet();
  expect(play.back()).toBe(true);
  await quiet();
  expect([play.lifted, play.picked?.sum.startsWith('0')]).toEqual([[], true]);
});

test('a question with one answer is not put to anybody', () => {
  const prompt = (...options: Partial<Option>[]) => ({ asked: true, options }) as Prompt;
  expect(loneAnswer(prompt({ verb: 'discard', code: 3 }))?.code).toBe(3);
  expect(loneAnswer(prompt({ verb: 'pass' }))).not.toBeNull();
  expect(loneAnswer(prompt({ verb: 'pass' }, { verb: 'react' }))).toBeNull();
  expect(loneAnswer(prompt({ verb: 'end-turn' }))).toBeNull(); // yours to say
  expect(loneAnswer({ ...prompt({ verb: 'pass' }), asked: false })).toBeNull();
  settings.passAlone = false;
  expect(loneAnswer(prompt({ verb: 'pass' }))).toBeNull();
  expect(loneAnswer(prompt({ verb: 'discard' }))).not.toBeNull();
  settings.passAlone = true;
});

test('who passes on every Reaction is asked for nothing else', () => {
  const facts = { passing: false };
  const game = new Game({ facts, acts: async () => [] } as unknown as Driver);
  const asks = (ask: Ask, ...verbs: Verb[]) => {
    const options = verbs.map((verb, code) => ({ verb, code }));
    const prompt = { asked: true, ask, options } as Prompt;
    game.push({ events: [], view: {} as TableView, prompt, undo: '', fresh: true });
    return game.given?.verb;
  };
  expect(asks('window', 'pass', 'react')).toBeUndefined();
  facts.passing = true;
  expect(asks('window', 'pass', 'react')).toBe('pass');
  expect(game.asked).toBe(false);
  expect(asks('window', 'pass', 'react', 'trigger')).toBeUndefined();
  expect(asks('loot', 'pass', 'loot')).toBeUndefined();
});
