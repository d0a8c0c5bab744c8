// The rule texts (docs/rules) as books of numbered rules. Only Markdown is read here; what a rule says is
// nobody's business on this page.
export type BookId = 'base' | 'ante-up' | 'man-in-black' | 'reading' | 'rulings' | 'editions';

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
  | { kind: 'rule'; text: string; rule: string };

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

// How a numbered point begins in each book.
const marks: Partial<Record<BookId, RegExp>> = {
  base: /^(\s*)- (B\d+(?:\.\d+)*)\s+(.*)$/,
  'ante-up': /^(\s*)(\d+)\. (.*)$/,
  'man-in-black': /^(\s*)- (MB\d+)\s+(.*)$/,
  reading: /^(\s*)- (G\d+)\s+(.*)$/,
  rulings: /^(\s*)(\d+)\. (.*)$/,
};
const idOf = (book: BookId, mark: string) =>
  book === 'ante-up' ? `AU${mark}` : book === 'rulings' ? `ruling ${mark}` : mark;

const cells = (line: string) =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

export function parseBook(id: BookId, markdown: string): Book {
  const book: Book = { id, title: '', intro: [], chapters: [] };
  const mark = marks[id];
  let chapter: Chapter | null = null;
  let open: { text: string } | null = null; // what a following line continues
  const blocks = () => (chapter ??= begin(book, id, book.title)).blocks;
  // Names of files mean nothing to players.
  const text = markdown.replace(/\s*\(`[a-z-]+\.md`[^)]*\)/g, '');
  for (const line of text.split('\n')) {
    const heading = /^(#+) (.*)$/.exec(line);
    const point = mark?.exec(line);
    if (heading) {
      open = null;
      if (heading[1].length === 1) book.title = heading[2];
      else chapter = begin(book, id, heading[2]);
    } else if (point) {
      const rule: Block = {
        kind: 'rule',
        id: idOf(id, point[2]),
        label: idOf(id, point[2]).replace('ruling ', ''),
        text: point[3],
        depth: point[1].length >= 2 ? 1 : 0,
      };
      blocks().push(rule);
      open = rule;
    } else if (line.startsWith('|')) {
      open = null;
      addRow(blocks(), cells(line));
    } else if (!line.trim()) {
      open = null;
    } else if (/^\s*- /.test(line)) {
      const item: Block = { kind: 'text', text: '• ' + line.trim().slice(2) };
      blocks().push(item);
      open = item;
    } else if (open) {
      open.text += ' ' + line.trim();
    } else if (!chapter) {
      open = { text: line.trim() };
      book.intro.push(open);
    } else {
      const part: Block = { kind: 'text', text: line.trim() };
      blocks().push(part);
      open = part;
    }
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
    ([, rule, text]): Block => ({ kind: 'rule', id: rule, label: rule, text, depth: 0 }),
  );
  return { id, title, intro: [], chapters: [{ id: `${id}-1`, label: '', title, blocks: rules }] };
}

/** **bold**, *italic*, `code` and rule numbers of a text. */
export function spans(text: string): Span[] {
  const out: Span[] = [];
  const pieces = text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/);
  for (const piece of pieces) {
    if (/^\*\*/.test(piece)) out.push({ kind: 'strong', text: piece.slice(2, -2) });
    else if (/^\*[^*]/.test(piece) && piece.length > 2)
      out.push({ kind: 'em', text: piece.slice(1, -1) });
    else if (piece.startsWith('`')) out.push({ kind: 'code', text: piece.slice(1, -1) });
    else out.push(...linked(piece));
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

export const plain = (text: string) => text.replace(/[*`]/g, '');
/** A heading without what stands in brackets after it. */
export const bare = (title: string) => title.replace(/ \(.*\)$/, '');
