// The module of the review, as the browser has it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '../src/engine/generated';
import type { ReviewDoc } from '../src/engine/reviewDoc';
import { ReviewWasm } from '../src/engine/reviewWasm';
import { lineOf, readLine, reviewOf, sourceOf } from '../src/screens/replay/address';
import { loadEngine } from './tables';
import { chancesOf } from '../src/screens/review/chances';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path));
const replay = read('tests/golden/2-first-game.replay').toString();

let review: ReviewWasm;
let doc: ReviewDoc;
let saved: string;
beforeAll(async () => {
  review = await ReviewWasm.load(read('build/wasm/darkrock-review.wasm'));
  expect(() => review.open(replay, 1, 300, null)).toThrow(); // no network yet
  review.loadNetwork(read('net/weights.bin'));
  for (const code of languages)
    for (const part of code === 'en' ? ['-review'] : ['', '-game', '-places', '-review'])
      review.loadWords(code, read(`text/${code}${part}.lang`).toString());
  review.open(replay, 1, 300, null);
  while (review.goOn(1000));
  doc = review.doc('en');
  saved = review.save();
});

test('everybody’s parts add up to the result', () => {
  expect(doc.players).toHaveLength(2);
  for (const p of doc.players) expect(p.start + p.luck + p.own + p.others).toBeCloseTo(p.result, 1);
  const moments = (replay.match(/^\d+ .*@/gm) ?? []).length + 1;
  expect(doc.timeline).toHaveLength(moments);
});

test('every decision of the seat has a grade and its options', () => {
  expect(doc.decisions.length).toBeGreaterThan(20);
  for (const d of doc.decisions) {
    expect(d.seat).toBe(0);
    expect(d.tried.length).toBeGreaterThan(1);
    expect(d.tried[d.best].chance).toBe(Math.max(...d.tried.map((t) => t.chance)));
    expect(d.grade === 'open').toBe(d.games < 16);
  }
});

test('it goes on from what was kept, at once', () => {
  review.open(replay, 1, 300, saved);
  expect(review.save()).toBe(saved);
  expect(review.goOn(0)).toBe(false);
  review.open(replay, 2, 300, saved); // of another seat: from the beginning
  expect(review.doc('en').timeline).toHaveLength(1);
  review.open(replay, 1, 300, saved);
  expect(() => review.open('no game', 1, 0, null)).toThrow();
  expect(() => review.open(replay, 8, 0, null)).toThrow(); // no such seat
});

test('the page to keep needs nothing else, in every language', () => {
  review.open(replay, 1, 300, saved);
  const pages = languages.map((code) => review.html(code));
  for (const page of pages) {
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/<script|https?:|review\.\w|\{\w+\}/);
  }
  expect(new Set(pages).size).toBe(languages.length);
});

test('the chart has a line for everybody, and keeps its numbers apart', () => {
  const chart = chancesOf(doc.timeline, doc.timeline.length - 1, doc.turningPoints, 600, 300);
  expect(chart.lines.map((line) => line.seat)).toEqual([0, 1]);
  expect(chart.stepAt(chart.left)).toBe(0);
  expect(chart.stepAt(chart.right)).toBe(doc.timeline.length - 1);
  for (let i = 1; i < chart.marks.length; i++)
    expect(chart.marks[i].x - chart.marks[i - 1].x).toBeGreaterThanOrEqual(17);
});

test('another line has an address, and leads back', () => {
  const source = sourceOf(new URLSearchParams({ local: 'ab', line: lineOf(57, 2, 16777216) }));
  expect(readLine(source.line)).toEqual({ step: 57, seat: 2, code: 16777216 });
  expect(readLine('57-x-1')).toBeNull();
  expect(reviewOf(source)).toBe('/review?local=ab');
});

test('a game with a pack is reviewed, and hinted at, by its cards', async () => {
  const pack = read('tests/fuzz/corpus/packs/thirty.cards').toString();
  const wasm = await loadEngine();
  wasm.usePack(`${pack}# another number than in the other module\n`, 0);
  const cards = wasm.usePack(pack, 0);
  const setup = { switches: 0, players: 2, length: 0, firstGame: false, goals: false };
  const table = wasm.newTable(
    { ...setup, cattle: true, characters: [], modules: cards },
    'pack',
    'human\tA\nhuman\tB',
  );
  for (let n = 0; n < 40; n++) {
    const seat = wasm.toAct(table) & 1 ? 0 : 1;
    const { options } = wasm.prompt(wasm.observe(table, seat), 'en');
    wasm.choose(table, seat, options[n % options.length].code);
  }
  const seat = wasm.toAct(table) & 1 ? 0 : 1;
  const view = wasm.observe(table, seat);
  const game = wasm.replay(table);
  expect(() => review.open(game, 1, 300, null)).toThrow(); // not before it knows the cards
  expect(() => review.advise(view)).toThrow();
  review.usePack(pack, 0, cards);
  review.open(game, 1, 300, null);
  expect(review.goOn(0)).toBe(true);
  review.advise(view);
  review.adviseOn(0);
  const codes = wasm.prompt(view, 'en').options.map((option) => option.code);
  expect(codes).toContain(review.advice('en').code);
});
