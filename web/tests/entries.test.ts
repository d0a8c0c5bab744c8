import { describe, expect, it } from 'vitest';
import type { Ask, Verb } from '../src/engine/generated';
import { causeEntry } from '../src/state/cause';
import type { Cause, Content, Option, Prompt, TableView } from '../src/engine/types';
import { defaultOf, entriesOf, inside, refusedOf } from '../src/state/entries';

const names = { move: 'Move', fight: 'Fight', upgrade: 'Upgrade' };
const option = (verb: Verb, title: string, detail = title, more: Partial<Option> = {}): Option => ({
  code: Math.random(),
  verb,
  a: 0,
  b: 0,
  c: 0,
  title,
  detail,
  rule: '',
  space: -1,
  card: -1,
  item: -1,
  seat: -1,
  steps: -1,
  touches: [],
  changes: [],
  ...more,
});
const prompt = (ask: Ask, options: Option[]): Prompt => ({
  asked: true,
  ask,
  rule: '',
  groups: [...new Set(options.map((o) => o.verb))].map((verb) => ({
    verb,
    title: `all of ${verb}`,
    summary: options.flatMap((o) => (o.verb === verb ? o.title : [])).join(', '),
  })),
  options,
  default: -1,
  begun: false,
  picks: null,
  refused: [],
});

describe('entries of an action', () => {
  const asked = prompt('action', [
    option('move', 'There', 'Move to There (2 spaces)', { space: 1, steps: 2 }),
    option('move', 'Here', 'Move to Here (1 space)', { space: 0, steps: 1 }),
    option('fight', 'Duel: Billy', 'Duel Billy: 2 LP', { seat: 1 }),
    option('fight', 'Robbery: Billy', 'Rob Billy (3 cards in hand)', { seat: 1 }),
    option('work', 'Work', 'Work: $10'),
    option('upgrade', 'Peacemaker', 'Upgrade the Revolver to the Peacemaker ($20)', { item: 0 }),
    option('play', 'Blood Money', 'Gain $30.', { card: 8 }),
    option('end-turn', 'End the turn', 'End the turn'),
  ]);
  const entries = entriesOf(asked, names);
  it('groups what belongs together and ends with the end of the turn', () => {
    expect(entries.map((e) => e.verb)).toEqual([
      'move',
      'fight',
      'upgrade',
      'work',
      'play',
      'end-turn',
    ]);
    expect(entries.map((e) => e.shape)).toEqual(['board', 'menu', 'one', 'one', 'one', 'one']);
  });
  it('shows the parts as they come, and nothing twice', () => {
    expect(entries.map((e) => [e.title, e.sub])).toEqual([
      ['Move', 'There, Here'],
      ['Fight', 'Duel: Billy, Robbery: Billy'],
      ['Upgrade', 'Upgrade the Revolver to the Peacemaker ($20)'],
      ['all of work', 'Work: $10'],
      ['Blood Money', 'Gain $30.'],
      ['all of end-turn', 'End the turn'],
    ]);
  });
  it('has letters, all different', () => {
    expect(entries.map((e) => e.key)).toEqual(['M', 'F', 'G', 'W', 'C', 'E']);
  });
  it('moves by default, and names things inside, the nearest first', () => {
    expect(defaultOf(entries, asked)?.verb).toBe('move');
    expect(inside(entries[0]).map((e) => [e.title, e.sub, e.key])).toEqual([
      ['Here', 'Move to Here (1 space)', '1'],
      ['There', 'Move to There (2 spaces)', '2'],
    ]);
    expect(inside(entries[1])[1]).toMatchObject({
      title: 'Robbery: Billy',
      sub: 'Rob Billy (3 cards in hand)',
    });
  });
});

describe('answers', () => {
  it('puts passing last, and takes by default what the engine calls safe', () => {
    const asked = prompt('window', [option('pass', 'Pass'), option('react', 'Play 3')]);
    const entries = entriesOf(asked, names);
    expect(entries.map((e) => e.verb)).toEqual(['react', 'pass']);
    expect(entries.map((e) => e.sub)).toEqual(['', '']);
    expect(defaultOf(entries, asked)).toBeNull();
    expect(defaultOf(entries, { ...asked, default: asked.options[0].code })?.verb).toBe('pass');
  });
  it('puts many spaces together under the map', () => {
    const spaces = [0, 1, 2, 3].map((space) => option('sheriff', `${space}`, '', { space }));
    const entries = entriesOf(prompt('sheriff-to', [...spaces, option('pass', 'Stay')]), names);
    expect(entries.map((e) => [e.title, e.sub])).toEqual([
      ['all of sheriff', '0, 1, 2, 3'],
      ['Stay', ''],
    ]);
  });
});

describe('refused', () => {
  it('says what and why as they come', () => {
    const asked = prompt('action', []);
    asked.refused = [
      { code: 1, verb: 'poker', text: 'Poker', why: 'No saloon: go on.', rule: 'B7' },
    ];
    expect(refusedOf(asked)[0]).toMatchObject({ title: 'Poker', sub: 'No saloon: go on.' });
  });
});

describe('cause', () => {
  const content = {
    poker: [{ name: 'Two' }, { name: 'Blood Money' }],
    items: [{ front: { name: 'Mule' } }],
    characters: [{ name: 'Annie' }],
  } as unknown as Content;
  const view = { seats: [{ character: 0 }] } as unknown as TableView;
  const found = (kind: string, id: number, seat = -1) =>
    causeEntry({ kind, id, seat } as Cause, content, view)?.name ?? null;
  it('is the card, item or character it names', () => {
    expect(found('card', 3)).toBe('Blood Money');
    expect(found('item', 0)).toBe('Mule');
    expect(found('character', 0, 0)).toBe('Annie');
  });
  it('is no thing where it is a moment', () => {
    expect(found('turn', 0, 0)).toBeNull();
    expect(found('item', 9)).toBeNull();
  });
});
