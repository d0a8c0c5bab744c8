// The rule texts (docs/rules) as books of numbered rules. Only Markdown is read here; what a rule says is
// nobody's business on this page.
import { readMarkdown, type Mark } from './markdown';

export type BookId = 'base' | 'ante-up' | 'man-in-black' | 'reading' | 'rulings';

export type Block =
  | { kind: 'rule'; id: string; label: string; text: string; depth: number }
  | { kind: 'text'; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] };
export interface Chapter {
  id: string; // 'B7', 'A3', 'rulings-2'
  label: string; // 'B7'
  title: string;
  blocks: Block[];
}
export interface Book {
  id: BookId;
  title: string;
  intro: { text: string }[];
  chapters: Chapter[];
  english?: boolean; // in another language's rulebook: not translated
}

export type Span =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { kind: 'rule'; text: string; rule: string }
  | { kind: 'link'; text: string; to: string }; // a chapter of the rulebook

// 'B7.3', 'AU4' …, and a ruling by its word in each language
const ruling = '(?:rulings?|chiarimento|décision|роз’яснення|decisão)';
const ruleNumber = new RegExp(
  `(?<![\\p{L}\\d])(?:B\\d+(?:\\.\\d+){0,2}|AU\\d+|MB\\d+|G\\d+|A\\d{1,2}|${ruling} \\d+)(?![\\p{L}\\d])`,
  'gu',
);

/** 'b7.3', 'Ruling 78', 'R78' -> the way the engine writes it. */
export function normal(rule: string): string {
  const text = rule.trim();
  const ruling = /^(?:ruling|r)[\s-]*(\d+)$/i.exec(text);
  return ruling ? `ruling ${ruling[1]}` : text.toUpperCase();
}
/** For addresses: 'ruling 78' -> 'R78'. */
export const short = (rule: string) => rule.replace(/^ruling /, 'R');

export const bookOf = (rule: string): BookId =>
  rule.startsWith('ruling') || rule.startsWith('rulings')
    ? 'rulings'
    : rule.startsWith('AU') || /^A\d/.test(rule)
      ? 'ante-up'
      : rule.startsWith('MB')
        ? 'man-in-black'
        : rule.startsWith('G')
          ? 'reading'
          : 'base';

// How the text of a numbered point begins in each book; in the others its number is that of the list.
const marks: Partial<Record<BookId, RegExp>> = {
  'base': /^(B\d+(?:\.\d+)*)\s+/,
  'man-in-black': /^(MB\d+)\s+/,
  'reading': /^(G\d+)\s+/,
};
const listed: Partial<Record<BookId, string>> = { 'ante-up': 'AU', 'rulings': 'ruling ' };

function ruleOf(id: BookId, mark: Mark): Block | null {
  const of = (rule: string, text: string, depth: number): Block => ({
    kind: 'rule',
    id: rule,
    label: rule.replace('ruling ', ''),
    text,
    depth: depth >= 2 ? 1 : 0,
  });
  if (mark.kind === 'numbered')
    return id in listed ? of(listed[id]! + mark.number, mark.text, mark.depth) : null;
  const found = mark.kind === 'point' ? marks[id]?.exec(mark.text) : null;
  return mark.kind === 'point' && found
    ? of(found[1], mark.text.slice(found[0].length), mark.depth)
    : null;
}

export function parseBook(id: BookId, markdown: string): Book {
  const book: Book = { id, title: '', intro: [], chapters: [] };
  let chapter: Chapter | null = null;
  const blocks = () => (chapter ??= begin(book, id, book.title)).blocks;
  // Names of files mean nothing to players.
  for (const mark of readMarkdown(markdown.replace(/\s*\(`[a-z-]+\.md`[^)]*\)/g, ''))) {
    const rule = ruleOf(id, mark);
    if (rule) blocks().push(rule);
    else if (mark.kind === 'heading' && mark.depth === 1) book.title = mark.text;
    else if (mark.kind === 'heading') chapter = begin(book, id, mark.text);
    else if (mark.kind === 'row') addRow(blocks(), mark.cells);
    else if (mark.kind === 'text' && !chapter) book.intro.push({ text: mark.text });
    else if (mark.kind === 'text') blocks().push(mark);
    else if (mark.kind === 'point') blocks().push({ kind: 'text', text: '• ' + mark.text });
    else if (mark.kind === 'numbered')
      blocks().push({ kind: 'text', text: `${mark.number}. ${mark.text}` });
  }
  return book;
}

function begin(book: Book, id: BookId, heading: string): Chapter {
  const numbered = /^([AB]\d+|\d+)\.? (.*)$/.exec(heading);
  const label = numbered?.[1] ?? '';
  const chapter: Chapter = {
    id: /^[AB]/.test(label) ? label : `${id}-${label || 0}`,
    label,
    title: numbered?.[2] ?? heading,
    blocks: [],
  };
  book.chapters.push(chapter);
  return chapter;
}

function addRow(blocks: Block[], row: string[]) {
  const last = blocks[blocks.length - 1];
  if (last?.kind !== 'table') blocks.push({ kind: 'table', head: row, rows: [] });
  else if (!row.every((cell) => /^:?-+:?$/.test(cell))) last.rows.push(row);
}

/** The rows `| G1 | … |` of a part of content.md as a book of rules. */
export function parseRows(id: BookId, title: string, markdown: string, from: string): Book {
  const start = markdown.indexOf(`### ${from}`);
  const end = markdown.indexOf('\n##', start + 1);
  const part = start < 0 ? '' : markdown.slice(start, end < 0 ? undefined : end);
  const rules = [...part.matchAll(/^\| ((?:G|MB)\d+) \| (.*) \|$/gm)].map(
    ([, rule, text]): Block => {
      const said = text.replace(/\s*<!--.*?-->/g, '');
      return { kind: 'rule', id: rule, label: rule, text: said, depth: 0 };
    },
  );
  return { id, title, intro: [], chapters: [{ id: `${id}-1`, label: '', title, blocks: rules }] };
}

/** **bold**, *italic*, `code`, [links](chapter) and rule numbers of a text. */
export function spans(text: string): Span[] {
  const out: Span[] = [];
  const pieces = text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\([\w-]+\))/);
  for (const piece of pieces) {
    if (/^\*\*/.test(piece)) out.push({ kind: 'strong', text: piece.slice(2, -2) });
    else if (/^\*[^*]/.test(piece) && piece.length > 2)
      out.push({ kind: 'em', text: piece.slice(1, -1) });
    else if (piece.startsWith('`')) out.push({ kind: 'code', text: piece.slice(1, -1) });
    else if (/^\[.*\)$/.test(piece)) {
      const [, text, to] = /^\[(.*)\]\((.*)\)$/.exec(piece)!;
      out.push({ kind: 'link', text, to });
    } else out.push(...linked(piece));
  }
  return out.filter((span) => span.text);
}

function linked(text: string): Span[] {
  const out: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(ruleNumber)) {
    out.push({ kind: 'text', text: text.slice(at, found.index) });
    const rule = normal(found[0].replace(/^[\p{Ll}’]+/u, 'ruling'));
    out.push({ kind: 'rule', text: found[0], rule });
    at = found.index + found[0].length;
  }
  out.push({ kind: 'text', text: text.slice(at) });
  return out;
}

export const plain = (text: string) =>
  text.replace(/\[([^\]]+)\]\([\w-]+\)/g, '$1').replace(/[*`]/g, '');
/** A heading without what stands in brackets after it. */
export const bare = (title: string) => title.replace(/ \(.*\)$/, '');
