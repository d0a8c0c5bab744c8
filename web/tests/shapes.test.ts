// engine/types.ts is written by hand: every document of whole games is held against it, key by key.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { limits, modules } from '../src/engine/generated';
import { nobody } from '../src/engine/types';
import { Wasm, type Setup } from '../src/engine/wasm';

/** What is wrong with a value; empty: nothing. */
type Check = (value: unknown, path: string) => string;

const file = join(import.meta.dirname, '../src/engine/types.ts');
const program = ts.createProgram([file], { strict: true, moduleResolution: 100, module: 99 });
const checker = program.getTypeChecker();
const exported = checker
  .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!)
  .filter((s) => s.flags & ts.SymbolFlags.Interface);
const met = new Set<string>(); // interfaces some value had
const checks = new Map<ts.Type, Check>();

function checkOf(type: ts.Type): Check {
  const known = checks.get(type);
  if (known) return known;
  checks.set(type, (value, path) => made(value, path)); // for a type that holds itself
  const made = type.isUnion() ? unionOf(type.types) : (listOf(type) ?? partsOf(type));
  checks.set(type, made);
  return made;
}

function unionOf(types: ts.Type[]): Check {
  const all = types.map(checkOf);
  return (value, path) => {
    const wrong = all.map((check) => check(value, path));
    return wrong.includes('') ? '' : wrong.reduce((a, b) => (b.length > a.length ? b : a));
  };
}

function listOf(type: ts.Type): Check | null {
  const [array, tuple] = [checker.isArrayType(type), checker.isTupleType(type)];
  if (!array && !tuple) return null;
  const items = checker.getTypeArguments(type as ts.TypeReference).map(checkOf);
  return (value, path) => {
    if (!Array.isArray(value)) return `${path}: no list`;
    if (tuple && value.length !== items.length) return `${path}: ${value.length} items`;
    return firstOf(value, (item, i) => items[tuple ? i : 0](item, `${path}[${i}]`));
  };
}

function partsOf(type: ts.Type): Check {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
    return plain(checker.typeToString(type));
  const named = type.getStringIndexType();
  if (named) return recordOf(checkOf(named));
  const name = type.symbol?.name ?? checker.typeToString(type);
  const parts = type.getProperties().map((p) => ({
    key: p.name,
    optional: !!(p.flags & ts.SymbolFlags.Optional),
    check: checkOf(checker.getTypeOfSymbol(p)),
  }));
  const keys = new Set(parts.map((p) => p.key));
  return (value, path) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      return `${path}: no ${name}`;
    const object = value as Record<string, unknown>;
    met.add(name);
    const strange = Object.keys(object).find((key) => !keys.has(key));
    if (strange) return `${path}.${strange}: not in ${name}`;
    return firstOf(parts, ({ key, optional, check }) =>
      key in object
        ? check(object[key], `${path}.${key}`)
        : optional
          ? ''
          : `${path}.${key}: missing`,
    );
  };
}

const recordOf =
  (check: Check): Check =>
  (value, path) =>
    firstOf(Object.entries(value as object), ([key, one]) => check(one, `${path}.${key}`));

// "number", "string", "boolean", "null", or a literal: '"duel"'
const plain =
  (name: string): Check =>
  (value, path) =>
    name === (value === null ? 'null' : typeof value) || name === JSON.stringify(value)
      ? ''
      : `${path}: ${JSON.stringify(value)} is no ${name}`;

function firstOf<T>(list: T[], wrong: (item: T, i: number) => string): string {
  for (let i = 0; i < list.length; i++) {
    const found = wrong(list[i], i);
    if (found) return found;
  }
  return '';
}

function expectShape(name: string, value: unknown) {
  const symbol = exported.find((s) => s.name === name)!;
  expect(checkOf(checker.getDeclaredTypeOfSymbol(symbol))(value, name)).toBe('');
}

let wasm: Wasm;
beforeAll(async () => {
  wasm = await Wasm.load(readFileSync(join(import.meta.dirname, '../../build/wasm/darkrock.wasm')));
});

