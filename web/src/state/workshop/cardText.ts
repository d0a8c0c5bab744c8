// A card as it is written: its line at the margin and the fields below it.
export interface CardLine {
  key: string; // '': an ability
  value: string;
}
export interface CardText {
  deck: string;
  id: string;
  lines: CardLine[];
}

const ability = /^(\[|@|bonus@|reaction@|action:|action |passive:)/;

export function readCard(text: string): CardText {
  const [first = '', ...rest] = text.split('\n');
  const [deck = '', id = ''] = first.trim().split(/\s+/);
  const lines = rest
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter(Boolean)
    .map((line) => {
      if (ability.test(line)) return { key: '', value: line };
      const [key] = line.split(/\s/, 1);
      return { key, value: line.slice(key.length).trim() };
    });
  return { deck, id, lines };
}

const indent = (line: CardLine) =>
  !line.key ? line.value : line.value ? `${line.key.padEnd(8)} ${line.value}` : line.key;

export const writeCard = ({ deck, id, lines }: CardText): string =>
  [`${deck} ${id}`, ...lines.map((line) => `  ${indent(line)}`), ''].join('\n');

export const fieldOf = (card: CardText, key: string): string | undefined =>
  card.lines.find((line) => line.key === key)?.value;

/** The card with another value of a field; undefined takes the field out. */
export function withField(card: CardText, key: string, value: string | undefined): CardText {
  const at = card.lines.findIndex((line) => line.key === key);
  if (value === undefined) return { ...card, lines: card.lines.filter((line) => line.key !== key) };
  if (at >= 0) return withLine(card, at, { key, value });
  const before = card.lines.findIndex((line) => line.key === 'source' || line.key === 'note');
  const lines = [...card.lines];
  lines.splice(before < 0 ? lines.length : before, 0, { key, value });
  return { ...card, lines };
}

/** The card with another line there; null takes it out. */
export function withLine(card: CardText, at: number, line: CardLine | null): CardText {
  const lines = [...card.lines];
  lines.splice(at, 1, ...(line ? [line] : []));
  return { ...card, lines };
}

/** One more line, behind the last of its kind. */
export function addLine(card: CardText, line: CardLine): CardText {
  const last = card.lines.findLastIndex((other) => other.key === line.key);
  if (last < 0) return { ...card, lines: insertBeforeSource(card.lines, line) };
  const lines = [...card.lines];
  lines.splice(last + 1, 0, line);
  return { ...card, lines };
}
function insertBeforeSource(all: CardLine[], line: CardLine): CardLine[] {
  const at = all.findIndex((other) => other.key === 'source');
  return at < 0 ? [...all, line] : [...all.slice(0, at), line, ...all.slice(at)];
}

/** An ability: "[switch side] head once: program"; null where the line is none. */
export function readAbility(value: string) {
  const found = /^(\[[^\]]*\]\s*)?([\w@-]+?)(\s+once)?\s*:\s*(.*)$/.exec(value);
  if (!found) return null;
  const [, side = '', head, once, program] = found;
  return { side: side.trim(), head, once: !!once, program };
}
export type AbilityText = NonNullable<ReturnType<typeof readAbility>>;
export const writeAbility = ({ side, head, once, program }: AbilityText): string =>
  `${side ? `${side} ` : ''}${head}${once ? ' once' : ''}: ${program}`;
