// Prints the behaviour signature of the WebAssembly module, as `darkrock bench --signature-only` prints
// the program's: node tools/wasm-signature.mjs [build/wasm/darkrock.wasm]
import { readFile } from 'node:fs/promises';
import process from 'node:process';

process.removeAllListeners('warning');  // node:wasi announces itself as experimental
const { WASI } = await import('node:wasi');

const path = process.argv[2] ?? new URL('../build/wasm/darkrock.wasm', import.meta.url);
const wasi = new WASI({ version: 'preview1', args: [], env: {} });
const module = await WebAssembly.compile(await readFile(path));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
wasi.initialize(instance);

const { dr_signature_hi, dr_signature_lo } = instance.exports;
const hex = (word) => (word >>> 0).toString(16).padStart(8, '0');
console.log(hex(dr_signature_hi()) + hex(dr_signature_lo()));
