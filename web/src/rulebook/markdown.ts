// Markdown as the rules and the rulebook are written in it (base/markdown.h reads the same): headings,
// points, numbered points, tables, pictures. Comments are for those who work on the files.
export type Mark =
  | { kind: 'heading'; depth: number; text: string }
  | { kind: 'point'; depth: number; text: string } // depth: blanks before it
  | { kind: 'numbered'; depth: number; number: number; text: string }
  | { kind: 'row'; cells: string[] }
  | { kind: 'picture'; caption: string; target: string }
  | { kind: 'text'; text: string };

const cells = (line: string) =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

function begin(line: string): Mark {
  let found = /^(#+) (.*)$/.exec(line);
  if (found) return { kind: 'heading', depth: found[1].length, text: found[2] };
  found = /^!\[([^\]]*)\]\(([^)]+)\)$/.exec(line);
  if (found) return { kind: 'picture', caption: found[1], target: found[2] };
  if (line.startsWith('|')) return { kind: 'row', cells: cells(line) };
  found = /^(\s*)- (.*)$/.exec(line);
  if (found) return { kind: 'point', depth: found[1].length, text: found[2] };
  found = /^(\s*)(\d+)\. (.*)$/.exec(line);
  if (found) return { kind: 'numbered', depth: found[1].length, number: +found[2], text: found[3] };
  return { kind: 'text', text: line.trim() };
}

export function readMarkdown(markdown: string): Mark[] {
  const marks: Mark[] = [];
  let open: { text: string } | null = null; // what a following line continues
  for (const line of markdown.replace(/<!--[^]*?-->\n?/g, '').split('\n')) {
    if (!line.trim()) {
      open = null;
      continue;
    }
    const mark = begin(line);
    if (mark.kind === 'text' && open) {
      open.text += ' ' + mark.text;
      continue;
    }
    marks.push(mark);
    open = 'text' in mark && mark.kind !== 'heading' ? mark : null;
  }
  return marks;
}

/** The rows of the first table, without its head. */
export const tableOf = (markdown: string) =>
  readMarkdown(markdown)
    .flatMap((mark) => (mark.kind === 'row' ? [mark.cells] : []))
    .slice(2);
