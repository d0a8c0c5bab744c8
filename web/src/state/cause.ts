// What a question came from, as the thing of the content it is: a card, an item, a story.
import type { CauseKind } from '../engine/generated';
import { pokerKind, type Cause, type Content, type Entry, type TableView } from '../engine/types';

type Find = (content: Content, id: number) => Entry | undefined;
const decks: Partial<Record<CauseKind, Find>> = {
  'card': (c, id) => pokerKind(id, c),
  'item': (c, id) => c.items[id]?.front,
  'fight-card': (c, id) => c.fights[id],
  'story': (c, id) => c.stories[id],
  'mib-card': (c, id) => c.mib[id],
  'event': (c, id) => c.events[id],
  'token': (c, id) => c.tokens[id],
  'train-card': (c, id) => c.trains[id],
  'frontier': (c, id) => c.frontiers[id],
};

/** Null: it is no thing, but a moment of the game. */
export function causeEntry(cause: Cause, content: Content, view: TableView | null): Entry | null {
  if (cause.kind === 'character')
    return content.characters[view?.seats[cause.seat]?.character ?? -1] ?? null;
  return decks[cause.kind]?.(content, cause.id) ?? null;
}
