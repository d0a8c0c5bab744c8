// Prints the behaviour signature of the WebAssembly module, as `darkrock bench --signature-only` prints
// the program's: node tools/wasm-signature.mjs [build/wasm/darkrock.wasm [MODULES]]
// MODULES is the set of modules as a number: 0 base game, 3 Ante Up with the alternative poker cards.
import { readFile } from 'node:fs/promises';
import process from 'node:process';

process.removeAllListeners('warning');  // node:wasi announces itself as experimental
const { WASI } = await import('node:wasi');

const path = process.argv[2] ?? new URL('../build/wasm/darkrock.wasm', import.meta.url);
const wasi = new WASI({ version: 'preview1', args: [], env: {} });
const module = await WebAssembly.compile(await readFile(path));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
wasi.initialize(instance);

const { dr_signature_hi_for, dr_signature_lo_for } = instance.exports;
const modules = Number(process.argv[3] ?? 0);
const hex = (word) => (word >>> 0).toString(16).padStart(8, '0');
console.log(hex(dr_signature_hi_for(modules)) + hex(dr_signature_lo_for(modules)));
