// Which words may follow where somebody is writing: read off what may stand there.
import { languages } from '../../engine/generated';
import type { DeckDoc, OfferDoc, SiteDoc, WorkshopDoc } from '../../engine/workshopDoc';

/** The place of a line that a program stands at, as the engine names it; '': it holds none. */
export function whereOf(deck: string, line: string): string {
  const ability = /^\s*(?:\[[^\]]*\]\s*)?([\w-]*(?:@[\w-]+)?)(?:\s+once)?\s*:/.exec(line);
  if (ability && /^(action|bonus@|reaction@|@)/.test(ability[1])) return `${deck} ${ability[1]}`;
  const field = /^\s*([\w-]+)\s+(.*)/.exec(line);
  if (!field) return '';
  const moment = /^([\w-]+)\s*:/.exec(field[2]);
  if (field[1] === 'when') return moment ? `${deck} when ${moment[1]}` : '';
  return `${deck} ${field[1]}`;
}

const names = ['name', 'source', 'note', ...languages.slice(1).map((code) => `name-${code}`)];

function keysOf(deck: DeckDoc): string[] {
  const heads = deck.heads.map(({ text }) => `${text}:`);
  const passives = deck.passives.length ? ['passive:'] : [];
  return [...deck.fields.map(({ key }) => key), ...heads, ...passives, ...names];
}

const isLike = (token: string, model: string) =>
  model === '@' || token.replace(/\d+/g, '#') === model.replace(/\d+/g, '#');

/** What follows some whole words of a line in the offers that begin with them. */
function nextWords(words: string[], offers: OfferDoc[]): string[] {
  const found = new Set<string>();
  for (const offer of offers) {
    const models = offer.text.split(' ');
    if (models.length <= words.length || !words.every((word, i) => isLike(word, models[i])))
      continue;
    const next = models[words.length];
    for (const word of next === '@' ? offer.places : [next]) found.add(word);
  }
  return [...found];
}

/** What a step or a condition says so far. */
const fragmentOf = (text: string) =>
  text
    .split(/[;{}]|:(?=\s)|->|(?<=\s)(?:or|if|and)(?=\s)/)
    .at(-1)!
    .trimStart();

function programWords(before: string, site: SiteDoc | null, subjects: string[]): string[] {
  if (!site) return [];
  const when = /^\s*when\s/.test(before);
  const joint =
    [...before.matchAll(/(?<=\s)(?:if|and|or)(?=\s)|[;{}]|:(?=\s)|->/g)].at(-1)?.[0] ?? '';
  const condition = when || joint === 'if' || joint === 'and';
  const program = before.replace(/^\s*[\w-]+\s(?!.*once\s*:)/, '');
  const words = fragmentOf(program).split(/\s+/).slice(0, -1);
  const next = nextWords(words, condition ? site.conditions : site.steps);
  if (words.length || condition) return next;
  return [...next, 'if', 'choose', 'may', ...subjects.map((who) => `${who}:`)];
}

function valueWords(
  doc: WorkshopDoc,
  ids: (deck: string) => string[],
  key: string,
  deck?: DeckDoc,
) {
  if (key === 'source') return doc.sources;
  if (key === 'when') return doc.moments.map(({ text }) => text);
  const field = deck?.fields.find((one) => one.key === key);
  if (field?.kind === 'card') return ids(field.deck);
  if (key === 'character' || key === 'items') return ids(key === 'items' ? 'item' : key);
  if (field?.kind === 'places') return doc.places.map(({ text }) => text);
  return [];
}

/** The words that fit at a column of a line, and where the one begins that is being written. */
export function completions(
  doc: WorkshopDoc,
  deckName: string,
  line: string,
  column: number,
  site: SiteDoc | null,
  ids: (deck: string) => string[],
): { from: number; words: string[] } {
  const before = line.slice(0, column);
  const part = /[^\s;{}]*$/.exec(before)![0];
  const from = column - part.length;
  const deck = doc.decks.find((one) => one.deck === deckName);
  const key = /^\s*([\w-]+)\s/.exec(before)?.[1] ?? '';
  let words: string[] = [];
  if (!/\S\s/.test(before) && !/^\s*\[/.test(before)) words = deck ? keysOf(deck) : [];
  else if (whereOf(deckName, before) && site) words = programWords(before, site, doc.subjects);
  if (!words.length) words = valueWords(doc, ids, key, deck);
  return { from, words: words.filter((word) => word.startsWith(part) && word !== part) };
}
