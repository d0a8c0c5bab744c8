// Compares our ranking of all five-card poker hands with that of an outside one (npm phe):
//
//   node compare.mjs DUMP        where DUMP is the output of poker_oracle_dump
//
// The two must order any two hands alike: equal where equal, better where better. phe has no royal
// flush; ours is its highest straight flush.
import { readFileSync } from 'node:fs';
import phe from 'phe';

const HANDS = 2598960;
const CLASSES = 7462; // different values of five-card hands, a known number

const dump = readFileSync(process.argv[2]);
if (dump.length !== HANDS * 4) {
  console.error(`${process.argv[2]} holds ${dump.length} bytes, expected ${HANDS * 4}`);
  process.exit(1);
}

// Our card ids to theirs.
const codes = [];
for (const rank of '23456789TJQKA') {
  for (const suit of 'hdcs') codes.push(phe.cardCode(rank, suit));
}

const theirsOf = new Map(); // our value -> their value
let offset = 0;
const hand = [0, 0, 0, 0, 0];
function each(place, from) {
  if (place === 5) {
    const ours = dump.readUInt32LE(offset);
    offset += 4;
    const theirs = phe.evaluateCardCodes(hand);
    const known = theirsOf.get(ours);
    if (known === undefined) {
      theirsOf.set(ours, theirs);
    } else if (known !== theirs) {
      const cards = hand.map((code) => phe.stringifyCardCode(code)).join(' ');
      console.error(`${cards}: our value ${ours} is ${theirs} there, elsewhere ${known}`);
      process.exit(1);
    }
    return;
  }
  for (let id = from; id < 52; ++id) {
    hand[place] = codes[id];
    each(place + 1, id + 1);
  }
}
each(0, 0);

// Their smaller value is the better hand.
const pairs = [...theirsOf].sort((a, b) => a[0] - b[0]);
for (let i = 1; i < pairs.length; ++i) {
  const [[lower, theirLower], [higher, theirHigher]] = [pairs[i - 1], pairs[i]];
  if (theirLower <= theirHigher) {
    console.error(`our ${lower} < ${higher} are ${theirLower} and ${theirHigher} there`);
    process.exit(1);
  }
}
if (pairs.length !== CLASSES) {
  console.error(`${pairs.length} different values, expected ${CLASSES}`);
  process.exit(1);
}
console.log(`${HANDS} hands, ${pairs.length} values: the two rankings agree`);