/** Plays a game of random bots, and holds all it tells against the types. */
function playAndCompare(setup: Setup, seed: string) {
  const table = wasm.newTable(setup, seed, 'human\tA\n'.repeat(setup.players));
  expectShape('Content', wasm.content(setup.modules, 'en'));
  for (let n = 0; wasm.toAct(table); n++) {
    const seat = Math.log2(wasm.toAct(table) & -wasm.toAct(table));
    const view = wasm.observe(table, seat);
    expectShape('TableView', wasm.view(n % 9 ? view : wasm.observe(table, nobody), 'en'));
    const prompt = wasm.prompt(view, 'en');
    expectShape('Prompt', prompt);
    const rare = prompt.options.find((o) => o.verb === 'faro');
    const choice = rare?.code ?? wasm.botChoice(view, 'random', n, 0, 0);
    if (n % 20 === 0) expectShape('Preview', wasm.preview(view, choice, 'en'));
    if (prompt.picks) expectShape('Picked', wasm.picked(view, [], 'en'));
    if (n % 20 === 0) expectShape('Refusal', wasm.why(view, choice, 'en'));
    const events = wasm.choose(table, seat, choice);
    const after = wasm.observe(table, seat);
    const told = wasm.eventsFor(after, events, 'en');
    for (const e of told) expectShape('GameEvent', e);
    const acts = wasm.acts(after, told.map((e) => e.raw).join(''), 'en');
    for (const act of acts) expectShape('Act', act);
    expect(acts.at(-1)?.to ?? 0).toBe(told.length);
  }
  expectShape('TableView', wasm.view(wasm.observe(table, 0), 'en'));
  wasm.freeTable(table);
}

const setup = (changes: Partial<Setup>): Setup => ({
  switches: 0,
  players: 2,
  length: 0,
  firstGame: false,
  goals: true,
  cattle: true,
  characters: [],
  modules: 0,
  ...changes,
});

test('what a game tells is what the types say, in the base game and in Ante Up', () => {
  playAndCompare(setup({}), 'shapes');
  playAndCompare(
    setup({ players: 5, modules: modules.anteUp | modules.communityPoker }),
    'shapes of Ante Up',
  );
  const lesson = readFileSync(join(import.meta.dirname, '../../content/lessons/riding.lesson'));
  expectShape('LessonText', wasm.lesson(wasm.openLesson(lesson.toString()) as number, 'en'));
  const bases = ['Asking'];
  expect(exported.map((s) => s.name).filter((name) => !met.has(name))).toEqual(bases);
});

test('a value of another shape is named', () => {
  const table = wasm.newTable(setup({}), 'shapes', 'human\tA\n'.repeat(2));
  const view = wasm.view(wasm.observe(table, 0), 'en');
  const wrong = (changes: object) => () => expectShape('TableView', { ...view, ...changes });
  expect(wrong({ round: '1' })).toThrow('TableView.round');
  expect(wrong({ strange: 1 })).toThrow('TableView.strange');
  expect(wrong({ ask: 'nonsense' })).toThrow('TableView.ask');
  expect(wrong({ mib: undefined })).toThrow('TableView.mib');
  expect(wrong({ seats: [{ ...view.seats[0], discs: [0] }] })).toThrow('TableView.seats[0].discs');
  wasm.freeTable(table);
});

// The bytes of the set-up are laid out by hand (wasm.ts); a replay tells what arrived.
test('every part of a set-up arrives', () => {
  const header = (changes: Partial<Setup>) => {
    const table = wasm.newTable(setup(changes), 'parts', 'human\tA\n'.repeat(limits.players));
    const text = wasm.replay(table);
    wasm.freeTable(table);
    return text;
  };
  expect(header({ players: 3 })).toMatch(/^players 3$/m);
  expect(header({ length: 2 })).toMatch(/^length long$/m);
  expect(header({ firstGame: true, goals: false, cattle: false })).toMatch(/^first-game yes$/m);
  expect(header({ goals: true })).toMatch(/^goals yes$/m);
  expect(header({ goals: false })).toMatch(/^goals no$/m);
  expect(header({ cattle: false })).toMatch(/^cattle no$/m);
  expect(header({ modules: modules.anteUp })).toMatch(/^modules ante-up$/m);
  const [first, ...rest] = wasm.switches();
  const sides = header({ switches: 1 });
  expect(sides).toContain(`switch ${first.id}=${first.sides[1]}\n`);
  for (const one of rest.filter((s) => !s.anteUp))
    expect(sides).toContain(`switch ${one.id}=${one.sides[0]}\n`);
  const ids = wasm.content(0, 'en').characters.map((c) => c.id);
  const agreed = header({ players: 6, characters: [null, 3, null, null, null, 5] });
  expect(agreed.match(/^character .*$/gm)).toEqual([
    `character 2 ${ids[3]}`,
    `character 6 ${ids[5]}`,
  ]);
});
