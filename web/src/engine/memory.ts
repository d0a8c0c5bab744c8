// A module of the C interface: its memory, and strings into it and out of it.
import { WASI } from '@bjorn3/browser_wasi_shim';

type Call = (...args: number[]) => number;
export type Exports = Record<string, Call> & { memory: WebAssembly.Memory };
export type ModuleSource = Response | Promise<Response> | BufferSource;

export class Memory {
  /** For texts that the module writes; it grows when one needs more. */
  text = { at: 0, size: 1 << 18 };

  private constructor(readonly exports: Exports) {
    this.text.at = exports.malloc(this.text.size);
  }

  static async load(source: ModuleSource): Promise<Memory> {
    const wasi = new WASI([], [], []);
    const imports = { wasi_snapshot_preview1: wasi.wasiImport };
    const made =
      source instanceof Response || source instanceof Promise
        ? await WebAssembly.instantiateStreaming(source, imports)
        : await WebAssembly.instantiate(source, imports);
    wasi.initialize(made.instance as never);
    return new Memory(made.instance.exports as unknown as Exports);
  }

  get bytes() {
    return new Uint8Array(this.exports.memory.buffer);
  }
  #put(bytes: Uint8Array): number {
    const at = this.exports.malloc(Math.max(1, bytes.length));
    this.bytes.set(bytes, at);
    return at;
  }
  /** Calls with the bytes in memory, and gives the memory back. */
  with<T>(bytes: Uint8Array | string, use: (at: number, n: number) => T): T {
    const raw = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
    const at = this.#put(raw);
    try {
      return use(at, raw.length);
    } finally {
      this.exports.free(at);
    }
  }
  /** A function that writes text: asked again with more room if it needs more. */
  written(call: (out: number, capacity: number) => number): string {
    let n = call(this.text.at, this.text.size);
    if (n > this.text.size) {
      this.exports.free(this.text.at);
      this.text = { at: this.exports.malloc(n), size: n };
      n = call(this.text.at, n);
    }
    if (n < 0) throw new Error(`the engine refused: ${n}`);
    return new TextDecoder().decode(this.bytes.subarray(this.text.at, this.text.at + n));
  }
}
