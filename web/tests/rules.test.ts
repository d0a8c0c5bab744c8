import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lessons } from '../src/state/lessons';
import {
  bookOf,
  normal,
  parseBook,
  parseRows,
  short,
  spans,
  type Book,
  type BookId,
} from '../src/rulebook/parse';
import { learn } from '../src/words/en/learn';
import { switches } from '../src/words/en/switches';
import { languages } from '../src/words/words.svelte';

const whole = languages.filter((l) => l.whole).map(({ code }) => code);

const folder = new URL('../../docs/rules/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const numbers = (book: Book) =>
  book.chapters.flatMap((c) => c.blocks.flatMap((b) => (b.kind === 'rule' ? [b.id] : [])));
const books = ['base', 'ante-up', 'rulings'] as const;

describe('the English rulebook', () => {
  const base = parseBook('base', read('base.md'));
  it('has chapters with their numbers and titles', () => {
    expect(base.chapters.map((c) => c.id)).toEqual(
      Array.from({ length: 15 }, (_, i) => `B${i + 1}`),
    );
    expect(base.chapters[6].title).toBe('Location actions');
    expect(base.intro[0].text).toMatch(/^Written in our own words/);
  });
  it('joins the lines of a rule and keeps the points under it', () => {
    const rule = base.chapters[6].blocks.find((b) => b.kind === 'rule' && b.id === 'B7.3.1');
    expect(rule).toMatchObject({ depth: 1 });
    expect(rule && 'text' in rule && rule.text).toMatch(
      /flop\. Each participant secretly plays 2 cards/,
    );
  });
  it('numbers every rule once', () => {
    for (const id of books) {
      const all = numbers(parseBook(id, read(`${id}.md`)));
      expect(new Set(all).size, id).toBe(all.length);
      expect(all.length).toBeGreaterThan(70);
    }
  });
  it('finds the reading rules and the Man in Black among the contents', () => {
    expect(numbers(parseRows('reading', '', read('content.md'), 'C1.2'))).toHaveLength(22);
    expect(numbers(parseRows('man-in-black', '', read('content.md'), 'C10.1'))).toHaveLength(15);
  });
});

const translated = readdirSync(folder, { withFileTypes: true }).filter((f) => f.isDirectory());
describe.each(translated.map((f) => f.name))('the rulebook in %s', (language) => {
  it.each(['base', 'ante-up', 'rulings'] as BookId[])('has the rules of %s', (id) => {
    expect(numbers(parseBook(id, read(`${language}/${id}.md`)))).toEqual(
      numbers(parseBook(id, read(`${id}.md`))),
    );
  });
  it('has the Man in Black', () => {
    expect(numbers(parseBook('man-in-black', read(`${language}/man-in-black.md`)))).toHaveLength(
      15,
    );
  });
  it('has the reading rules', () => {
    expect(numbers(parseBook('reading', read(`${language}/reading.md`)))).toEqual(
      numbers(parseRows('reading', '', read('content.md'), 'C1.2')),
    );
  });
  it('has one kind of apostrophe, and the no-break spaces of the language', () => {
    const lines = readdirSync(new URL(`${language}/`, folder)).flatMap((file) =>
      read(`${language}/${file}`).split('\n'),
    );
    const wrong = language === 'fr' ? /\p{L}'\p{L}|[^\s|] [:;?!»](?=\s|$)|« /u : /\p{L}'\p{L}/u;
    expect(lines.filter((line) => wrong.test(line))).toEqual([]);
  });
});

describe('what players read', () => {
  const wrong = new RegExp(
    [
      '`|\\.md\\b|\\.json|\\b(sv|mib-)\\d',
      '\\b(edition switch|switchable|unit test|source code|map file)\\b',
      '\\b(move-sheriff|when-discarded|one-here|to-limit)\\b',
    ].join('|'),
    'i',
  );
  it.each(whole)('has no word about code, tests and files, and no id: %s', async (language) => {
    const { rulebook } = await import('../src/rulebook/rulebook.svelte');
    for (const book of (await rulebook(language)).books) {
      const blocks = book.chapters.flatMap((c) => c.blocks);
      const texts = [...book.intro, ...blocks].map((b) => JSON.stringify(b));
      expect(texts.filter((t) => wrong.test(t))).toEqual([]);
    }
  });
});

describe('rule numbers', () => {
  it('are read as people write them', () => {
    expect(normal(' b7.3 ')).toBe('B7.3');
    expect(normal('Ruling 78')).toBe('ruling 78');
    expect(normal('R78')).toBe('ruling 78');
    expect(short('ruling 78')).toBe('R78');
    expect(['B1', 'AU3', 'MB2', 'G4', 'ruling 5'].map(bookOf)).toEqual([
      'base',
      'ante-up',
      'man-in-black',
      'reading',
      'rulings',
    ]);
  });
  it('are links in a text', () => {
    expect(spans('**Bank**: see B7.6 and `x` (ruling 73).')).toEqual([
      { kind: 'strong', text: 'Bank' },
      { kind: 'text', text: ': see ' },
      { kind: 'rule', text: 'B7.6', rule: 'B7.6' },
      { kind: 'text', text: ' and ' },
      { kind: 'code', text: 'x' },
      { kind: 'text', text: ' (' },
      { kind: 'rule', text: 'ruling 73', rule: 'ruling 73' },
      { kind: 'text', text: ').' },
    ]);
  });
});

describe('links', () => {
  it('know the word for a ruling in every language', () => {
    for (const word of ['ruling', 'chiarimento', 'décision', 'роз’яснення', 'decisão'])
      expect(spans(`(${word} 78)`)[1]).toEqual({
        kind: 'rule',
        text: `${word} 78`,
        rule: 'ruling 78',
      });
  });
  it('find chapters by their address, in whatever letters', async () => {
    const { findChapter, findRule, rulebook } = await import('../src/rulebook/rulebook.svelte');
    for (const language of whole) {
      const all = await rulebook(language);
      const chapters = all.books.flatMap((b) => b.chapters);
      expect(new Set(chapters.map((c) => c.id)).size).toBe(chapters.length);
      for (const chapter of chapters) expect(findChapter(all, chapter.id)?.chapter).toBe(chapter);
      expect(findChapter(all, 'RULINGS-2')?.chapter.id).toBe('rulings-2');
      expect(findRule(all, 'b7')?.rule.id).toBe('B7.1');
      expect(findChapter(all, 'nonsense')).toBeNull();
    }
  });
});

describe('lessons', () => {
  it('cite rules that exist, and have their words', () => {
    const all = new Set(numbers(parseBook('base', read('base.md'))));
    for (const { id, rule } of lessons) expect(all.has(rule), `${id} ${rule}`).toBe(true);
    expect(new Set(lessons.map((l) => l.id))).toEqual(new Set(Object.keys(learn)));
  });
});

describe('edition switches', () => {
  it('are those of the editions', () => {
    const ids = [
      ...read('editions.md').matchAll(/^\| `([a-z-]+)` \| [^|]* \| [^|]* \| [^|]* \| [^|]* \|$/gm),
    ].map((m) => m[1]);
    expect(Object.keys(switches).sort()).toEqual(ids.sort());
  });
});
