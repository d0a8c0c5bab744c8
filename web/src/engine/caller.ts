// A worker as the page sees it: calls go out as {id, name, args} and come back as {id, value} or
// {id, error} (answer.ts).
type AnyCalls<C> = { [K in keyof C]: (...args: never[]) => unknown };

export class Caller<C extends AnyCalls<C>> {
  #start: () => Worker;
  #worker: Worker | null = null;
  #left = false;
  #next = 1;
  #waiting = new Map<number, { resolve: (v: never) => void; reject: (e: Error) => void }>();

  constructor(start: () => Worker) {
    this.#start = start;
  }

  call<K extends keyof C>(name: K, ...args: Parameters<C[K]>): Promise<Awaited<ReturnType<C[K]>>> {
    if (this.#left) return new Promise(() => {});
    this.#worker ??= this.#listen(this.#start());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker!.postMessage({ id, name, args });
    });
  }

  #listen(worker: Worker): Worker {
    worker.onmessage = ({ data }) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.value as never);
    };
    worker.onerror = (event) => this.end(new Error(event.message || 'the engine did not start'));
    return worker;
  }

  /** Ends the thread, and what was asked of it; the next call starts a new one. */
  end(error = new Error('ended')) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** Ends the thread with the page that asked: nobody waits for an answer any more. */
  leave() {
    this.#left = true;
    this.#waiting.clear();
    this.end();
  }
}
