// The sounds: each has a recipe or a score, was rendered from it as it stands, and is wanted by the code.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EventKind } from '../src/engine/generated';
import type { GameEvent } from '../src/engine/types';
import { added } from '../src/state/added';
import { loops, ofEvent, soundsOf } from '../src/sound/table';

const folder = join(import.meta.dirname, '../../sound');
const read = (name: string) => readFileSync(join(folder, name));
const list = (name: string, ending: string) =>
  readdirSync(join(folder, name)).filter((file) => extname(file) === ending);
const nameOf = (file: string) => basename(file, extname(file));
const sources = [
  ...list('recipes', '.py').map((file) => `recipes/${file}`),
  ...list('scores', '.abc').map((file) => `scores/${file}`),
];
const made = list('made', '.webm');

describe('what was rendered', () => {
  it('has a source, and every source a result', () => {
    expect(made.map(nameOf).sort()).toEqual(sources.map(nameOf).sort());
    expect(made.length).toBeGreaterThan(20);
  });

  it('was made of its source as it stands (else: tools/render-sound)', () => {
    const sums = sources.map((source) => {
      const hash = createHash('sha256').update(read(source));
      if (source.endsWith('.py')) hash.update(read('kit.py'));
      return `${hash.digest('hex')}  ${source}`;
    });
    expect(read('made/sums.txt').toString().trim().split('\n').sort()).toEqual(sums.sort());
  });

  it('is Opus in WebM, at most 1 MB in all', () => {
    for (const file of made) {
      const bytes = read(`made/${file}`);
      expect(bytes.subarray(0, 4).toString('hex'), file).toBe('1a45dfa3'); // EBML
      expect(bytes.includes('webm') && bytes.includes('A_OPUS'), file).toBe(true);
      const head = bytes.indexOf('OpusHead');
      expect(bytes[head + 8], file).toBe(1); // version
    }
    const total = made.reduce((sum, file) => sum + read(`made/${file}`).length, 0);
    expect(total).toBeLessThanOrEqual(1_000_000);
  });

  it('is all wanted, and all that is wanted is there', () => {
    const beside = ['turn', 'shop', 'gazette', 'win']; // of no event
    const wanted = new Set([...Object.values(ofEvent), ...beside, ...Object.keys(loops)]);
    expect([...wanted].sort()).toEqual(made.map(nameOf).sort());
  });

  it('goes round when its score says so', () => {
    const told = sources.flatMap((source) => {
      const loop = /^%loop ([\d.]+)$/m.exec(read(source).toString());
      return loop ? [[nameOf(source), Number(loop[1])]] : [];
    });
    expect(Object.fromEntries(told)).toEqual(loops);
  });
});

const event = (kind: EventKind, seat = 0, a = 1) => ({ kind, seat, a }) as GameEvent;

describe('what is heard', () => {
  it('is the most telling of what is shown at once, in its order', () => {
    expect(soundsOf([event('action-taken'), event('moved')], 0)).toEqual(['hooves']);
    const many = ['drew', 'cash', 'fight', 'committed', 'arrested', 'cash'] as const;
    expect(
      soundsOf(
        many.map((kind) => event(kind)),
        0,
      ),
    ).toEqual(['fight', 'gavel']);
  });
  it('is a call when your turn begins, and nothing when that of another does', () => {
    expect(soundsOf([event('turn-began', 2)], 2)).toEqual(['turn']);
    expect(soundsOf([event('turn-began', 1)], 2)).toEqual([]);
  });
  it('is nothing when nothing changed', () => {
    expect(soundsOf([event('cash', 0, 0), event('lp', 0, 0)], 0)).toEqual([]);
  });
  it('is only what came since, not a log told anew', () => {
    const [a, b, c] = [event('moved'), event('cash'), event('lp')];
    expect(added([a], [a, b, c])).toEqual([b, c]);
    expect(added([], [a, b])).toBeNull();
    expect(added([a, b], [a])).toBeNull();
    expect(added([a, b], [{ ...a }, { ...b }, c])).toBeNull();
  });
});
