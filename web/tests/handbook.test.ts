// The rulebook for players: every language has every chapter, section, picture and example; every number of
// the small print has a section, and every link leads somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allSpaces } from '../src/board/maps';
import { cardNamed } from '../src/handbook/entries';
import { fillNumbers, readNumbers } from '../src/handbook/examples';
import {
  chapterIds,
  contents,
  findSection,
  handbook,
  homeOf,
  searchSections,
  span,
  type HandBlock,
} from '../src/rulebook/handbook';
import { spans } from '../src/rulebook/parse';
import { rulebook } from '../src/rulebook/rulebook.svelte';
import { languages } from '../src/words/words.svelte';
import { switches } from '../src/words/en/switches';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const codes = languages.filter(({ whole }) => whole).map(({ code }) => code);
const books = new Map(await Promise.all(codes.map(async (c) => [c, await handbook(c)] as const)));
const english = books.get('en')!;

const flat = (blocks: HandBlock[]): HandBlock[] =>
  blocks.flatMap((b) => (b.kind === 'example' ? [b, ...flat(b.blocks)] : [b]));
const blocksOf = (book: typeof english) =>
  book.chapters.flatMap((c) => c.sections.flatMap((s) => flat(s.blocks)));
const textsOf = (book: typeof english) =>
  blocksOf(book).flatMap((b) => ('text' in b ? [b.text] : []));
/** What must be the same in every language. */
const skeleton = (book: typeof english) =>
  book.chapters.map((c) => [
    c.id,
    c.sections.map((s) => [
      s.id,
      flat(s.blocks).flatMap((b) =>
        b.kind === 'picture' ? [b.target] : b.kind === 'example' ? [`example ${b.id}`] : [],
      ),
    ]),
  ]);

describe.each(codes)('the rulebook in %s', (code) => {
  const book = books.get(code)!;
  it('has the chapters and sections of the contents, and no other file', () => {
    expect(book.chapters.flatMap((c) => c.sections.map((s) => [c.id, s.id]))).toEqual(
      contents.map((row) => [row.chapter, row.section]),
    );
    expect(readdirSync(new URL(`docs/handbook/${code}/`, root)).sort()).toEqual(
      chapterIds.map((id) => `${id}.md`).sort(),
    );
  });
  it('says something in every section', () => {
    for (const c of book.chapters) {
      expect(c.title, c.id).not.toBe('');
      for (const s of c.sections) {
        expect(s.title, `${c.id}/${s.id}`).not.toBe('');
        expect(s.blocks.length, `${c.id}/${s.id}`).toBeGreaterThan(0);
      }
    }
  });
  it('has the pictures and examples of the English one', () => {
    expect(skeleton(book)).toEqual(skeleton(english));
  });
  it('links to chapters that exist, and never to a number', () => {
    for (const text of [...textsOf(book), ...book.chapters.map((c) => c.lead)])
      for (const one of spans(text)) {
        if (one.kind === 'link') expect(chapterIds).toContain(one.to);
        expect(one.kind, text).not.toBe('rule');
        expect(one.kind, text).not.toBe('code');
      }
  });
  it('is translated', () => {
    if (code === 'en') return;
    const known = new Set(textsOf(english));
    expect(textsOf(book).filter((t) => known.has(t) && t.split(' ').length > 2)).toEqual([]);
  });
  it('has one kind of apostrophe, and the no-break spaces of the language', () => {
    const all = [...textsOf(book), ...book.chapters.map((c) => `${c.title} ${c.lead}`)];
    const wrong = code === 'fr' ? /\p{L}'\p{L}|[^\s|] [:;?!»](?=\s|$)|« /u : /\p{L}'\p{L}/u;
    if (code !== 'en') expect(all.filter((text) => wrong.test(text))).toEqual([]);
  });
});

