// Whether this page and the server speak of the same game (docs/protocol.md). Views are bytes of one build
// of the rules: a page of another edition must not read them.
import { engine } from '../engine/engine';
import { protocol } from '../engine/generated';

export interface Edition {
  protocol: number;
  rules: number;
  view: number; // bytes of a view
  content: string; // all cards, tokens and maps in one word
}
const parts = ['protocol', 'rules', 'view', 'content'] as const;

/** What the server says otherwise, or not at all; null: they agree. */
export const difference = (own: Edition, told: Partial<Edition>): keyof Edition | null =>
  parts.find((part) => told[part] !== own[part]) ?? null;

/** For the address of a WebSocket, so that the server can compare too. */
export const announced = (own: Edition) => parts.map((part) => `${part}=${own[part]}`).join('&');

/** A server's edition in one word. */
export const editionWord = (told: Partial<Edition>) =>
  parts.map((part) => told[part] ?? '').join(' ');

export const ownEdition = async (): Promise<Edition> => ({
  protocol,
  ...(await engine.call('versions')),
});
