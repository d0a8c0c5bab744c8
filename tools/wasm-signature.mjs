// Prints the behaviour signature of the WebAssembly module, as `darkrock bench --signature-only` prints
// the program's: node tools/wasm-signature.mjs [build/wasm/darkrock.wasm [MODULES]]
// MODULES is the set of modules as a number: 0 base game, 3 Ante Up with the alternative poker cards.
import { load } from './wasm-module.mjs';

const { dr_signature_hi_for, dr_signature_lo_for } = await load(process.argv[2]);
const modules = Number(process.argv[3] ?? 0);
const hex = (word) => (word >>> 0).toString(16).padStart(8, '0');
console.log(hex(dr_signature_hi_for(modules)) + hex(dr_signature_lo_for(modules)));
