// The options of a question as entries of the prompt: one for each thing somebody thinks of ("Move",
// "Fight", "Buy"), with the options that belong to it. Grouping and keys only; no rule.
import type { Verb } from '../engine/generated';
import type { Card, Content, Option, Prompt, Refused, TableView } from '../engine/types';

export interface Entry {
  id: string;
  verb: Verb;
  title: string;
  sub: string;
  rule: string;
  shape: 'one' | 'menu' | 'board' | 'refused';
  options: Option[];
  code: string; // KeyboardEvent.code of its letter, '' if none
  key: string; // as printed on the button
  refused?: Refused;
}

/** Names of groups of options, by verb, from the words of the interface. */
export interface EntryWords {
  verbs: Record<string, string>;
  upTo: (n: number) => string;
  across: string;
}

const letters: Record<string, string> = {
  'move': 'M',
  'fight': 'F',
  'buy': 'B',
  'upgrade': 'G',
  'poker': 'P',
  'prospect': 'R',
  'deposit': 'S',
  'heist': 'O',
  'heal': 'D',
  'revel': 'V',
  'cattle': 'T',
  'work': 'W',
  'play': 'C',
  'use': 'I',
  'ability': 'A',
  'end-turn': 'E',
  'longhorn': 'T',
  'rob-train': 'O',
  'rail': 'Y',
  'cross': 'X',
  'explore': 'Z',
  'faro': 'Q',
  'high-roller': 'J',
  'community-poker': 'K',
};
const order = Object.keys(letters).filter((v) => v !== 'end-turn');
const boardVerbs = new Set(['move', 'start', 'sheriff', 'rail', 'cross']);
const stepAside = new Set(['pass', 'end-turn', 'decline', 'fold', 'surrender']);

export const isBoardOption = (o: Option) =>
  o.space >= 0 && (boardVerbs.has(o.verb) || o.verb === 'look');
export const isPass = (o: Option) => o.verb === 'pass';

