// In a worker: answers the calls of a Caller with a module that is being loaded.
type Tail<M, T> = T extends (m: M, ...args: infer A) => infer R ? (...args: A) => R : never;
/** What the page can ask for, without the module that is the first argument here. */
export type CallsOf<M, T> = { [K in keyof T]: Tail<M, T[K]> };

export function answerCalls<M>(
  ready: Promise<M>,
  calls: Record<string, (m: M, ...args: never[]) => unknown>,
) {
  onmessage = async (message: MessageEvent<{ id: number; name: string; args: unknown[] }>) => {
    const { id, name, args } = message.data;
    try {
      const call = calls[name] as (...all: unknown[]) => unknown;
      postMessage({ id, value: await call(await ready, ...args) });
    } catch (error) {
      postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
}
