// A card in the editor: without its first line and without the indent, and in ink of several kinds.
const indent = '  ';

export const bodyOf = (text: string): string =>
  text
    .replace(/\n+$/, '')
    .split('\n')
    .slice(1)
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n');

/** The card again; an empty body leaves its first line. */
export const withBody = (first: string, body: string): string =>
  [first, ...body.split('\n').map((line) => (line.trim() ? indent + line : ''))].join('\n') + '\n';

/** Where a column of bytes, counted in the file from 1, stands in a line of the editor. */
export function columnIn(line: string, column: number): number {
  let bytes = column - 1 - indent.length;
  let at = 0;
  for (const c of line) {
    if (bytes <= 0) break;
    bytes -= new TextEncoder().encode(c).length;
    at += c.length;
  }
  return Math.min(at, line.length);
}

export interface Ink {
  text: string;
  kind: 'key' | 'verb' | 'number' | 'sign' | 'fault' | '';
}

function kindOf(word: string, first: boolean, words: string[]): Ink['kind'] {
  if (first) return 'key';
  if (words.includes(word) || /^(if|else|choose|may|or|and|none)$/.test(word)) return 'verb';
  if (/^[-+]?\$?\d+\+?$/.test(word)) return 'number';
  return /^[{};:]$|^->$/.test(word) ? 'sign' : '';
}

/** A line in pieces, the word at `fault` marked; -1: nothing is wrong in it. */
export function inked(line: string, words: string[], fault: number): Ink[] {
  const out: Ink[] = [];
  let at = 0;
  let first = true;
  for (const [text] of line.matchAll(/\s+|[{};]|->|[^\s{};]+/g)) {
    const blank = /^\s/.test(text);
    const wrong = fault >= at && fault < at + text.length && !blank;
    out.push({ text, kind: wrong ? 'fault' : blank ? '' : kindOf(text, first, words) });
    first &&= blank;
    at += text.length;
  }
  if (fault >= at && fault >= 0) out.push({ text: ' ', kind: 'fault' });
  return out;
}
