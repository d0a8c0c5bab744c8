// covers: the handshake of page and server, and how a line ends (docs/protocol.md)
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renew } from '../src/browser/renew';
import { Connection, type Listener, type Message } from '../src/server/connection';
import { announced, difference, editionWord, type Edition } from '../src/server/edition';
import { troubleOfReason } from '../src/server/trouble';

const own: Edition = { protocol: 2, rules: 1, view: 1104, content: '0123456789abcdef' };
const others: [keyof Edition, Partial<Edition>][] = [
  ['protocol', { protocol: 3 }],
  ['rules', { rules: 2 }],
  ['view', { view: 1112 }],
  ['content', { content: 'fedcba9876543210' }],
];

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = Socket.OPEN;
  sent: string[] = [];
  onmessage?: (m: { data: string }) => void;
  onclose?: (end: { code: number; reason: string }) => void;
  constructor(readonly url: string) {
    Socket.last = this;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class Ear implements Listener {
  told: string[] = [];
  ends: [string, Partial<Edition>][] = [];
  since = () => 'since=7';
  on = (user: string) => void this.told.push(`on ${user}`);
  cut = () => void this.told.push('cut');
  ended = (word: string, told: Partial<Edition>) => void this.ends.push([word, told]);
  hear = (m: Message) => void this.told.push(m.t);
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
let ear: Ear;
let line: Connection;

beforeEach(() => {
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('location', { protocol: 'https:', host: 'game.example', reload: vi.fn() });
  vi.stubGlobal('WebSocket', Socket);
  ear = new Ear();
  line = new Connection('t1', ear, own);
  line.connect();
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
});

describe('an edition', () => {
  test('agrees with itself, whatever else the server tells', () => {
    expect(difference(own, { ...own, catalogs: {} } as Edition)).toBeNull();
  });
  test.each(others)('differs by its %s', (part, other) => {
    expect(difference(own, { ...own, ...other })).toBe(part);
    expect(difference(own, { ...own, [part]: undefined })).toBe(part);
    expect(editionWord({ ...own, ...other })).not.toBe(editionWord(own));
  });
});

describe('a line', () => {
  test('announces what the page speaks', () => {
    expect(announced(own)).toBe('protocol=2&rules=1&view=1104&content=0123456789abcdef');
    expect(Socket.last.url).toBe(`wss://game.example/ws/table/t1?since=7&${announced(own)}`);
  });
  test('listens to a server of the same edition', async () => {
    Socket.last.say({ t: 'hello', user: 'u1', ...own });
    Socket.last.say({ t: 'update' });
    await settled();
    expect(ear.told).toEqual(['on u1', 'update']);
    expect(ear.ends).toEqual([]);
  });
  test.each(others)('reads nothing from a server with another %s', async (_, other) => {
    Socket.last.say({ t: 'hello', user: 'u1', ...own, ...other });
    Socket.last.say({ t: 'update', view: 'AAAA' });
    await settled();
    expect(ear.told).toEqual([]);
    expect(ear.ends).toEqual([['old', expect.objectContaining({ ...own, ...other })]]);
    expect(Socket.last.readyState).toBe(3);
  });
  test('ends for good with the word of the server', () => {
    Socket.last.onclose?.({ code: 1008, reason: 'private' });
    expect(ear.ends).toEqual([['private', {}]]);
  });
  test('is only cut when the server restarts', () => {
    Socket.last.onclose?.({ code: 1012, reason: 'restart' });
    expect(ear.ends).toEqual([]);
    expect(ear.told).toEqual(['cut']);
  });
});

describe('the word of an end', () => {
  test.each([
    'old',
    'not-found',
    'private',
    'no-spectators',
    'crowded',
    'same-deal',
    'too-many',
    'signed-out',
    'banned',
  ])('%s is known', (word) => {
    const { code, why } = troubleOfReason(word);
    expect(code).toBe(word);
    expect(why).not.toBe('');
    expect(why).not.toBe(troubleOfReason('?').why);
  });
  test('an unknown one, or a sentence, closes the door', () => {
    expect(troubleOfReason('There is no such table.').code).toBe('shut');
    expect(troubleOfReason('toString').code).toBe('shut');
  });
});

describe('loading anew', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal('navigator', {});
  });
  test('happens once for each edition of a server', async () => {
    expect(renew('2 1 1112 a')).toBe(true);
    await settled();
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(renew('2 1 1112 a')).toBe(false);
    expect(renew('2 1 1120 b')).toBe(true);
    expect(renew('2 1 1112 a')).toBe(false);
    await settled();
    expect(location.reload).toHaveBeenCalledTimes(2);
  });
  test('does not happen where it could not be remembered', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(renew('2 1 1112 a')).toBe(false);
    await settled();
    expect(location.reload).not.toHaveBeenCalled();
  });
  test('waits for the version kept in the browser to give way', async () => {
    const worker = { state: 'installing', addEventListener: vi.fn() };
    const registration = { update: vi.fn(async () => {}), installing: worker };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
    expect(renew('2 1 1112 a')).toBe(true);
    await settled();
    expect(registration.update).toHaveBeenCalled();
    expect(location.reload).not.toHaveBeenCalled();
    worker.state = 'activated';
    worker.addEventListener.mock.calls[0][1]();
    await settled();
    expect(location.reload).toHaveBeenCalledTimes(1);
  });
});
