// covers: the service worker that is woken by a push, and what it shows
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { push as uk } from '../src/words/uk/push';

const source = readFileSync(resolve(import.meta.dirname, '../build/sw.js'), 'utf8');
const playing = { due: true, status: 'playing' };

/** The worker in a browser of the tests' own. */
class Device {
  shown: { body: string; data: string; silent: boolean }[] = [];
  asked: { path: string; body?: string }[] = [];
  opened: string[] = [];
  focused: string[] = [];
  pages: string[] = [];
  badge = -1;
  words: object | null = null;
  tables: (() => object[]) | null = () => []; // null: the server knows nobody here
  #hear = new Map<string, (event: object) => void>();

  constructor() {
    const self = {
      addEventListener: (kind: string, hear: (event: object) => void) => this.#hear.set(kind, hear),
      navigator: { setAppBadge: async (n: number) => (this.badge = n) },
      registration: {
        showNotification: async (_: string, what: Device['shown'][0]) => this.shown.push(what),
        pushManager: { subscribe: async () => ({ endpoint: 'https://push.example/next' }) },
      },
      clients: {
        matchAll: async () =>
          this.pages.map((url) => ({ url, focus: async () => this.focused.push(url) })),
        openWindow: async (path: string) => this.opened.push(path),
      },
    };
    const caches = {
      match: async (path: string, { cacheName }: { cacheName: string }) =>
        path === '/push-words' && cacheName === 'push-words' && this.words
          ? new Response(JSON.stringify(this.words))
          : undefined,
    };
    const fetch = async (path: string, how?: { body?: string }) => {
      this.asked.push({ path, body: how?.body });
      if (!this.tables) return new Response('{}', { status: 401 });
      return new Response(JSON.stringify({ tables: this.tables() }));
    };
    new Function('self', 'caches', 'fetch', source)(self, caches, fetch);
  }
  async hear(kind: string, event: object = {}) {
    let work: Promise<unknown> = Promise.resolve();
    this.#hear.get(kind)!({ ...event, waitUntil: (all: Promise<unknown>) => (work = all) });
    await work;
  }
}

let device: Device;
beforeEach(() => (device = new Device()));

describe('a push', () => {
  test('names the one table that waits, in the language of the page, and leads there', async () => {
    device.words = uk.worker;
    device.tables = () => [
      { id: 'a', due: false, status: 'playing', table: { title: 'No' } },
      { id: 'b', ...playing, table: { title: 'П’ятниця $&' } },
      { id: 'c', due: true, status: 'over', table: {} },
    ];
    await device.hear('push');
    expect(device.asked).toEqual([{ path: '/api/me/tables', body: undefined }]);
    expect(device.shown).toMatchObject([
      { body: 'Ваш хід за столом «П’ятниця $&».', data: '/table/b', silent: false },
    ]);
    expect(device.badge).toBe(1);
  });

  test('counts several tables, and leads to their list', async () => {
    device.tables = () => ['a', 'b'].map((id) => ({ id, ...playing, table: {} }));
    await device.hear('push');
    expect(device.shown).toMatchObject([{ body: 'Tables waiting for you: 2', data: '/games' }]);
    expect(device.badge).toBe(2);
  });

  test('that comes late is quiet, and still says something', async () => {
    await device.hear('push');
    expect(device.shown).toMatchObject([
      { body: 'No table is waiting for you any more.', silent: true },
    ]);
  });

  test('tells no more than it knows when the server does not know this browser', async () => {
    device.tables = null;
    await device.hear('push');
    device.tables = () => {
      throw new Error('no network');
    };
    await device.hear('push');
    expect(device.shown.map((s) => s.body)).toEqual(
      Array(2).fill('A table may be waiting for you.'),
    );
  });
});

test('a page that nobody looks at has the worker call, if the server agrees', async () => {
  await device.hear('message', { data: 'turn' });
  expect(device.shown).toEqual([]);
  device.tables = () => [{ id: 'b', ...playing, table: {} }];
  await device.hear('message', { data: 'something else' });
  expect(device.shown).toEqual([]);
  await device.hear('message', { data: 'turn' });
  expect(device.shown).toMatchObject([{ body: 'It is your turn.', data: '/table/b' }]);
});

test('a click goes to the page that is open there, or opens it', async () => {
  let closed = 0;
  const notification = { data: '/table/b', close: () => closed++ };
  device.pages = ['https://game.example/', 'https://game.example/table/b?x'];
  await device.hear('notificationclick', { notification });
  expect(device.focused).toEqual(['https://game.example/table/b?x']);
  device.pages.pop();
  await device.hear('notificationclick', { notification });
  expect(device.opened).toEqual(['/table/b']);
  expect(closed).toBe(2);
});

test('a new address at the push service is told to the server', async () => {
  await device.hear('pushsubscriptionchange', { oldSubscription: { options: {} } });
  expect(device.asked).toEqual([
    { path: '/api/me/push', body: '{"endpoint":"https://push.example/next"}' },
  ]);
});
