// Writes src/engine/generated.ts anew when the engine just built has other enums.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WASI } from '@bjorn3/browser_wasi_shim';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const engine = join(root, 'build/wasm/darkrock.wasm');
const file = join(root, 'web/src/engine/generated.ts');

async function typesOf(bytes: BufferSource): Promise<string> {
  const wasi = new WASI([], [], []);
  const { instance } = await WebAssembly.instantiate(bytes, {
    wasi_snapshot_preview1: wasi.wasiImport,
  });
  wasi.initialize(instance as never);
  const x = instance.exports as unknown as Record<string, (...args: number[]) => number> & {
    memory: WebAssembly.Memory;
  };
  const n = x.dr_types_ts(0, 0);
  const at = x.malloc(n);
  x.dr_types_ts(at, n);
  return new TextDecoder().decode(new Uint8Array(x.memory.buffer, at, n));
}

export function types(): Plugin {
  return {
    name: 'darkrock-types',
    apply: 'build', // tools/build-web has made the engine just before
    async configResolved() {
      if (!existsSync(engine)) return;
      const text = await typesOf(readFileSync(engine));
      if (text !== readFileSync(file, 'utf8')) writeFileSync(file, text);
    },
  };
}
