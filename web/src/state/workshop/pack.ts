// A pack: cards of somebody's own over the built-in ones, as one text (docs/packs.md).
export interface PackHead {
  id: string;
  title: string;
  version: string;
  author: string;
  module: PackModule;
}
export const packModules = ['base', 'ante-up', 'alternative-poker'] as const;
export type PackModule = (typeof packModules)[number];

export interface PackText {
  head: PackHead;
  cards: Record<string, string>; // by their ids, in order
}

export const freshPack = (title: string): PackText => ({
  head: { id: idOf(title), title, version: '1', author: '', module: 'base' },
  cards: {},
});

/** A title as an id: small letters and strokes. */
export const idOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'my-box';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/#/g, '').trim().slice(0, 48);

function headText({ id, title, version, author, module }: PackHead): string {
  const lines = [`pack ${id}`, `  title    ${oneLine(title) || id}`];
  if (oneLine(version)) lines.push(`  version  ${oneLine(version)}`);
  if (oneLine(author)) lines.push(`  author   ${oneLine(author)}`);
  lines.push(`  module   ${module}`);
  return lines.join('\n') + '\n';
}

const ended = (text: string) => text.replace(/\n*$/, '\n');

/** The text of the pack, and in which of its lines each card begins (from 1). */
export function writePack({ head, cards }: PackText): { text: string; starts: [string, number][] } {
  let text = headText(head);
  const starts: [string, number][] = [];
  for (const [id, card] of Object.entries(cards)) {
    text += '\n';
    starts.push([id, text.split('\n').length]);
    text += ended(card);
  }
  return { text, starts };
}

/** The card that a line of the text belongs to, and which of its own lines that is (from 1). */
export function placeOf(line: number, starts: [string, number][]): { id: string; line: number } {
  const found = starts.findLast(([, start]) => start <= line);
  return found ? { id: found[0], line: line - found[1] + 1 } : { id: '', line };
}

/** A text that somebody gives; null: it has no head. Comments between cards are left out. */
export function readPack(text: string): PackText | null {
  const blocks: string[] = [];
  let between = '';
  for (const line of text
    .replace(/^\uFEFF/, '')
    .replace(/\r/g, '')
    .split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) between += `${line}\n`;
    else if (!/^\s/.test(line)) {
      blocks.push(`${line}\n`);
      between = '';
    } else if (blocks.length) {
      blocks[blocks.length - 1] += `${between}${line}\n`;
      between = '';
    }
  }
  const first = blocks.shift() ?? '';
  const id = /^pack\s+(\S+)/.exec(first)?.[1];
  if (!id) return null;
  const field = (key: string) =>
    new RegExp(`^\\s+${key}\\s+(.*?)\\s*$`, 'm').exec(first)?.[1] ?? '';
  const module = packModules.find((word) => word === field('module')) ?? 'base';
  const cards: Record<string, string> = {};
  for (const block of blocks) cards[block.split(/\s+/)[1] ?? ''] = block;
  return {
    head: {
      id,
      title: field('title') || id,
      version: field('version'),
      author: field('author'),
      module,
    },
    cards,
  };
}

/** The module bits that the cards of a pack are compiled for. */
export const bitsOf = (module: PackModule): number =>
  ({ 'base': 0, 'ante-up': 1, 'alternative-poker': 3 })[module];
