// The workshop: the card language in lists and in the editor, held against every card of both boxes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../src/engine/generated';
import { Wasm } from '../src/engine/wasm';
import { WorkshopWasm } from '../src/engine/workshopWasm';
import type { SiteDoc, WorkshopDoc } from '../src/engine/workshopDoc';
import {
  addLine,
  fieldOf,
  readAbility,
  readCard,
  withField,
  writeAbility,
  writeCard,
} from '../src/state/workshop/cardText';
import { completions, whereOf } from '../src/state/workshop/complete';
import { exampleOf, knobsOf, offerOf, turned } from '../src/state/workshop/offers';
import { bitsOf, freshPack, idOf, placeOf, readPack, writePack } from '../src/state/workshop/pack';
import { leavesOf, readProgram, writeProgram } from '../src/state/workshop/program';
import { positionFor } from '../src/state/workshop/trial';
import { bodyOf, columnIn, inked, withBody } from '../src/state/workshop/writing';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path));
let workshop: WorkshopWasm;
let doc: WorkshopDoc;
let texts: Record<string, string>;

beforeAll(async () => {
  workshop = await WorkshopWasm.load(read('build/wasm/darkrock-workshop.wasm'));
  doc = workshop.doc(1, 'en');
  texts = { ...workshop.doc(3, 'en').cards, ...doc.cards };
});

/** A program of a card, and where it stands. */
function programsOf(text: string): { where: string; program: string }[] {
  const card = readCard(text);
  const fields = doc.decks.find((deck) => deck.deck === card.deck)!.fields;
  return card.lines.flatMap(({ key, value }) => {
    if (fields.some((field) => field.key === key && field.kind === 'program'))
      return [{ where: `${card.deck} ${key}`, program: value }];
    const ability = key ? null : readAbility(value);
    if (!ability || /passive|counts-as/.test(value)) return [];
    return [{ where: `${card.deck} ${ability.head}`, program: ability.program }];
  });
}

/** The card as the lists would write it. */
function rewritten(text: string): string {
  const card = readCard(text);
  const lines = card.lines.map((line) => {
    const ability = line.key ? null : readAbility(line.value);
    if (ability && !/passive|counts-as/.test(line.value)) {
      const program = writeProgram(readProgram(ability.program, doc.subjects)!);
      return { key: '', value: writeAbility({ ...ability, program }) };
    }
    const field = doc.decks
      .find((d) => d.deck === card.deck)!
      .fields.find((f) => f.key === line.key);
    if (field?.kind !== 'program') return line;
    return { ...line, value: writeProgram(readProgram(line.value, doc.subjects)!) };
  });
  return writeCard({ ...card, lines });
}

describe('the cards of both boxes', () => {
  test('read and written anew by the lists are the same cards', () => {
    for (const bits of [0, 1, 3]) {
      const cards = Object.fromEntries(
        Object.entries(workshop.doc(bits, 'en').cards).map(([id, text]) => [id, rewritten(text)]),
      );
      const { text } = writePack({ ...freshPack('All of it'), cards });
      expect(workshop.faults(text, bits)).toEqual([]);
      const made = workshop.content(text, bits, 'en')!;
      const other = { fingerprint: '', pack: '' };
      expect({ ...made, ...other }).toEqual({ ...workshop.of(bits, 'en'), ...other });
    }
  });

  test('use nothing that is not offered where it stands', () => {
    const sites = new Map<string, SiteDoc>();
    const missing: string[] = [];
    for (const [id, text] of Object.entries(texts))
      for (const { where, program } of programsOf(text)) {
        if (!sites.has(where)) sites.set(where, workshop.site(1, 'en', where, []));
        const site = sites.get(where)!;
        const leaves = leavesOf(readProgram(program, doc.subjects)!);
        for (const step of leaves.steps)
          if (!offerOf(step, site.steps)) missing.push(`${id} ${where}: ${step}`);
        for (const condition of leaves.conditions)
          if (!condition.includes('/') && !offerOf(condition, site.conditions))
            missing.push(`${id} ${where}: if ${condition}`);
      }
    expect(sites.size).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });

  test('have every moment and every condition of their goals in the lists', () => {
    const missing: string[] = [];
    for (const [id, text] of Object.entries(texts)) {
      const card = readCard(text);
      const [moment, rest] = (fieldOf(card, 'when') ?? '').split(':', 2);
      if (!moment) continue;
      if (!doc.moments.some((one) => one.text === moment)) missing.push(`${id}: ${moment}`);
      const site = workshop.site(1, 'en', `${card.deck} when ${moment}`, []);
      for (const condition of rest?.split(' and ') ?? [])
        if (!condition.includes('/') && !offerOf(condition.trim(), site.conditions))
          missing.push(`${id}: ${condition}`);
    }
    expect(missing).toEqual([]);
  });

  test('are tried in positions that open, with the person to act', async () => {
    const wasm = await Wasm.load(read('build/wasm/darkrock.wasm'));
    const plain = new Set(['legend', 'trigger', 'stop', 'mib-rules']);
    for (const bits of [1, 3]) {
      const { cards } = workshop.doc(bits, 'en');
      const packed = wasm.usePack(writePack(freshPack('Bench')).text, bits);
      for (const [id, text] of Object.entries(cards)) {
        const position = positionFor(text, (other) => cards[other] ?? '', bits, 'A “card”');
        expect(position === null, id).toBe(plain.has(readCard(text).deck));
        if (!position) continue;
        const table = wasm.openLesson(position, packed);
        expect(typeof table === 'string' ? `${id}: ${table}\n${position}` : '').toBe('');
        const acting = wasm.toAct(table as number);
        expect(acting, id).toBeGreaterThan(0);
        const seen = wasm.observe(table as number, 0);
        expect(wasm.view(seen, 'en').over).toBe(false);
        wasm.freeTable(table as number);
      }
    }
  });
});

