// Every language says everything English says, with the same blanks and its own plural forms.
import { describe, expect, test } from 'vitest';
import { rankName } from '../src/cards/faces';
import { parted } from '../src/ui/fit';
import type { Language } from '../src/engine/types';
import { fr } from '../src/words/fr';
import { languages, money, pluralForm, signed } from '../src/words/words.svelte';
import { wordsOf } from '../src/words/wordsOf';

const files = import.meta.glob<Record<string, object>>(
  '../src/words/*/{index,later,push,review,workshop}.ts',
  { eager: true },
);
const partsOf = (code: Language) =>
  ['index', 'later', 'push', 'review', 'workshop'].map(
    (part) => files[`../src/words/${code}/${part}.ts`] ?? {},
  );
const all = Object.fromEntries(
  languages.map(({ code }) => {
    const [index, ...rest] = partsOf(code);
    return [code, Object.assign({}, index[code], ...rest) as object];
  }),
) as Record<Language, object>;
const used = (code: Language, of: number) =>
  new Set(Array.from({ length: 130 }, (_, n) => pluralForm(code, n, of))).size;
const formsOf = (code: Language) => used(code, 9);
const codes = languages.map(({ code }) => code);
const others = codes.filter((code) => code !== 'en');
const whole = languages.filter((l) => l.whole).map(({ code }) => code);

/** Every string by its path: "game.cattleColours.green". */
function strings(from: unknown, path = ''): Map<string, string> {
  if (typeof from === 'string') return new Map([[path, from]]);
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(from as object))
    for (const [at, text] of strings(value, path ? `${path}.${key}` : key)) found.set(at, text);
  return found;
}

const blank = /\{([^{}]*)\}/g;
const bodies = (text: string) => [...text.matchAll(blank)].map((m) => m[1].split('|'));
const names = (text: string) => [...new Set(bodies(text).map(([name]) => name))].sort();

// Names and keys that no language translates.
const same = new Set(['Darkrock', 'Ante Up', '+ Ante Up', 'LP', 'Enter', 'Esc', 'N', 'U', 'L']);
// A town of the printed map and a poker hand, which keep their names in the Latin alphabet.
const kept = new Set(['Buzzard Gulch', 'royal flush']);
const rule = /^(B|AU|MB)\d+(\.\d+)*$/;
/** What is left to translate when blanks, digits and signs are gone. */
const words = (text: string) => text.replace(blank, ' ').match(/\p{L}+/gu) ?? [];
// Languages of one alphabet share single words (Menu, Bonus, Poker), never a sentence.
const mayBeSame = (code: Language, text: string) =>
  same.has(text) ||
  rule.test(text) ||
  words(text).length === 0 ||
  (code !== 'uk' && (kept.has(text) || words(text).length === 1));

const english = strings(all.en);

test.each(codes)('%s: a plural has a form for every number', (code) => {
  expect(used(code, formsOf(code))).toBe(formsOf(code));
  const wrong = [...strings(all[code])].filter(([, text]) =>
    bodies(text).some(
      ([name, ...list]) =>
        !/^\w+$/.test(name) ||
        (list.length > 0 && (list.length !== formsOf(code) || list.some((form) => !form))),
    ),
  );
  expect(wrong).toEqual([]);
});

test('English stands in for what a language does not say', async () => {
  const english = { a: 'one', group: { b: 'two', c: 'three' }, list: ['four', 'five'] };
  const load = async () => ({ xx: { group: { c: 'drei' }, list: ['vier', 'fünf'] } });
  expect(await wordsOf(english, load, 'xx')).toEqual({
    a: 'one',
    group: { b: 'two', c: 'drei' },
    list: ['vier', 'fünf'],
  });
  expect(await wordsOf(english, undefined, 'xx')).toBe(english);
});

test('none is many in Portuguese as Brazilians write it, and one in French', () => {
  expect([0, 1, 2].map((n) => pluralForm('pt', n, 2))).toEqual([1, 0, 1]);
  expect([0, 1, 2].map((n) => pluralForm('fr', n, 2))).toEqual([0, 0, 1]);
});

test.each(codes)('%s: every brace belongs to a blank', (code) => {
  expect(
    [...strings(all[code])].filter(([, text]) => /[{}]/.test(text.replace(blank, ''))),
  ).toEqual([]);
});

describe.each(others)('%s', (code) => {
  const told = strings(all[code]);

  test('has no key that English has not', () => {
    expect([...told.keys()].filter((at) => !english.has(at))).toEqual([]);
  });

  test.runIf(whole.includes(code))('has every key of English', () => {
    expect([...english.keys()].filter((at) => !told.has(at))).toEqual([]);
  });

  test('has the blanks of English', () => {
    const wrong = [...told].filter(
      ([at, text]) => names(english.get(at) ?? '').join() !== names(text).join(),
    );
    expect(wrong.map(([at, text]) => [at, english.get(at), text])).toEqual([]);
  });

  test('says something wherever English does', () => {
    expect(
      [...told].filter(([at, text]) => !text.trim() !== !english.get(at)?.trim()).map(([at]) => at),
    ).toEqual([]);
  });

  test('leaves no sentence in English', () => {
    expect(
      [...english].filter(([at, text]) => told.get(at) === text && !mayBeSame(code, text)),
    ).toEqual([]);
  });
});

test('fr: apostrophes, no-break spaces and money as in print', () => {
  const wrong = /'| [:;?!»]|« |[\d}] P[LMWG]\b|\$[\d{]|[\d}] \$/;
  expect([...strings(all.fr)].filter(([, text]) => wrong.test(text))).toEqual([]);
});

// Elsewhere a number stays with the points it counts, and one kind of apostrophe is used.
const points: Partial<Record<Language, string>> = { it: 'PL|PG', uk: 'ОЛ|ОМ|ОР|ОК', pt: 'LP' };
test.each(codes)('%s: apostrophes and no-break spaces', (code) => {
  const apostrophe = code === 'en' ? '’' : "'";
  const parted = new RegExp(`[\\d}] (${points[code] ?? 'never'})(?!\\p{L})`, 'u');
  const wrong = [...strings(all[code])].filter(
    ([, text]) => text.includes(apostrophe) || parted.test(text),
  );
  expect(wrong).toEqual([]);
});

test('money has its sign where the language puts it', () => {
  expect(signed(-20, money)).toBe('−$20');
  expect(fr.common.money).toBe('{n}\u00a0$');
  const before = /\$[\s\u00a0]?[\d{]/;
  for (const words of [all.fr, all.it, all.uk])
    expect([...strings(words)].filter(([, text]) => before.test(text))).toEqual([]);
});

test('court cards have the letters of the language, a letter each', () => {
  expect([10, 11, 14].map(rankName)).toEqual(['10', 'J', 'A']);
  for (const code of whole)
    expect(strings(all[code]).get('common.ranks'), code).toMatch(/^\p{Lu}{4}$/u);
  expect(strings(all.uk).get('common.ranks')).toBe('ВДКТ');
});

test('long Ukrainian words are parted between syllables', () => {
  const seen = (text: string) => parted(text).replaceAll('\u00ad', '-');
  expect(seen('Старательський лоток')).toBe('Ста-ра-тельсь-кий лоток');
  expect(seen('Кишеньковий злодій')).toBe('Кишень-ко-вий злодій');
  expect(seen('Живий, Stagecoach')).toBe('Живий, Stagecoach');
  expect(parted(parted('Миротворець'))).toBe(parted('Миротворець'));
});
