// The words of the interface. Blanks: {name}; {n|card|cards} picks the plural form for n.
import { growing, languages as codes } from '../engine/generated';
import type { Language } from '../engine/types';
import { en } from './en';
import type { Words } from './types';
import { wordsOf } from './wordsOf';

const called: Record<Language, { name: string; tag: string }> = {
  en: { name: 'English', tag: 'en' },
  it: { name: 'Italiano', tag: 'it' },
  fr: { name: 'Français', tag: 'fr' },
  uk: { name: 'Українська', tag: 'uk' },
  pt: { name: 'Português (Brasil)', tag: 'pt-BR' },
};
const files = import.meta.glob<Record<string, Words>>(['./*/index.ts', '!./en/index.ts']);

export const languages = codes.map((code) => {
  const whole = !growing.includes(code);
  const { name, tag } = called[code];
  return { code, tag, whole, name: whole ? name : `${name} …` };
});

let current = $state.raw<Words>(en);
let code = $state<Language>('en');

/** The words now spoken: `w().game.endTurn`. Reactive. */
export const w = () => current;
export const language = () => code;
export const tagOf = (c: Language) => languages.find((l) => l.code === c)!.tag;

export async function speak(next: Language) {
  current = await wordsOf(en, files[`./${next}/index.ts`], next);
  code = next;
  document.documentElement.lang = tagOf(next);
}

export type Fill = typeof fill;
/** Fills the blanks of a sentence. */
export function fill(pattern: string, args: Record<string, string | number> = {}): string {
  return pattern.replace(/\{([^{}]*)\}/g, (whole, body: string) => {
    const [name, ...forms] = body.split('|');
    const value = args[name];
    if (value === undefined) return whole;
    if (forms.length === 0) return String(value).replace(/^-(?=\d)/, '−');
    return forms[pluralForm(code, Math.abs(Number(value)), forms.length)];
  });
}

/** A day as the language writes it. */
export const dateOf = (ms: number) =>
  new Date(ms).toLocaleDateString(tagOf(code), { day: 'numeric', month: 'long' });

/** "+3", "−$20"; nothing has no sign. */
export const signed = (n: number, write: (n: number) => string = String) =>
  `${n > 0 ? '+' : n < 0 ? '−' : ''}${write(Math.abs(n))}`;
/** Dollars as the language writes them. */
export const money = (n: number) => fill(current.common.money, { n });
/** "What: more", with the colon as the language sets it. */
export const colon = (a: string, b: string | number) => fill(current.common.colon, { a, b });

// Few and many are Ukrainian; another language has one form for all that is not one.
const forms: Record<Intl.LDMLPluralRule, number> = {
  one: 0,
  few: 1,
  many: 2,
  other: 2,
  zero: 2,
  two: 1,
};
// Brazilians write "0 cartas"; the rule that says so is filed under Portugal.
const ruleOf = (tag: string) => new Intl.PluralRules(tag === 'pt-BR' ? 'pt-PT' : tag);
const plurals = new Map(languages.map((l) => [l.code, ruleOf(l.tag)]));

/** Which of so many forms goes with n. */
export const pluralForm = (lang: Language, n: number, of: number) =>
  Math.min(forms[plurals.get(lang)!.select(n)], of - 1);
