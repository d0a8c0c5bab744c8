// The rulebook: loaded when first opened, one file for each language.
import type { Language } from '../engine/types';
import { finder } from '../words/search';
import { normal, parseBook, parseRows, plain, type Block, type Book, type BookId } from './parse';

export interface Rulebook {
  language: Language;
  books: Book[];
  rules: Map<string, Found>;
}
export interface Found {
  rule: Extract<Block, { kind: 'rule' }>;
  book: Book;
  chapter: Book['chapters'][number];
}

type Files = Record<string, string>;
const files = import.meta.glob<{ default: Files }>('./books/*.ts');
const filesOf = async (language: Language) =>
  (await files[`./books/${language}.ts`]?.())?.default ?? {};
const order: BookId[] = ['base', 'man-in-black', 'ante-up', 'reading', 'rulings'];
const loaded = new Map<Language, Promise<Rulebook>>();

export function rulebook(language: Language): Promise<Rulebook> {
  let book = loaded.get(language);
  if (!book) {
    book = load(language);
    book.catch(() => loaded.delete(language));
    loaded.set(language, book);
  }
  return book;
}

const file = (files: Files, name: string) =>
  files[Object.keys(files).find((path) => path.endsWith(`/${name}.md`)) ?? ''];

async function load(language: Language): Promise<Rulebook> {
  const english = await filesOf('en');
  const own = language === 'en' ? english : await filesOf(language);
  const content = file(english, 'content');
  const books: Book[] = [];
  const rules = new Map<string, Found>();
  for (const id of order) {
    const translated = file(own, id);
    const book = translated
      ? parseBook(id, translated)
      : id === 'reading'
        ? parseRows(id, 'Reading the cards', content, 'C1.2')
        : id === 'man-in-black'
          ? parseRows(id, 'The Man in Black', content, 'C10.1')
          : parseBook(id, file(english, id));
    book.english = language !== 'en' && !translated;
    books.push(book);
    for (const chapter of book.chapters)
      for (const rule of chapter.blocks)
        if (rule.kind === 'rule') rules.set(rule.id, { rule, book, chapter });
  }
  return { language, books, rules };
}

/** A chapter by its id (`B7`, `rulings-2`), or the first of a book (`rulings`). */
export function findChapter(book: Rulebook, wanted: string): Omit<Found, 'rule'> | null {
  const id = wanted.toLowerCase();
  for (const one of book.books) {
    const chapter =
      one.id === id ? one.chapters[0] : one.chapters.find((c) => c.id.toLowerCase() === id);
    if (chapter) return { book: one, chapter };
  }
  return null;
}

/** A rule, or the first of a chapter (`B7`). */
export function findRule(book: Rulebook, wanted: string | null): Found | null {
  if (!wanted) return null; // just closed
  const id = normal(wanted);
  const found = book.rules.get(id);
  if (found) return found;
  const first = findChapter(book, wanted)?.chapter.blocks.find((b) => b.kind === 'rule');
  if (first) return book.rules.get(first.id)!;
  // B7.3.9 does not exist: its parent may
  const parent = /^(B\d+\.\d+)\.\d+$/.exec(id);
  return parent ? findRule(book, parent[1]) : null;
}

/** The rule and the points under it. */
export function withPoints(found: Found): Extract<Block, { kind: 'rule' }>[] {
  const under = found.chapter.blocks.filter(
    (b): b is Extract<Block, { kind: 'rule' }> =>
      b.kind === 'rule' && b.id.startsWith(found.rule.id + '.') && b.depth === 1,
  );
  return [found.rule, ...(found.rule.depth === 0 ? under : [])];
}

export function searchRules(book: Rulebook, text: string): Found[] {
  if (!text.trim()) return [];
  const found = finder(plain(text));
  const direct = book.rules.get(normal(text));
  const hits = [...book.rules.values()].filter(({ rule, chapter }) =>
    found(plain(`${rule.id} ${chapter.title} ${rule.text}`)),
  );
  return direct ? [direct, ...hits.filter((h) => h !== direct)] : hits;
}