describe('the numbers of the small print', () => {
  it('each have one section', async () => {
    const law = await rulebook('en');
    const listed = contents.flatMap((row) => row.rules.flatMap(span));
    expect(new Set(listed).size).toBe(listed.length);
    for (const id of listed) expect(law.rules.has(id), id).toBe(true);
    for (const id of law.rules.keys()) expect(homeOf(id), id).not.toBeNull();
  });
  it('lead to it', () => {
    expect(homeOf('B7.3.2')).toMatchObject({ chapter: 'poker', section: 'game' });
    expect(homeOf('ruling 78')).toMatchObject({ chapter: 'towns', section: 'services' });
    expect(homeOf('R78')).toMatchObject({ section: 'services' });
    expect(homeOf('B99.1')).toBeNull();
    expect(span('B2.5-B2.7')).toEqual(['B2.5', 'B2.6', 'B2.7']);
  });
});

describe('pictures', () => {
  const targets = blocksOf(english).flatMap((b) => (b.kind === 'picture' ? [b.target] : []));
  const named = (kind: string) =>
    targets.filter((t) => t.startsWith(`${kind}:`)).flatMap((t) => t.split(':')[1].split(','));
  it('are of a kind that can be drawn', () => {
    const kinds = ['map', 'faces', 'track', 'steps', 'edition', 'box'];
    expect(targets.filter((t) => !kinds.includes(t.split(':')[0]))).toEqual([]);
  });
  it('name spaces of the maps', () => {
    const ids = new Set(['all', 'gulch', ...allSpaces.map((s) => s.id)]);
    expect(named('map').filter((part) => !ids.has(part.split('@').at(-1)!))).toEqual([]);
  });
  it('name cards of the content', () => {
    const files = ['base', 'ante-up'].flatMap((box) =>
      readdirSync(new URL(`content/${box}/`, root)).map((file) => read(`content/${box}/${file}`)),
    );
    const known = (id: string) => files.some((file) => new RegExp(`\\b${id}\\b`).test(file));
    const faces = named('faces').filter((id) => id !== 'dice' && cardNamed(id) < 0);
    expect(faces.filter((id) => !known(id))).toEqual([]);
  });
  it('name rules in which books differ', () => {
    expect(named('edition').filter((id) => !(id in switches))).toEqual([]);
  });
});

describe('worked examples', () => {
  const examples = (book: typeof english) =>
    blocksOf(book).flatMap((b) => (b.kind === 'example' ? [b] : []));
  it('are those of the positions', () => {
    const files = readdirSync(new URL('content/positions/', root));
    for (const { id } of examples(english)) expect(files).toContain(`${id}.position`);
    expect(examples(english).length).toBe(11);
  });
  it.each(codes)('take every number from their game: %s', (code) => {
    for (const { id, blocks } of examples(books.get(code)!)) {
      const numbers = readNumbers(read(`content/positions/${id}.position`));
      for (const block of blocks) {
        if (!('text' in block)) continue;
        expect(fillNumbers(block.text, numbers), id).not.toMatch(/[{}]/);
        // a card may be called by its number, and nothing else
        const bare = block.text.replace(/\{[\w-]+\}/g, '').replace(/\d+(?=[♥♦♣♠])/g, '');
        expect(bare, `${code} ${id}`).not.toMatch(/\d/);
      }
      const text = blocks.map((b) => ('text' in b ? b.text : '')).join(' ');
      const used = [...text.matchAll(/\{(\w+)(?:-(\w+))?\}/g)].flatMap((m) => m.slice(1));
      expect(Object.keys(numbers).filter((name) => !used.includes(name))).toEqual([]);
    }
  });
});

describe('a search', () => {
  it('finds sections, those with the word in their title first', () => {
    expect(searchSections(english, 'faro')[0]).toMatchObject({ chapter: 'gambling', id: 'faro' });
    expect(searchSections(english, '')).toEqual([]);
    expect(findSection(english, 'law', 'sheriff')?.title).toBe('The Sheriff');
  });
});
