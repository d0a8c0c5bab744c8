// Reviews kept in this browser, beside the games: what was found so far, and of each a short note.
import type { ReviewDoc } from '../engine/reviewDoc';
import type { Language } from '../engine/types';

/** What lists of games tell of a review. */
export interface ReviewNote {
  id: string;
  game: string; // as gameKey names it
  mine: boolean; // of the seat of whoever looks
  done: boolean;
  changed: number; // milliseconds since 1970
  accuracy: number; // percent
  luck: number;
  own: number;
}
export interface KeptReview {
  id: string;
  budget: number;
  saved: string; // what the review goes on from
  language: Language; // of the document
  doc: ReviewDoc;
}

export const gameKey = (local: string | null, table: string | null) =>
  local ? `local:${local}` : `table:${table}`;
export const reviewId = (game: string, seat: number) => `${game}/${seat}`;

const stores = ['notes', 'reviews'] as const;
let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('darkrock-reviews', 1);
    request.onupgradeneeded = () =>
      stores.forEach((name) => request.result.createObjectStore(name, { keyPath: 'id' }));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => (opened = null));
  return opened;
}

async function run<T>(
  mode: IDBTransactionMode,
  use: (notes: IDBObjectStore, reviews: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(stores, mode);
  const request = use(transaction.objectStore('notes'), transaction.objectStore('reviews'));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

/** A review can be made again: without room for it nothing is lost. */
export const keepReview = (review: KeptReview, note: ReviewNote) =>
  run('readwrite', (notes, reviews) => (notes.put(note), reviews.put(review))).catch(() => {});
export const keptReview = (id: string) =>
  run<KeptReview | undefined>('readonly', (_, reviews) => reviews.get(id)).catch(() => undefined);
/** The latest first. */
export const reviewNotes = () =>
  run<ReviewNote[]>('readonly', (notes) => notes.getAll()).then(
    (all) => all.sort((a, b) => b.changed - a.changed),
    () => [],
  );
export async function forgetReviews(game: string) {
  for (const { id } of (await reviewNotes()).filter((note) => note.game === game))
    await run('readwrite', (notes, reviews) => (notes.delete(id), reviews.delete(id))).catch(
      () => {},
    );
}