describe('lists', () => {
  test('turn numbers and places of a line, and nothing that is a word', () => {
    const { steps } = workshop.site(1, 'en', 'story reward', []);
    const money = knobsOf('gain $30', offerOf('gain $30', steps));
    expect(money).toEqual([{ kind: 'number', at: 6, value: 30, step: 10 }]);
    expect(turned('gain $30', money[0], 120)).toBe('gain $120');
    const [place] = knobsOf('send self to dr5', offerOf('send self to dr5', steps));
    expect(place).toMatchObject({ kind: 'place', value: 'dr5' });
    expect(turned('send self to dr5', place, 'bank')).toBe('send self to bank');
    expect(knobsOf('give $10 or 1 card', offerOf('give $10 or 1 card', steps))).toEqual([]);
    expect(knobsOf('shop 1 -$10', offerOf('shop 1 -$10', steps))).toMatchObject([{ value: 10 }]);
    expect(offerOf('send self to train', steps)!.places).toEqual([]);
  });

  test('say every line in every language, with its own numbers', () => {
    const [said] = workshop.site(0, 'en', 'story reward', ['step gain $70']).said;
    expect(said).toBe('Gain $70.');
    const site = workshop.site(1, 'en', 'poker reaction@fight-won', [
      'cond kind duel',
      'step nonsense',
    ]);
    expect(site.said).toEqual(['it is a duel', '']);
    for (const offer of [...site.steps, ...site.conditions]) {
      expect(offer.say, offer.text).not.toBe('');
      expect(exampleOf(offer)).not.toContain('@ ');
    }
    expect(() => workshop.site(0, 'en', 'story nothing', [])).toThrow();
  });

  test('offer the words of Ante Up only with it', () => {
    const words = (bits: number) =>
      workshop.site(bits, 'en', 'story reward', []).steps.map((o) => o.text);
    expect(words(0)).not.toContain('gain 1 GP');
    expect(words(1)).toContain('gain 1 GP');
  });

  test('read programs as the compiler does, and refuse what is none', () => {
    for (const text of [
      'none',
      'gain $20; draw 1',
      'choose { gain $30 or wound 1 -> gain $50; draw 1 }',
      'if in-town and have 2+ WP { gain 1 LP } else { may { discard 1 } }',
      'one-here: give $10 or 1 card',
      'choose { one-here: give $10 or 1 card or draw 1 }',
    ])
      expect(writeProgram(readProgram(text, doc.subjects)!)).toBe(text);
    for (const text of ['', 'choose { gain $1', 'gain $20; ', 'if { draw 1 }', 'may draw 1', '} {'])
      expect(readProgram(text, doc.subjects), text).toBeNull();
  });
});

