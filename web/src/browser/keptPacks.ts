// Packs kept in this browser, beside the games: each is its text.
export interface KeptPack {
  id: string; // of this browser
  title: string;
  changed: number; // milliseconds since 1970
  text: string;
}

const store = 'packs';
let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('darkrock-packs', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => (opened = null));
  return opened;
}

async function run<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>) {
  const transaction = (await database()).transaction(store, mode);
  const request = use(transaction.objectStore(store));
  return new Promise<T>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

export const keepPack = (pack: KeptPack) => run('readwrite', (s) => s.put(pack));
export const dropPack = (id: string) => run('readwrite', (s) => s.delete(id));
/** The latest first. */
export const keptPacks = () =>
  run<KeptPack[]>('readonly', (s) => s.getAll()).then((all) =>
    all.sort((a, b) => b.changed - a.changed),
  );
