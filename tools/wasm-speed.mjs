// How fast the rules run as WebAssembly, side by side with the native program: random four-player games.
//
//   node tools/wasm-speed.mjs [SECONDS] [AT-LEAST-PERCENT]
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { load } from './wasm-module.mjs';

const seconds = Number(process.argv[2] ?? 3);
const wanted = Number(process.argv[3] ?? 0);
const { dr_play_random: play } = await load();

function wasmRate() {
  let decisions = 0;
  const start = performance.now();
  for (let seed = 1; performance.now() - start < seconds * 1000; seed += 100) decisions += play(0, seed, 100);
  return decisions / ((performance.now() - start) / 1000);
}
function nativeRate() {
  const args = ['bench', '--seconds', String(seconds), '--json'];
  return JSON.parse(execFileSync('build/release/darkrock', args)).decisions_per_s;
}

play(0, 1, 100); // compiled and warm
const rounds = [1, 2, 3].map(() => ({ native: nativeRate(), wasm: wasmRate() }));
const best = (key) => Math.max(...rounds.map((r) => r[key]));
const percent = (100 * best('wasm')) / best('native');
const millions = (n) => (n / 1e6).toFixed(2);
console.log(`native ${millions(best('native'))}, WebAssembly ${millions(best('wasm'))} million decisions a second: ${percent.toFixed(0)} %`);
process.exit(percent >= wanted ? 0 : 1);