describe('a card as text', () => {
  const text = texts_('story-x');
  test('keeps what is not changed, and puts a new field before its mark', () => {
    const card = readCard(text);
    expect(writeCard(card)).toBe(text);
    expect(fieldOf(withField(card, 'sheriff', '5'), 'sheriff')).toBe('5');
    expect(writeCard(withField(card, 'bandits', 'A'))).toMatch(/bandits {2}A\n {2}source/);
    expect(writeCard(withField(card, 'sheriff', undefined))).not.toContain('sheriff');
    const two = addLine(readCard('mib m\n  line     gain 1 LP\n  source   ours\n'), {
      key: 'line',
      value: 'none',
    });
    expect(writeCard(two)).toBe('mib m\n  line     gain 1 LP\n  line     none\n  source   ours\n');
  });

  test('stands in the editor without its indent, and faults where they are', () => {
    const body = bodyOf(text);
    expect(body.startsWith('name     Élan')).toBe(true);
    expect(withBody('story story-x', body)).toBe(text);
    expect(columnIn('name     Élan x', 17)).toBe(13); // É has two bytes
    const ink = inked('reward   gian $30', doc.verbs, 9);
    expect(ink.find((bit) => bit.kind === 'fault')?.text).toBe('gian');
    expect(inked('reward', doc.verbs, 6).at(-1)).toEqual({ text: ' ', kind: 'fault' });
  });

  test('is gone on with by the words that fit', () => {
    const site = workshop.site(0, 'en', 'story reward', []);
    const at = (line: string, of: SiteDoc | null = site) =>
      completions(doc, 'story', line, line.length, of, (deck) => [`${deck}-one`]).words;
    expect(at('rew', null)).toEqual(['reward']);
    expect(at('reward   ga')).toEqual(['gain']);
    expect(at('reward   gain 3 ')).toEqual(['LP', 'MP', 'WP', 'nugget']);
    expect(at('reward   choose { gain $20 or dr')).toEqual(['draw']);
    expect(at('reward   if in')).toEqual(['in-town']);
    expect(at('trigger  ', null)).toEqual(['trigger-one']);
    expect(at('source   o', null)).toEqual(['ours']);
    expect(whereOf('goal', 'when fight-won: kind d')).toBe('goal when fight-won');
    expect(whereOf('poker', '[a b] reaction@fight-won once: gain')).toBe(
      'poker reaction@fight-won',
    );
  });
});

describe('a pack', () => {
  test('is a text that is read again, and knows whose line is whose', () => {
    const pack = freshPack('My “Box” No. 2');
    expect(pack.head.id).toBe('my-box-no-2');
    expect(idOf('Моя коробка')).toBe('my-box');
    pack.cards['story-x'] = texts_('story-x');
    pack.cards['goal-y'] = 'goal goal-y\n  when     end-of-turn\n';
    const { text, starts } = writePack(pack);
    expect(readPack(text)).toEqual(pack);
    expect(placeOf(starts[1][1] + 1, starts)).toEqual({ id: 'goal-y', line: 2 });
    expect(placeOf(2, starts)).toEqual({ id: '', line: 2 });
    expect(readPack('story story-x\n  name x\n')).toBeNull();
    expect(readPack('\uFEFF# mine\npack p\r\n  title  A\n# c\n')?.head).toMatchObject({
      title: 'A',
      id: 'p',
    });
    expect(bitsOf('alternative-poker')).toBe(3);
  });

  test('that changes a card changes its face and its words in every language', () => {
    const pack = freshPack('Mine');
    pack.cards['story-blood-money'] = texts['story-blood-money'].replace(
      /reward .*/,
      'reward   gain $90',
    );
    const made = workshop.content(writePack(pack).text, 1, 'en')!;
    expect(made.stories.find((one) => one.id === 'story-blood-money')!.text).toContain('$90');
    const told = workshop.told(1, 'story-blood-money');
    expect(told.map((one) => one.language)).toEqual([...languages]);
    const broken = {
      ...pack,
      cards: { 'story-blood-money': 'story story-blood-money\n  nmae x\n' },
    };
    const [fault] = workshop.faults(writePack(broken).text, 1);
    expect(fault.message).toContain('expected');
    expect(workshop.content(writePack(broken).text, 1, 'en')).toBeNull();
  });
});

function texts_(id: string): string {
  return `story ${id}\n  name     Élan\n  trigger  trigger-poker\n  reward   gain $20\n  sheriff  2\n  source   ours\n`;
}
