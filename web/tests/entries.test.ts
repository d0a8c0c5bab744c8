import { describe, expect, it } from 'vitest';
import type { Ask, Verb } from '../src/engine/generated';
import type { Content, Option, Prompt, TableView } from '../src/engine/types';
import {
  cardsWanted,
  defaultOf,
  entriesOf,
  inside,
  split,
  type EntryWords,
} from '../src/state/entries';

const words: EntryWords = {
  verbs: { move: 'Move', fight: 'Fight', upgrade: 'Upgrade' },
  upTo: (n) => `up to ${n}`,
  across: 'on the map',
};
const content = { items: [], spaces: [{ name: 'Here' }, { name: 'There' }] } as unknown as Content;
const option = (verb: Verb, text: string, more: Partial<Option> = {}): Option => ({
  code: Math.random(),
  verb,
  a: 0,
  b: 0,
  c: 0,
  text,
  rule: '',
  space: -1,
  card: -1,
  item: -1,
  seat: -1,
  steps: -1,
  ...more,
});
const prompt = (ask: Ask, options: Option[]): Prompt => ({
  asked: true,
  ask,
  question: '',
  rule: '',
  options,
  refused: [],
});

describe('split', () => {
  it('takes the name before a colon or a bracket', () => {
    expect(split('Play poker: ante $10')).toEqual(['Play poker', 'ante $10']);
    expect(split('End the turn (2 actions unused)')).toEqual(['End the turn', '2 actions unused']);
    expect(split('Duel Billy (3 cards): 2 LP')).toEqual(['Duel Billy', '3 cards: 2 LP']);
    expect(split('Jouer : miser 10 $')).toEqual(['Jouer', 'miser 10 $']);
    expect(split('Pass')).toEqual(['Pass', '']);
  });
});

describe('entries of an action', () => {
  const entries = entriesOf(
    prompt('action', [
      option('move', 'Move to There (2 spaces)', { space: 1, steps: 2 }),
      option('fight', 'Duel Billy', { seat: 1 }),
      option('fight', 'Rob Billy', { seat: 1 }),
      option('work', 'Work: $10'),
      option('upgrade', 'Upgrade the Revolver to the Peacemaker ($20)', { item: 0 }),
      option('end-turn', 'End the turn'),
    ]),
    words,
    content,
  );
  it('groups what belongs together and ends with the end of the turn', () => {
    expect(entries.map((e) => e.verb)).toEqual(['move', 'fight', 'upgrade', 'work', 'end-turn']);
    expect(entries.map((e) => e.shape)).toEqual(['board', 'menu', 'one', 'one', 'one']);
    expect(entries[1].sub).toBe('Duel Billy · Rob Billy');
    expect(entries[2].title).toBe('Upgrade');
  });
  it('has letters, all different', () => {
    expect(entries.map((e) => e.key)).toEqual(['M', 'F', 'G', 'W', 'E']);
  });
  it('moves by default, and names spaces inside', () => {
    expect(defaultOf(entries)?.verb).toBe('move');
    expect(inside(entries[0], content)[0]).toMatchObject({
      title: 'There',
      sub: '2 spaces',
      key: '1',
    });
  });
});

describe('answers', () => {
  it('puts passing last and takes the only other answer by default', () => {
    const entries = entriesOf(
      prompt('window', [option('pass', 'Pass'), option('react', 'Play 3')]),
      words,
      content,
    );
    expect(entries.map((e) => e.verb)).toEqual(['react', 'pass']);
    expect(defaultOf(entries)?.verb).toBe('react');
  });
});

describe('cards wanted', () => {
  const view = { own: { hand: [3, 8, 20, 33, 40], deal: [] } } as unknown as TableView;
  it('is what the engine leaves above the highest offered card', () => {
    const lay = (cards: number[]) =>
      prompt(
        'lay',
        cards.map((card) => option('lay', '', { card })),
      );
    expect(cardsWanted(lay([3, 8, 20, 33]), view).n).toBe(2);
    expect(cardsWanted(lay([20, 33, 40]), view)).toEqual({ n: 1, pool: [20, 33, 40] });
  });
});
