// What people say at a table at a server.
import type { ChatLine } from '../game.svelte';

export class Chat {
  next = 0; // the number of the next line
  #lines: ChatLine[] = [];
  #muted = new Set<string>();

  hear(line: ChatLine) {
    this.next = line.c + 1;
    this.#lines.push(line);
  }
  /** The operator has taken a line away. */
  remove(c: number) {
    this.#lines = this.#lines.filter((line) => line.c !== c);
  }
  mute(user: string, on: boolean) {
    if (on) this.#muted.add(user);
    else this.#muted.delete(user);
  }
  get shown(): ChatLine[] {
    return this.#lines.filter((line) => !this.#muted.has(line.user));
  }
  /** Whether you said this since a line of that number. */
  said(text: string, since: number): boolean {
    return this.#lines.some((line) => line.mine && line.c >= since && line.text === text);
  }
}
