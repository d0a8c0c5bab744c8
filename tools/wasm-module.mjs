// Loads the WebAssembly module and returns what it exports.
import { readFile } from 'node:fs/promises';
import process from 'node:process';

process.removeAllListeners('warning');  // node:wasi announces itself as experimental
const { WASI } = await import('node:wasi');

// Gives the module the network that its bots look at.
export async function loadNetwork(dr, path = new URL('../net/weights.bin', import.meta.url)) {
  const weights = await readFile(path);
  const at = dr.malloc(weights.length);
  new Uint8Array(dr.memory.buffer).set(weights, at);
  const rc = dr.dr_load_network(at, weights.length);
  dr.free(at);
  if (rc !== 0) throw new Error(`${path} is not a network of this module`);
}

export async function load(path = new URL('../build/wasm/darkrock.wasm', import.meta.url)) {
  const wasi = new WASI({ version: 'preview1', args: [], env: {} });
  const module = await WebAssembly.compile(await readFile(path));
  const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
  wasi.initialize(instance);
  return instance.exports;
}