/** "Duel Billy (3 cards in hand): 2 LP" -> ["Duel Billy", "3 cards in hand: 2 LP"]. */
export function split(text: string): [string, string] {
  const at = text.search(/\s?: |\s\(/);
  if (at < 0) return [text, ''];
  const rest = text
    .slice(at)
    .replace(/^\s?:\s+/, '')
    .trim();
  const plain = rest.startsWith('(') ? rest.slice(1).replace(')', '') : rest;
  return [text.slice(0, at), plain.trim()];
}

function single(option: Option, id: string): Entry {
  const [title, sub] = split(option.text);
  return {
    id,
    title,
    sub,
    verb: option.verb,
    rule: option.rule,
    shape: 'one',
    options: [option],
    code: '',
    key: '',
  };
}

/** A card or an item goes by its name; another long sentence stands below the name of its verb. */
function short(entry: Entry, words: EntryWords, content: Content): Entry {
  const [option] = entry.options;
  const thing =
    entry.verb === 'play'
      ? content.poker?.[option.card >> 1]
      : entry.verb === 'use'
        ? content.items[option.item]?.front
        : null;
  if (thing) return { ...entry, title: thing.name, sub: entry.sub || option.text };
  const name = words.verbs[entry.verb];
  if (entry.title.length <= 24 || !name) return entry;
  return { ...entry, title: name, sub: entry.options[0].text };
}

/** What is bought or laid in a fight goes by its name alone; the question says what is done with it. */
function called(entry: Entry, content: Content): Entry {
  const [{ verb, item, a }] = entry.options;
  const name =
    verb === 'buy'
      ? content.items[item]?.front.name
      : verb === 'npc-card'
        ? content.fights?.[a]?.name
        : '';
  return name ? { ...entry, title: name } : entry;
}

function group(verb: Verb, options: Option[], words: EntryWords, content: Content): Entry {
  const onBoard = options.every(isBoardOption);
  const seats = new Set(options.map((o) => o.seat));
  const title = words.verbs[verb] ?? split(options[0].text)[0];
  let sub = [...new Set(options.map((o) => split(o.text)[0]))].join(' · ');
  if (onBoard) {
    const most = Math.max(...options.map((o) => o.steps));
    sub = most > 0 ? words.upTo(most) : words.across;
  } else if (options.every((o) => o.item >= 0)) {
    sub = [...new Set(options.map((o) => content.items[o.item]?.front.name ?? ''))].join(', ');
  } else if (seats.size > 1 && verb !== 'fight') {
    sub = String(options.length);
  }
  return {
    id: verb,
    verb,
    title,
    sub,
    rule: options[0].rule,
    shape: onBoard ? 'board' : 'menu',
    options,
    code: '',
    key: '',
  };
}

function byVerb(options: Option[]): Map<Verb, Option[]> {
  const verbs = new Map<Verb, Option[]>();
  for (const o of options) verbs.set(o.verb, [...(verbs.get(o.verb) ?? []), o]);
  return verbs;
}

function actions(prompt: Prompt, words: EntryWords, content: Content): Entry[] {
  const verbs = byVerb(prompt.options);
  const made: Entry[] = [];
  const rank = (verb: Verb) =>
    (order.indexOf(verb) + 1 || order.length + 1) + (verb === 'end-turn' ? 99 : 0);
  for (const verb of [...verbs.keys()].sort((x, y) => rank(x) - rank(y))) {
    const options = verbs.get(verb)!;
    const apart =
      options.length === 1 || (options.length <= 2 && (verb === 'play' || verb === 'use'));
    if (verb === 'move' || !apart) made.push(group(verb, options, words, content));
    else
      options.forEach((o, i) =>
        made.push(short(single(o, i ? `${verb}${i}` : verb), words, content)),
      );
  }
  return made;
}

function answers(prompt: Prompt, words: EntryWords, content: Content): Entry[] {
  const board = prompt.options.filter(isBoardOption);
  const together = board.length > 3;
  const rest = together ? prompt.options.filter((o) => !isBoardOption(o)) : prompt.options;
  const made = rest.map((o) => called(single(o, `o${o.code}`), content));
  made.sort((x, y) => Number(stepAside.has(x.verb)) - Number(stepAside.has(y.verb)));
  if (together) made.unshift(group(board[0].verb, board, words, content));
  return made;
}

function withKeys(entries: Entry[], lettered: boolean): Entry[] {
  const taken = new Set<string>();
  entries.forEach((e, i) => {
    const letter = lettered ? letters[e.verb] : undefined;
    if (letter && !taken.has(letter)) {
      taken.add(letter);
      e.code = `Key${letter}`;
      e.key = letter;
    } else if (i < 9) {
      e.key = String(i + 1);
    }
  });
  return entries;
}

export function entriesOf(prompt: Prompt, words: EntryWords, content: Content): Entry[] {
  const act = prompt.ask === 'action';
  return withKeys(act ? actions(prompt, words, content) : answers(prompt, words, content), act);
}

/** The options inside an opened entry: the name of the thing alone, for the verb stands above. */
export function inside(entry: Entry, content: Content): Entry[] {
  const nameOf = (o: Option) => {
    if (isBoardOption(o)) return content.spaces[o.space]?.name;
    const item = o.item >= 0 ? content.items[o.item] : undefined;
    return o.verb === 'upgrade' ? item?.up?.name : o.verb === 'buy' ? item?.front.name : undefined;
  };
  const options = [...entry.options].sort((x, y) => x.steps - y.steps);
  return withKeys(
    options.map((o) => {
      const made = single(o, `o${o.code}`);
      const title = nameOf(o) ?? made.title;
      return {
        ...made,
        title,
        sub: made.sub.startsWith(`${title} (`) ? split(made.sub)[1] : made.sub,
      };
    }),
    false,
  );
}

export function refusedOf(prompt: Prompt, words: EntryWords): Entry[] {
  return prompt.refused.map((r) => ({
    id: `no-${r.verb}`,
    verb: r.verb,
    title: r.text || (words.verbs[r.verb] ?? ''),
    sub: r.why,
    rule: r.rule,
    shape: 'refused',
    options: [],
    code: '',
    key: letters[r.verb] ?? '',
    refused: r,
  }));
}

/** What Enter takes: the way to move, the only thing there is, or the only thing besides passing. */
export function defaultOf(entries: Entry[]): Entry | null {
  const move = entries.find((e) => e.shape === 'board');
  if (move) return move;
  if (entries.length === 1) return entries[0];
  const real = entries.filter((e) => !stepAside.has(e.verb));
  return real.length === 1 ? real[0] : null;
}

/** How many cards are wanted when they are picked from low to high; 1: one at once. */
export function cardsWanted(prompt: Prompt, view: TableView): { n: number; pool: Card[] } {
  const none = { n: 1, pool: [] };
  const picks = prompt.options.filter((o) => o.verb === 'lay' || o.verb === 'discard');
  if (picks.length === 0 || picks.length !== prompt.options.length) return none;
  const cards = picks.map((o) => o.card);
  const held = view.own.hand;
  const pool = cards.every((c) => held.includes(c)) ? held : view.own.deal;
  const least = Math.min(...cards);
  const most = Math.max(...cards);
  const open = pool.filter((c) => c >= least);
  return { n: 1 + open.filter((c) => c > most).length, pool: open };
}
