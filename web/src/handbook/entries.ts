// Everything of both boxes as the almanac lists it, read off the content.
import type { IconName } from '../art/icons';
import type { Card, Content, Entry, LinedEntry, Source } from '../engine/types';

export type EntryKind =
  | 'character'
  | 'poker'
  | 'item'
  | 'fight'
  | 'story'
  | 'goal'
  | 'cattle'
  | 'die'
  | 'track'
  | 'legend'
  | 'mib'
  | 'event'
  | 'train'
  | 'frontier'
  | 'token';

export interface AlmanacEntry {
  id: string;
  kind: EntryKind;
  anteUp: boolean;
  name: string;
  text: string;
  source: Source;
  index: number; // where the content has it
  up: boolean; // the upgraded side of an item
  card: Card; // of a poker card
  content: Content;
}

export const entryIcons: Record<EntryKind, IconName> = {
  character: 'person',
  poker: 'cards',
  item: 'sack',
  fight: 'gun',
  story: 'book',
  goal: 'flag',
  cattle: 'skull',
  die: 'dice',
  track: 'star',
  legend: 'medal',
  mib: 'hat',
  event: 'log',
  train: 'train',
  frontier: 'flag',
  token: 'poster',
};

function pokerOf(content: Content, anteUp: boolean, known: Set<string>): AlmanacEntry[] {
  return content.poker.flatMap((entry, index) =>
    known.has(entry.id) ? [] : [make(entry, 'poker', anteUp, index, content, { card: index * 2 })],
  );
}

function make(
  entry: Entry | LinedEntry,
  kind: EntryKind,
  anteUp: boolean,
  index: number,
  content: Content,
  more: Partial<AlmanacEntry> = {},
): AlmanacEntry {
  const { id, name, text, source } = entry;
  return { id, kind, anteUp, name, text, source, index, up: false, card: 0, content, ...more };
}

/** `plain`: the base game; `full`: with Ante Up; `other`: with its own poker cards too. */
export function almanac(plain: Content, full: Content, other: Content): AlmanacEntry[] {
  const known = (list: (content: Content) => { id: string }[]) =>
    new Set(list(plain).map((entry) => entry.id));
  const all = (list: (content: Content) => Entry[], kind: EntryKind) => {
    const base = known(list);
    return list(full).map((entry, i) => make(entry, kind, !base.has(entry.id), i, full));
  };
  const tracks = (content: Content) => [...content.marshal, ...content.wanted, ...content.gambler];
  const items = full.items.flatMap((item, i) => {
    const added = !plain.items.some((one) => one.front.id === item.front.id);
    const sides = item.up ? [item.front, item.up] : [item.front];
    return sides.map((side, up) => make(side, 'item', added, i, full, { up: up === 1 }));
  });
  return [
    ...all((c) => c.characters, 'character'),
    ...pokerOf(full, false, new Set()),
    ...pokerOf(
      other,
      true,
      known((c) => c.poker),
    ),
    ...items,
    ...all((c) => c.fights, 'fight'),
    ...all((c) => c.stories, 'story'),
    ...all((c) => c.goals, 'goal'),
    ...all((c) => c.cattle, 'cattle'),
    ...unique(all((c) => c.dice, 'die')),
    ...all(tracks, 'track'),
    ...unique(all((c) => c.legends, 'legend')),
    ...all((c) => c.mib, 'mib'),
    ...all((c) => c.events, 'event'),
    ...all((c) => c.trains, 'train'),
    ...all((c) => c.frontiers, 'frontier'),
    ...all((c) => c.tokens, 'token'),
  ];
}

const unique = (entries: AlmanacEntry[]) =>
  entries.filter((entry, i) => entries.findIndex((other) => other.id === entry.id) === i);

const suits = 'hdcs';
const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** 'Kh' -> the card, -1 if it is none. */
export function cardNamed(sign: string): Card {
  const rank = ranks.indexOf(sign.slice(0, -1));
  const suit = suits.indexOf(sign.slice(-1));
  return rank < 0 || suit < 0 ? -1 : rank * 4 + suit;
}

/** What a picture names: a card of the deck by its sign, anything else by its id. */
export function entryNamed(name: string, entries: AlmanacEntry[]): AlmanacEntry | null {
  const card = cardNamed(name);
  if (card < 0) return entries.find((entry) => entry.id === name) ?? null;
  const face = entries.find((entry) => entry.kind === 'poker' && entry.index === card >> 1);
  return face ? { ...face, card } : null;
}
