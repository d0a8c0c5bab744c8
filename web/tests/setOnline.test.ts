// Cards picked together at a table of a server: the line is cut among them, and all are taken back at once.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../src/engine/types';
import type { Wasm } from '../src/engine/wasm';
import type { Message } from '../src/server/connection';
import type { Edition } from '../src/server/edition';
import { loadEngine, tableAt, type Position } from './tables';

const settings = { passAlone: true, pace: 'instant', confirmEndTurn: false, language: 'en' };
vi.mock('../src/browser/settings.svelte', () => ({ settings, reducedMotion: () => true }));
vi.stubGlobal('localStorage', { getItem: () => null });

let wasm: Wasm;
const calls: Record<string, (...args: never[]) => unknown> = {
  stand: (view: Uint8Array, l: Language) => ({
    view: wasm.view(view, l),
    prompt: wasm.prompt(view, l),
  }),
  picked: (view: Uint8Array, cards: number[], l: Language) => wasm.picked(view, cards, l),
  undoText: (undo: number, l: Language) => wasm.undoText(undo, l),
};
vi.mock('../src/engine/engine', () => ({
  engine: { call: async (name: string, ...args: never[]) => calls[name](...args) },
  loadLanguage: async () => {},
  contentOf: async () => ({}),
}));
const { OnlineTable } = await import('../src/state/drivers/online.svelte');
const { Play } = await import('../src/state/play.svelte');

const edition: Edition = { protocol: 2, rules: 1, view: 1, content: '' };
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** A server with one table of one person, whose line can be cut after any choice. */
class Server {
  items: object[] = [{ i: 0, k: 'start', ev: '' }];
  chosen: number[] = [];
  cuts = new Set<number>(); // after so many choices
  lines = 0;
  constructor(readonly at: Position) {}

  update(since: number) {
    const { table, seat } = this.at;
    const info = { status: 'playing', table: { modules: ['ante-up'] }, seats: [] };
    return {
      t: 'update',
      seat,
      i: this.items.length - 1,
      items: this.items.slice(since),
      table: info,
      view: base64(wasm.observe(table, seat)),
      n: this.chosen.length,
      undoCode: wasm.canUndo(table, seat),
    };
  }
  carryOut(m: Message): boolean {
    const { table, seat } = this.at;
    if (m.t === 'undo') {
      expect(wasm.canUndo(table, seat)).toBe(0);
      wasm.undo(table, seat);
      this.chosen.pop();
    } else {
      if ((m.n as number) < this.chosen.length) return false; // said twice
      expect(wasm.choose(table, seat, m.choice as number)).toBeGreaterThanOrEqual(0);
      this.chosen.push(m.choice as number);
    }
    this.items.push({ i: this.items.length, k: m.t, seat, ev: m.t === 'undo' ? undefined : '' });
    return true;
  }
}
let server: Server;

class Socket {
  static readonly OPEN = 1;
  readyState = Socket.OPEN;
  onmessage?: (m: { data: string }) => void;
  onclose?: (end: { code: number }) => void;
  constructor(url: string) {
    server.lines++;
    const since = Number(/since=(\d+)/.exec(url)![1]);
    setTimeout(() => {
      this.say({ t: 'hello', user: 'mara', ...edition });
      this.say(server.update(since));
      this.say({ t: 'presence', here: [], spectators: 0 });
    });
  }
  say(message: object) {
    if (this.readyState === Socket.OPEN) this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string) {
    const m: Message = JSON.parse(text);
    const since = server.items.length;
    const news = server.carryOut(m);
    if (server.cuts.delete(server.chosen.length)) {
      this.readyState = 3;
      return this.onclose?.({ code: 1006 });
    }
    if (news) this.say(server.update(since));
    this.say({ t: 'ack', id: m.id });
  }
  close() {}
}

beforeAll(async () => {
  wasm = await loadEngine();
});
beforeEach(() => {
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('location', { protocol: 'https:', host: 'game.example' });
  vi.stubGlobal('WebSocket', Socket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page at a table where so many cards are to be discarded, `done` of them already. */
async function comeIn(cards: number, done = 0) {
  const at = tableAt(wasm, 'discard', ({ picks }) => picks?.cards === cards);
  server = new Server(at);
  const { pool } = wasm.prompt(wasm.observe(at.table, at.seat), 'en').picks!;
  const { codes } = wasm.picked(wasm.observe(at.table, at.seat), pool.slice(0, cards), 'en');
  for (const choice of codes.slice(0, done))
    server.carryOut({ t: 'choose', n: server.chosen.length, choice });
  const room = new OnlineTable('t', edition);
  void room.begin();
  await vi.advanceTimersByTimeAsync(100);
  const play = new Play(room.game!);
  const settle = async () => {
    for (let i = 0; i < 60; i++) {
      play.renew(); // as the page does
      await vi.advanceTimersByTimeAsync(50);
    }
  };
  play.renew();
  return { room, play, codes, settle };
}

test.each([
  ['after none', []],
  ['after the first', [1]],
  ['after each', [1, 2]],
])('a set of cards is laid whole when the line is cut %s of them', async (_, cuts) => {
  const { room, play, codes, settle } = await comeIn(2);
  for (const card of play.pool.slice(0, 2).reverse()) play.lift(card);
  await vi.advanceTimersByTimeAsync(10);
  cuts.forEach((n) => server.cuts.add(n));
  play.confirmLifted();
  await settle();
  expect(server.chosen).toEqual(codes);
  expect(server.lines).toBe(1 + cuts.length);
  expect(room.facts.line).toBe('on');
  expect(play.prompt?.ask).not.toBe('discard');
  expect(room.game!.problem).toBeNull();
  room.close();
});

test('a set that was begun is taken back as a whole', async () => {
  const { room, play, settle } = await comeIn(3, 2);
  expect([play.game.prompt!.begun, server.chosen.length]).toEqual([true, 2]);
  await room.game!.undo();
  await settle();
  expect(server.chosen).toEqual([]);
  expect(play.prompt).toMatchObject({ ask: 'discard', begun: false, picks: { cards: 3 } });
  room.close();
});
