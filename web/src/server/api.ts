// What the server can be asked over HTTP (docs/protocol.md). A refusal is thrown as a ServerError:
// `code` for programs, `why` a sentence for people.
import type { EditionId, LengthId, ModuleId } from '../engine/generated';
import type { Edition } from './edition';

export class ServerError extends Error {
  constructor(
    readonly code: string,
    readonly why: string,
    readonly status = 0,
  ) {
    super(why);
  }
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  email?: string;
  emailPending?: string;
  holiday?: number; // until when, in milliseconds since 1970
  holidayLeft?: number; // whole days this year
}
export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; seconds: number; increment: number; per?: 'turn' }
  | { kind: 'turn'; seconds: number }
  | { kind: 'days'; days: number };

/** What a table agrees on. */
export interface TableSpec {
  players: number;
  edition: EditionId;
  switches: Record<string, string>;
  length: LengthId;
  firstGame: boolean;
  goals: boolean;
  modules: ModuleId[];
  characters: (string | null)[];
  bots: (string | null)[];
  title: string;
  public: boolean;
  spectators: boolean;
  hints?: boolean; // not said: where one person plays against bots
  clock: Clock;
  deal?: string;
  pack?: string | null; // text of a pack that lies over the cards; null: none
}
/** What lies over the built-in cards of a table. */
/** Cards that lie over the built-in ones. */
export interface TablePack {
  id: string;
  title: string;
  version: string;
  author: string;
}
export type TableStatus = 'open' | 'playing' | 'over' | 'abandoned';

/** A table in a list. */
export interface TableRow {
  id: string;
  code?: string;
  status: TableStatus;
  host: string;
  created: number;
  updated: number;
  table: TableSpec;
  pack?: TablePack;
  seats: { user?: string; name?: string; bot?: string }[];
  round?: number;
  role?: string;
  due?: boolean;
}
/** What somebody sees of a table they are invited to. */
export interface Invitation extends TableRow {
  hostName: string;
}

/** A table as those who are there hear of it. */
export interface RoomInfo {
  id: string;
  code: string;
  status: TableStatus;
  host: string;
  table: TableSpec;
  catalog: string; // the fingerprint of its cards
  pack?: TablePack;
  seats: RoomSeat[];
  commitment: string;
  spectators: number;
  hints: boolean;
  deal?: string;
  rematch?: string;
}
export interface RoomSeat {
  kind: 'empty' | 'person' | 'bot';
  user?: string;
  name?: string;
  here?: boolean;
  ready?: boolean;
  bot?: string; // of a bot's seat, or the bot that plays for somebody
  resigned?: boolean;
  holiday?: number; // until when
}
/** Something that happened at a table. */
export interface Item {
  i: number;
  k: string;
  seat?: number;
  choices?: number;
  ev?: string; // base64: the bytes of the events
}
/** What happened since, and how things stand. */
export interface Told {
  i: number;
  seat?: number;
  items: Item[];
  table?: RoomInfo;
  view?: string; // base64
  asked?: number;
  n?: number;
  undo?: string;
  undoCode?: number;
  clocks?: number[];
  running?: number;
  deadline?: number;
  passing?: boolean; // you pass on every Reaction of this round
}

/** The code of an invitation, from whatever was typed or pasted. */
export const inviteCode = (text: string) =>
  text
    .toLowerCase()
    .replace(/.*\/t\//, '')
    .replace(/[^a-z0-9]/g, '');
/** Bytes that came as base64. */
export const bytesOf = (text: string) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

async function ask(method: string, path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== 'GET') headers['X-Darkrock'] = '1';
  if (body) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new ServerError('offline', '');
  }
  if (answer.ok) return answer;
  const error = await answer.json().then(
    (told) => told?.error,
    () => null,
  );
  // A page without a server behind it answers for itself.
  if (!error) throw new ServerError('offline', '', answer.status);
  throw new ServerError(error.code, error.why, answer.status);
}

async function json<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await ask(method, path, body);
  if (!answer.headers.get('content-type')?.startsWith('application/json'))
    throw new ServerError('offline', '', answer.status);
  return answer.json() as Promise<T>;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
type Done = { ok: true };

export const server = {
  version: () => json<{ name: string } & Edition>('GET', '/api/version'),

  me: () => json<Person | null>('GET', '/api/me'), // null: nobody yet
  guest: (name?: string) => json<Person>('POST', '/api/guest', name ? { name } : {}),
  login: (name: string, password: string) => json<Person>('POST', '/api/login', { name, password }),
  forgot: (name: string) => json<Done>('POST', '/api/forgot', { name }),
  reset: (name: string, code: string, password: string) =>
    json<Person>('POST', '/api/reset', { name, code, password }),
  logout: () => json<Done>('POST', '/api/logout'),
  logoutEverywhere: () => json<Done>('POST', '/api/logout-everywhere'),
  claim: (name: string, password: string) =>
    json<Person>('POST', '/api/me/claim', { name, password }),
  password: (password: string, next: string) =>
    json<Done>('POST', '/api/me/password', { password, next }),
  email: (email: string) => json<Done>('POST', '/api/me/email', { email }),
  confirmEmail: (code: string) => json<Done>('POST', '/api/me/email/confirm', { code }),
  dropEmail: () => json<Done>('DELETE', '/api/me/email'),
  deleteMe: (password?: string) =>
    json<Done>('DELETE', '/api/me', password ? { password } : undefined),

  /** '': this server calls nobody. */
  pushKey: async () => (await json<{ key: string }>('GET', '/api/push/key')).key,
  addPush: (endpoint: string) => json<Done>('POST', '/api/me/push', { endpoint }),
  removePush: (endpoint: string) => json<Done>('DELETE', '/api/me/push', { endpoint }),

  holiday: (until: number) => json<Person>('POST', '/api/me/holiday', { until }),
  endHoliday: () => json<Person>('DELETE', '/api/me/holiday'),

  invitation: (code: string) => json<Invitation>('GET', `/api/invite/${encodeURIComponent(code)}`),
  tables: () => json<{ open: TableRow[]; playing: TableRow[] }>('GET', '/api/tables'),
  myTables: async () => (await json<{ tables: TableRow[] }>('GET', '/api/me/tables')).tables,
  createTable: (spec: Partial<TableSpec>) =>
    json<{ id: string; code: string }>('POST', '/api/tables', spec),
  table: (id: string) => json<TableRow>('GET', table(id)),
  join: async (code: string) => (await json<{ id: string }>('POST', '/api/join', { code })).id,
  deleteTable: (id: string) => json<Done>('DELETE', table(id)),
  /** What a table is played with, where that is not built in. */
  cards: async (id: string) => (await ask('GET', `${table(id)}/cards`)).text(),
  replay: async (id: string) => (await ask('GET', `${table(id)}/replay`)).text(),
};

/** The address of the WebSocket of a table. */
export const tableSocket = (id: string, query: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/table/${encodeURIComponent(id)}?${query}`;
