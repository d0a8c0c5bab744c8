// Whether this page and the server speak of the same game (docs/protocol.md). Views are bytes of one build
// of the rules: a page of another edition must not read them.
import { engine } from '../engine/engine';

/** Of the messages, by hand: it goes up when they change. */
export const protocol = 2;

export interface Edition {
  protocol: number;
  rules: number;
  view: number; // bytes of a view
  catalog: string; // the content of the base game in one word
}
const parts = ['protocol', 'rules', 'view', 'catalog'] as const;

/** What the server says otherwise; null: they agree. */
export const difference = (own: Edition, told: Partial<Edition>): keyof Edition | null =>
  parts.find((part) => told[part] !== undefined && told[part] !== own[part]) ?? null;

/** A server's edition in one word. */
export const editionWord = (told: Partial<Edition>) =>
  parts.map((part) => told[part] ?? '').join(' ');

export const ownEdition = async (): Promise<Edition> => ({
  protocol,
  ...(await engine.call('versions')),
});
