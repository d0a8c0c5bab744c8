// Games kept in this browser (IndexedDB). A game is its replay: what is kept is a text.
import type { TableView } from '../engine/types';
import type { Setup } from '../engine/wasm';
import { w } from '../words/words.svelte';

export interface LocalSeat {
  kind: 'you' | 'bot';
  bot?: string; // as bots.ts names it: 'expert', 'hard:law'
  name: string;
}
export interface LocalSetup extends Omit<Setup, 'switches'> {
  seats: LocalSeat[];
  edition: number; // of editionIds
  switches: number | null; // null: those of the edition
  seed?: string;
  learn?: boolean; // the guided first game
}
export interface SavedGame {
  id: string;
  made: number; // milliseconds since 1970
  changed: number;
  setup: LocalSetup | null; // null: an imported replay
  replay: string;
  pack?: string; // the text of the pack that lies over its cards
  round: number;
  over: boolean;
  lp: number[]; // by seat
  characters: number[];
  won?: { seat: number; score: number }[]; // when it is over
}

/** What the list of games tells of one. */
export const standingOf = ({ round, over, seats, winners, mib }: TableView) => ({
  round,
  over,
  lp: seats.map((s) => s.lp),
  characters: seats.map((s) => s.character),
  won: winners.map((seat) => ({ seat, score: (seats[seat] ?? mib!).score.total })),
});

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('darkrock', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => (opened = null)); // perhaps there is room the next time
  return opened;
}

async function run<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>) {
  const db = await database();
  return new Promise<T>((resolve, reject) => {
    const transaction = db.transaction('games', mode);
    const request = use(transaction.objectStore('games'));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

/** Throws a sentence if there is no room. */
export const keepGame = (game: SavedGame) =>
  run('readwrite', (s) => s.put(game)).catch(() => {
    throw new Error(w().common.errorStorage);
  });
export const savedGame = (id: string) => run<SavedGame | undefined>('readonly', (s) => s.get(id));
export const deleteLocal = (id: string) => run('readwrite', (s) => s.delete(id));

/** The latest first. */
export async function localGames(): Promise<SavedGame[]> {
  const all = await run<SavedGame[]>('readonly', (s) => s.getAll());
  return all.sort((a, b) => b.changed - a.changed);
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}
