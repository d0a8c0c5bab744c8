// Loads the WebAssembly module and returns what it exports.
import { readFile } from 'node:fs/promises';
import process from 'node:process';

process.removeAllListeners('warning');  // node:wasi announces itself as experimental
const { WASI } = await import('node:wasi');

export async function load(path = new URL('../build/wasm/darkrock.wasm', import.meta.url)) {
  const wasi = new WASI({ version: 'preview1', args: [], env: {} });
  const module = await WebAssembly.compile(await readFile(path));
  const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
  wasi.initialize(instance);
  return instance.exports;
}
