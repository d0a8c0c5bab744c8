// Prints the signature of the bots of the WebAssembly module, as `darkrock bench --bots --signature-only`
// prints the program's: node tools/wasm-bots.mjs [build/wasm/darkrock.wasm [MODULES]]
// MODULES is the set of modules as a number: 0 base game, 3 Ante Up with the alternative poker cards.
// The games are those of capi/bot_signature.h. Also an example of how a page lets bots play.
import { load, loadNetwork } from './wasm-module.mjs';

const DECISIONS = 400;
const DEALT = 0xff;
const work = (n) => (n % 11 ? 20 : 1500);

const dr = await load(process.argv[2]);
await loadNetwork(dr);
const modules = Number(process.argv[3] ?? 0);
const bytes = () => new Uint8Array(dr.memory.buffer);  // anew each time: memory may have grown
const words = () => new Uint32Array(dr.memory.buffer);

let h = 2166136261;
const fold = (x) => {
  h = Math.imul(h ^ x, 0x9e3779b1);
  h ^= h >>> 15;
};

const setup = dr.malloc(16), seed = dr.malloc(32), choice = dr.malloc(4);
const game = dr.malloc(dr.dr_game_size()), view = dr.malloc(dr.dr_view_size());

function start(players) {
  const at = bytes().subarray(setup, setup + 16);
  at.fill(0);
  at[4] = players;
  at[7] = players % 2;  // goals
  at[8] = 1;            // cattle
  at.fill(DEALT, 9, 15);
  at[15] = modules;
  dr.dr_seed_from_number(BigInt(players), seed);
  if (dr.dr_game_init(game, setup, seed) !== 0) throw new Error(`no game for ${players}`);
}

function play(players) {
  start(players);
  for (let n = 0; n < DECISIONS; ++n) {
    const asked = dr.dr_to_act(game);
    if (!asked) break;
    const seat = 31 - Math.clz32(asked & -asked);
    dr.dr_observe(game, seat, view);
    const bot = dr.dr_bot_name((n + seat) % dr.dr_bot_count());
    words()[choice >> 2] = 0;
    fold(dr.dr_view_bot_choose(view, bot, BigInt(n), work(n), 0, choice));
    const chosen = words()[choice >> 2];
    fold(chosen);
    if (dr.dr_try_apply(game, seat, chosen, 0) !== 0) return;
  }
  const last = BigInt.asUintN(64, dr.dr_hash(game));
  fold(Number(last >> 32n));
  fold(Number(last & 0xffffffffn));
}

for (let players = 2; players <= 6; ++players) play(players);
console.log((h >>> 0).toString(16).padStart(8, '0'));
