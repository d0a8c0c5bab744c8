// The rulebook for players (docs/handbook): chapters of sections, and which numbers of the small print a
// section tells. Loaded when first opened, one file for each language.
import contentsFile from '../../../docs/handbook/contents.md?raw';
import { growing } from '../engine/generated';
import type { Language } from '../engine/types';
import { finder } from '../words/search';
import { readMarkdown, tableOf, type Mark } from './markdown';
import { normal, plain } from './parse';

export type HandBlock =
  | Exclude<Mark, { kind: 'heading' | 'row' }>
  | { kind: 'example'; id: string; title: string; blocks: HandBlock[] };
export interface Section {
  id: string;
  chapter: string;
  title: string;
  blocks: HandBlock[];
}
export interface HandChapter {
  id: string;
  title: string;
  lead: string;
  sections: Section[];
}
export interface Handbook {
  language: Language;
  chapters: HandChapter[];
}
interface Row {
  chapter: string;
  section: string;
  rules: string[]; // as written: 'B2.1', 'B2.5-B2.7', 'R23'
}

export const contents: Row[] = tableOf(contentsFile).map(([chapter, section, rules]) => ({
  chapter,
  section,
  rules: rules.split(' ').filter(Boolean),
}));
export const chapterIds = [...new Set(contents.map((row) => row.chapter))];

/** 'B2.5-B2.7' -> B2.5, B2.6, B2.7. */
export function span(range: string): string[] {
  const [first, last] = range.split('-');
  if (!last) return [normal(first)];
  const [, stem, from] = /^(.*?)(\d+)$/.exec(first)!;
  const to = +/(\d+)$/.exec(last)![1];
  return Array.from({ length: to - +from + 1 }, (_, i) => normal(`${stem}${+from + i}`));
}

const homes = new Map(contents.flatMap((row) => row.rules.flatMap(span).map((id) => [id, row])));

/** The section that tells a rule in plain words; a point under a rule lives with it. */
export function homeOf(rule: string): Row | null {
  const id = normal(rule);
  return homes.get(id) ?? homes.get(id.replace(/\.\d+$/, '')) ?? null;
}
export const rulesOf = (chapter: string, section: string) =>
  contents.find((row) => row.chapter === chapter && row.section === section)?.rules ?? [];

// 'Riding [move]' -> the title and what stands in the brackets
const marked = (text: string): [title: string, id: string] => {
  const found = /^(.*?) \[(?:example: )?([\w-]+)\]$/.exec(text);
  return found ? [found[1], found[2]] : [text, ''];
};

export function parseChapter(id: string, markdown: string): HandChapter {
  const chapter: HandChapter = { id, title: '', lead: '', sections: [] };
  let blocks: HandBlock[] | null = null;
  for (const mark of readMarkdown(markdown)) {
    if (mark.kind === 'heading') {
      const [title, name] = marked(mark.text);
      const section = chapter.sections.at(-1);
      if (mark.depth === 1) chapter.title = mark.text;
      else if (mark.depth === 2) {
        blocks = [];
        chapter.sections.push({ id: name, chapter: id, title, blocks });
      } else if (section) {
        blocks = [];
        section.blocks.push({ kind: 'example', id: name, title, blocks });
      }
    } else if (mark.kind !== 'row') {
      if (blocks) blocks.push(mark);
      else if (mark.kind === 'text') chapter.lead = mark.text;
    }
  }
  return chapter;
}

type Files = Record<string, string>;
const files = import.meta.glob<{ default: Files }>('./chapters/*.ts');
const filesOf = async (language: Language) =>
  (await files[`./chapters/${language}.ts`]?.())?.default ?? {};
const loaded = new Map<Language, Promise<Handbook>>();

export function handbook(language: Language): Promise<Handbook> {
  let book = loaded.get(language);
  if (!book) {
    book = load(language);
    book.catch(() => loaded.delete(language));
    loaded.set(language, book);
  }
  return book;
}

async function load(language: Language): Promise<Handbook> {
  const own = await filesOf(language);
  const english = growing.includes(language) ? await filesOf('en') : {};
  const named = (all: Files, id: string) =>
    all[Object.keys(all).find((name) => name.endsWith(`/${id}.md`)) ?? ''];
  const chapters = chapterIds.map((id) =>
    parseChapter(id, named(own, id) ?? named(english, id) ?? ''),
  );
  return { language, chapters };
}

export const findSection = (book: Handbook, chapter: string, section: string): Section | null =>
  book.chapters.find((c) => c.id === chapter)?.sections.find((s) => s.id === section) ?? null;

/** The section a worked example stands in, and its title. */
export function findExample(
  book: Handbook,
  id: string,
): { section: Section; title: string } | null {
  for (const section of book.chapters.flatMap((c) => c.sections))
    for (const block of section.blocks)
      if (block.kind === 'example' && block.id === id) return { section, title: block.title };
  return null;
}

/** All words of blocks, for the search. */
export const wordsOf = (blocks: HandBlock[]): string =>
  blocks
    .map((block) =>
      block.kind === 'example'
        ? `${block.title} ${wordsOf(block.blocks)}`
        : block.kind === 'picture'
          ? block.caption
          : plain(block.text),
    )
    .join(' ');

export function searchSections(book: Handbook, text: string): Section[] {
  if (!text.trim()) return [];
  const found = finder(text);
  const hits = book.chapters.flatMap((c) =>
    c.sections.filter((s) => found(`${c.title} ${s.title} ${wordsOf(s.blocks)}`)),
  );
  return [...hits.filter((s) => found(s.title)), ...hits.filter((s) => !found(s.title))];
}
