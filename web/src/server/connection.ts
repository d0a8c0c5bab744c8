// The line to a table: a WebSocket that comes back after a cut. What was said and not answered is said
// again then, unless the table shows that it was heard. Messages are heard one after the other.
import { tableSocket } from './api';
import { announced, difference, type Edition } from './edition';

export interface Message {
  t: string;
  [key: string]: unknown;
}
export type Answer = { ok: true } | { ok: false; code: string; why: string; rule: string };

/** Who is at this end of the line. */
export interface Listener {
  /** What the table is to tell on coming in. */
  since(): string;
  on(user: string): void;
  cut(): void;
  /** The line ended for good; `word` says why (docs/protocol.md), `told` what the server speaks. */
  ended(word: string, told: Partial<Edition>): void;
  hear(message: Message): Promise<void> | void;
}
interface Said {
  message: Message;
  answer: (a: Answer) => void;
  heard: () => boolean; // the table shows that it was carried out
  again: boolean;
}

const refusedForGood = 1008;
const patience = 6000; // milliseconds until a silent line counts as cut
// Of something said twice these only mean that it was heard the first time.
const heardBefore = new Set(['seated', 'resigned', 'away', 'here', 'empty', 'voting', 'no-vote']);

export class Connection {
  tries = 0;
  #told: Partial<Edition> = {};
  #socket: WebSocket | null = null;
  #open = true;
  #caughtUp = false; // since the last cut, the table has told all that was missed
  #next = 1;
  #said = new Map<number, Said>();
  #work: Promise<void> = Promise.resolve();
  #again: ReturnType<typeof setTimeout> | undefined;
  #wake = () => this.#look();

  constructor(
    readonly id: string,
    readonly listener: Listener,
    readonly edition: Edition,
  ) {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
  }

  connect() {
    clearTimeout(this.#again);
    this.#caughtUp = false;
    const query = `${this.listener.since()}&${announced(this.edition)}`;
    const socket = new WebSocket(tableSocket(this.id, query));
    this.#socket = socket;
    socket.onmessage = (message) =>
      this.then(() => (this.#socket === socket ? this.#hear(JSON.parse(message.data)) : undefined));
    socket.onclose = (end) => this.#socket === socket && this.#ended(end);
  }
  close() {
    this.#open = false;
    clearTimeout(this.#again);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
  }

  say(message: Message, heard = () => false): Promise<Answer> {
    const id = this.#next++;
    return new Promise((answer) => {
      this.#said.set(id, { message: { ...message, id }, answer, heard, again: false });
      if (this.#caughtUp) this.#send({ ...message, id });
    });
  }

  /** Does something after all that was heard so far. */
  then(work: () => Promise<void> | void) {
    this.#work = this.#work.then(work).catch((error) => console.error(error));
  }

  #send(message: object) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ended(end: CloseEvent) {
    if (!this.#open) return;
    for (const said of this.#said.values()) said.again = true;
    if (end.code === refusedForGood) return this.#end(end.reason);
    this.#caughtUp = false;
    this.tries++;
    this.listener.cut();
    if (!this.#open) return;
    this.#again = setTimeout(() => this.connect(), Math.min(8000, 250 * 2 ** this.tries));
  }
  #end(word: string) {
    this.close();
    this.listener.ended(word, this.#told);
  }

  /** The page is in front again, or the network is back: a line that died in silence is cut now. */
  #look() {
    if (!this.#open || document.visibilityState === 'hidden') return;
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.CLOSED) return this.connect();
    if (socket?.readyState !== WebSocket.OPEN || !this.#caughtUp) return;
    const silent = setTimeout(() => {
      if (this.#socket !== socket || !this.#open) return;
      for (const said of this.#said.values()) said.again = true;
      this.listener.cut();
      this.connect();
      socket.close();
    }, patience);
    void this.say({ t: 'ping' }).then(() => clearTimeout(silent));
  }

  #hear(m: Message): Promise<void> | void {
    if (!this.#open) return;
    if (m.t === 'hello') return this.#greeted(m as Message & Edition & { user: string });
    if (m.t === 'ack') return this.#answered(m.id as number, { ok: true });
    if (m.t === 'refused')
      return this.#answered(m.id as number, {
        ok: false,
        code: m.code as string,
        why: m.why as string,
        rule: (m.rule as string) ?? '',
      });
    // Who is here comes after all that was missed.
    if (m.t === 'presence' && !this.#caughtUp) this.#sayAgain();
    return this.listener.hear(m);
  }

  /** Nothing is read from a server of another edition. */
  #greeted(hello: Edition & { user: string }) {
    this.#told = hello;
    if (difference(this.edition, hello)) return this.#end('old');
    this.tries = 0;
    this.listener.on(hello.user);
  }
  #sayAgain() {
    this.#caughtUp = true;
    for (const [id, said] of this.#said)
      if (said.again && said.heard()) this.#answered(id, { ok: true });
      else this.#send(said.message);
  }
  #answered(id: number, answer: Answer) {
    const said = this.#said.get(id);
    this.#said.delete(id);
    said?.answer(!answer.ok && said.again && heardBefore.has(answer.code) ? { ok: true } : answer);
  }
}
