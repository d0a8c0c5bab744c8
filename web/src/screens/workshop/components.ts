// Everything in the boxes: what the almanac lists, and the few things it has no picture of.
import type { AlmanacEntry, EntryKind } from '../../handbook/entries';
import { entryIcons } from '../../handbook/entries';
import type { IconName } from '../../art/icons';
import { later } from '../../words/later.svelte';
import { s } from '../../words/workshop.svelte';
import { fieldOf, readCard } from '../../state/workshop/cardText';
import type { Bench } from './bench.svelte';

const plainDecks = {
  'trigger': 'trigger',
  'longhorn': 'longhorn',
  'stop': 'stop',
  'mib-rules': 'rules',
} as const;
export type PlainKind = (typeof plainDecks)[keyof typeof plainDecks];
export type ComponentKind = EntryKind | PlainKind;

export interface Component {
  id: string;
  kind: ComponentKind;
  anteUp: boolean;
  name: string;
  text: string;
  entry: AlmanacEntry | null; // null: its text alone is shown
}

export const kindName = (kind: ComponentKind): string =>
  kind in s().kinds ? s().kinds[kind as PlainKind] : later().handbook.kinds[kind as EntryKind];
export const iconOf = (kind: ComponentKind): IconName =>
  ({ ...entryIcons, trigger: 'book', longhorn: 'horn', stop: 'rail', rules: 'hat' })[
    kind
  ] as IconName;

const ofEntry = (entry: AlmanacEntry): Component => ({ ...entry, entry });

function plain(bench: Bench, deck: keyof typeof plainDecks, id: string): Component {
  const content = bench.entries[0]?.content;
  const known = content?.triggers.find((one) => one.id === id);
  const name = known?.name ?? fieldOf(readCard(bench.cardText(id)), 'name') ?? id;
  const anteUp = bench.boxOf(id) > 0;
  return { id, kind: plainDecks[deck], anteUp, name, text: known?.text ?? '', entry: null };
}

export function componentsOf(bench: Bench): Component[] {
  const decks = Object.keys(plainDecks) as (keyof typeof plainDecks)[];
  return [
    ...bench.entries.map(ofEntry),
    ...decks.flatMap((deck) => bench.ids(deck).map((id) => plain(bench, deck, id))),
  ];
}

/** A card as it is with the pack. */
export function componentOf(bench: Bench, id: string): Component {
  const entry = bench.entryOf(id);
  if (entry) return ofEntry(entry);
  const deck = readCard(bench.builtInText(id)).deck as keyof typeof plainDecks;
  return plain(bench, deck, id);
}
/** The same as it is built in. */
export const builtInOf = (bench: Bench, id: string): Component | null => {
  const entry = bench.builtInOf(id);
  return entry ? ofEntry(entry) : null;
};
