import { engine } from '../../engine/engine';

/** A table of the engine. It is freed once it is closed and the work on it is done. */
export class HeldTable {
  closed = false;
  #works = 0;
  #freed = false;

  constructor(readonly handle: number) {}

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#works++;
    try {
      return await work();
    } finally {
      this.#works--;
      this.#free();
    }
  }
  close() {
    this.closed = true;
    this.#free();
  }
  #free() {
    if (!this.closed || this.#works || this.#freed) return;
    this.#freed = true;
    void engine.call('freeTable', this.handle);
  }
}
