// The options of a question as entries of the prompt: one for each thing somebody thinks of ("Move",
// "Fight", "Buy"), with the options that belong to it. Grouping and keys only; no rule.
import { asides, type Action, type Verb } from '../engine/generated';
import type { Option, Prompt, Refused } from '../engine/types';

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

/** Short names of verbs, for buttons, from the words of the interface. */
export type VerbNames = Partial<Record<Verb, string>>;

// Also the order in which actions stand.
const letters: Record<Action | 'end-turn', string> = {
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
const letterOf = (verb: Verb) => (letters as Partial<Record<Verb, string>>)[verb] ?? '';
const boardVerbs = new Set<Verb>(['move', 'start', 'sheriff', 'rail', 'cross']);
const stepAside = new Set<Verb>(asides);

export const isBoardOption = (o: Option) =>
  o.space >= 0 && (boardVerbs.has(o.verb) || o.verb === 'look');
export const isPass = (o: Option) => o.verb === 'pass';

const titled = (verb: Verb, prompt: Prompt, names: VerbNames) =>
  names[verb] ?? prompt.groups.find((g) => g.verb === verb)?.title ?? '';

/** One option: what it is about, and below it what it does. */
function single(option: Option, id = `o${option.code}`, title = option.title): Entry {
  return {
    id,
    title,
    sub: option.detail === title ? '' : option.detail,
    verb: option.verb,
    rule: option.rule,
    shape: 'one',
    options: [option],
    code: '',
    key: '',
  };
}

function group(verb: Verb, options: Option[], prompt: Prompt, names: VerbNames): Entry {
  return {
    id: verb,
    verb,
    title: titled(verb, prompt, names),
    sub: prompt.groups.find((g) => g.verb === verb)?.summary ?? '',
    rule: options[0].rule,
    shape: options.every(isBoardOption) ? 'board' : 'menu',
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

// A card or an item goes by its name, other actions by that of their verb.
const named: readonly Verb[] = ['play', 'use'];

function actions(prompt: Prompt, names: VerbNames): Entry[] {
  const verbs = byVerb(prompt.options);
  const made: Entry[] = [];
  const rank = (verb: Verb) =>
    (order.indexOf(verb) + 1 || order.length + 1) + (verb === 'end-turn' ? 99 : 0);
  for (const verb of [...verbs.keys()].sort((x, y) => rank(x) - rank(y))) {
    const options = verbs.get(verb)!;
    const things = named.includes(verb);
    const told = things || verb === 'fight'; // whom the fight is with
    const apart = options.length === 1 || (options.length <= 2 && things);
    if (verb === 'move' || !apart) made.push(group(verb, options, prompt, names));
    else
      options.forEach((o, i) =>
        made.push(
          single(o, i ? `${verb}${i}` : verb, told ? o.title : titled(verb, prompt, names)),
        ),
      );
  }
  return made;
}

function answers(prompt: Prompt, names: VerbNames): Entry[] {
  const board = prompt.options.filter(isBoardOption);
  const together = board.length > 3;
  const rest = together ? prompt.options.filter((o) => !isBoardOption(o)) : prompt.options;
  const made = [...rest].sort(useFirst).map((o) => single(o));
  made.sort((x, y) => Number(stepAside.has(x.verb)) - Number(stepAside.has(y.verb)));
  if (together) made.unshift(group(board[0].verb, board, prompt, names));
  return made;
}

function withKeys(entries: Entry[], lettered: boolean): Entry[] {
  const taken = new Set<string>();
  entries.forEach((e, i) => {
    const letter = lettered ? letterOf(e.verb) : '';
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

export function entriesOf(prompt: Prompt, names: VerbNames): Entry[] {
  const act = prompt.ask === 'action';
  return withKeys(act ? actions(prompt, names) : answers(prompt, names), act);
}

// What is bought to be used stands before the same thing bought to be kept.
const useFirst = (x: Option, y: Option) =>
  x.verb === y.verb && x.item >= 0 && x.item === y.item ? y.b - x.b : 0;

/** The options inside an opened entry: the thing alone, for the verb stands above. */
export function inside(entry: Entry): Entry[] {
  const options = [...entry.options].sort((x, y) => x.steps - y.steps || useFirst(x, y));
  return withKeys(
    options.map((o) => single(o)),
    false,
  );
}

export function refusedOf(prompt: Prompt): Entry[] {
  return prompt.refused.map((r) => ({
    id: `no-${r.verb}`,
    verb: r.verb,
    title: r.text,
    sub: r.why,
    rule: r.rule,
    shape: 'refused',
    options: [],
    code: '',
    key: letterOf(r.verb),
    refused: r,
  }));
}

/** What Enter takes: the map is opened, which costs nothing, or the option that is sure to cost nothing. */
export const defaultOf = (entries: Entry[], prompt: Prompt): Entry | null =>
  entries.find((e) => e.shape === 'board') ??
  entries.find((e) => e.options.some((o) => o.code === prompt.default)) ??
  null;
