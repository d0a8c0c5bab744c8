import { describe, expect, it } from 'vitest';
import baseCharacters from '../../content/base/characters.cards?raw';
import gulchCharacters from '../../content/ante-up/characters.cards?raw';
import basePoker from '../../content/base/poker.cards?raw';
import otherPoker from '../../content/alternative-poker/poker.cards?raw';
import { bustIds, bustInk } from '../src/art/busts';
import { cardIcon, icons, locationIcon } from '../src/art/icons';
import { inside, toLine } from '../src/board/geometry';
import { arrange, signsOf } from '../src/board/layout';
import { allSpaces, boards, county } from '../src/board/maps';
import { cellsOf, rewardOf, stack } from '../src/board/trackCells';
import type { Content } from '../src/engine/types';
import { alone, atlas, nearestTarget, towards, toWorld } from '../src/board/world';

const ids = (text: string, kind: string) =>
  [...text.matchAll(new RegExp(`^${kind} (\\S+)`, 'gm'))].map((m) => m[1]);

describe('art', () => {
  it('has a bust of its own for every character', () => {
    const characters = [...ids(baseCharacters, 'character'), ...ids(gulchCharacters, 'character')];
    expect(characters).toHaveLength(20);
    for (const id of characters) expect(bustIds).toContain(id);
    expect(new Set(bustIds.map((id) => bustInk(id, false))).size).toBe(21);
  });
  it('has a vignette of its own for every poker card', () => {
    const cards = [...ids(basePoker, 'poker'), ...ids(otherPoker, 'poker')];
    expect(new Set(cards.map(cardIcon)).size).toBe(cards.length);
    for (const id of cards) expect(icons[cardIcon(id)]).toBeTruthy();
  });
  it('has a sign for every location', () => {
    for (const space of allSpaces)
      for (const l of space.locations) expect(locationIcon(l)).not.toBe('pin');
  });
});

describe('maps', () => {
  it('keep every middle inside its outline', () => {
    expect(county.spaces).toHaveLength(65);
    for (const s of allSpaces) expect(inside(s.center, s.outline), s.id).toBe(true);
  });
  it('share borders: each line belongs to one face or two', () => {
    for (const map of boards) for (const b of map.borders) expect([1, 2]).toContain(b.faces.length);
  });
});

describe('layout', () => {
  it('puts pieces inside their space and apart', () => {
    for (const s of allSpaces) {
      const [a, b] = arrange(s.index, [31, 31]);
      for (const p of [a, b]) expect(inside(p, s.outline), s.id).toBe(true);
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(15);
    }
  });
  it('signs every shop once', () => {
    expect(signsOf.get(county)!.filter((s) => s.location === 'saloon')).toHaveLength(2);
  });
});

describe('tracks', () => {
  it('print what the spaces give', () => {
    const content = {
      marshal: [
        { gains: [{ what: 'cash', n: 20 }] },
        { gains: [{ what: 'lp', n: 2 }] },
        {
          gains: [
            { what: 'cash', n: 10 },
            { what: 'cards', n: 1 },
          ],
        },
      ],
      wanted: [{ gains: [] }],
    } as unknown as Content;
    expect(rewardOf(content, 'marshal', 1)).toEqual({ text: '$20', icons: [] });
    expect(rewardOf(content, 'marshal', 2)).toEqual({ text: '2', icons: ['laurel'] });
    expect(rewardOf(content, 'marshal', 3)).toEqual({ text: '$10', icons: ['cards'] });
    expect(rewardOf(content, 'wanted', 1)).toEqual({ text: '', icons: [] });
    expect(rewardOf(content, 'lp', 3)).toEqual({ text: '', icons: [] });
    expect(cellsOf('lp', 20)).toHaveLength(21);
  });
  it('leave out who is not on them, and keep those past the end on the last cell', () => {
    expect(stack('wanted', [0, 2], 1, 20).map((c) => c.index)).toEqual([1]);
    expect(stack('lp', [20, 24], 0, 20)).toHaveLength(2);
  });
  it('show every seat, even six in one cell', () => {
    for (const track of ['lp', 'marshal', 'wanted', 'gambler'] as const)
      for (const goal of [15, 20, 25])
        for (let n = 2; n <= 6; n++) {
          const cubes = stack(track, Array(n).fill(3), 0, goal);
          for (const a of cubes)
            for (const b of cubes)
              if (a !== b)
                expect(
                  Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) / a.size,
                  `${track} ${goal} ${n}`,
                ).toBeGreaterThan(0.7);
        }
  });
});

describe('view', () => {
  it('finds the nearest legal space to a finger', () => {
    const sheets = alone(county);
    const target = { space: 0, steps: 1, label: '', option: {} as never };
    const edge = toWorld(sheets[0], allSpaces[0].center);
    expect(nearestTarget(sheets, [target], edge, 5)).toBe(target);
    const far = toWorld(sheets[0], allSpaces[60].center);
    expect(nearestTarget(sheets, [target], far, 5)).toBeUndefined();
    expect(toLine(allSpaces[60].center, allSpaces[0].outline, true)).toBeGreaterThan(5);
  });
  it('goes from board to board with the arrows when both lie there', () => {
    let at = 31;
    for (let i = 0; i < 4; i++) at = towards(atlas, at, 1, 0);
    expect(at).toBeGreaterThanOrEqual(county.spaces.length);
    expect(towards(alone(county), 0, -1, 0)).toBe(0);
  });
});
