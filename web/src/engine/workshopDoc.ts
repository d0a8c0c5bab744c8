// What the workshop is told by its module (darkrock/workshop.h): the card language as lists, and the
// built-in cards as they are written.

export type FieldKind =
  | 'text'
  | 'word'
  | 'number'
  | 'dollars'
  | 'flag'
  | 'letters'
  | 'card'
  | 'program'
  | 'when'
  | 'places'
  | 'own'
  | 'position';

/** A field of a deck, besides name, source and note. */
export interface FieldDoc {
  key: string;
  kind: FieldKind;
  needed: boolean;
  least: number;
  most: number;
  deck: string; // of 'card'
}
/** How an ability is set off: "reaction@fight-won", "Reaction", "after you win a fight". */
export interface HeadDoc {
  text: string;
  head: string;
  when: string;
}
/** Words of the card language, and what they say. */
export interface SaidDoc {
  text: string;
  say: string;
}
export interface DeckDoc {
  deck: string;
  fields: FieldDoc[];
  heads: HeadDoc[]; // []: its cards have no abilities
  passives: SaidDoc[];
}
export interface WorkshopDoc {
  verbs: string[];
  conditions: string[];
  subjects: string[];
  sources: string[];
  decks: DeckDoc[];
  moments: SaidDoc[]; // that goals and stories may wait for
  places: SaidDoc[];
  cards: Record<string, string>; // the built-in ones by their ids
}

/** A line that may be written somewhere: its numbers stand for others, '@' for one of `places`. */
export interface OfferDoc {
  text: string;
  say: string;
  price: boolean; // may stand before '->'
  places: string[];
}
export interface SiteDoc {
  steps: OfferDoc[];
  conditions: OfferDoc[];
  said: string[];
}

/** What keeps a text from being a pack; lines and columns (bytes) from 1. */
export interface PackFault {
  line: number;
  column: number;
  message: string;
}
