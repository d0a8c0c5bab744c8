// The words of the interface. A language is an object of the same shape as the English one, so that a
// missing sentence does not compile. Blanks: {name}; {n|card|cards} picks the plural form for n.
import type { Language } from '../engine/types';
import { en } from './en';

export type Words = typeof en;
export type Area = keyof Words;

const loaders: Record<Language, () => Promise<Words>> = {
  en: async () => en,
  it: async () => (await import('./it')).it,
  fr: async () => (await import('./fr')).fr,
  uk: async () => (await import('./uk')).uk,
  pt: async () => (await import('./pt')).pt,
};

export const languages: { code: Language; name: string; tag: string }[] = [
  { code: 'en', name: 'English', tag: 'en' },
  { code: 'it', name: 'Italiano', tag: 'it' },
  { code: 'fr', name: 'Français', tag: 'fr' },
  { code: 'uk', name: 'Українська', tag: 'uk' },
  { code: 'pt', name: 'Português', tag: 'pt-BR' },
];

let current = $state.raw<Words>(en);
let code = $state<Language>('en');

/** The words now spoken: `w().game.endTurn`. Reactive. */
export const w = () => current;
export const language = () => code;
export const tagOf = (c: Language) => languages.find((l) => l.code === c)!.tag;

export async function speak(next: Language) {
  current = await loaders[next]();
  code = next;
  document.documentElement.lang = tagOf(next);
}

/** Fills the blanks of a sentence. */
export function fill(pattern: string, args: Record<string, string | number> = {}): string {
  return pattern.replace(/\{([^{}]*)\}/g, (whole, body: string) => {
    const [name, ...forms] = body.split('|');
    const value = args[name];
    if (value === undefined) return whole;
    if (forms.length === 0) return String(value);
    return forms[Math.min(pluralForm(code, Number(value)), forms.length - 1)];
  });
}

/** "What: more", with the colon as the language sets it. */
export const colon = (a: string, b: string | number) => fill(current.common.colon, { a, b });

/** Which plural form goes with n, as text/templates.cc counts them. */
export function pluralForm(lang: Language, n: number): number {
  if (lang === 'fr' || lang === 'pt') return n <= 1 ? 0 : 1;
  if (lang !== 'uk') return n === 1 ? 0 : 1;
  const ten = n % 10;
  const hundred = n % 100;
  if (ten === 1 && hundred !== 11) return 0;
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 1 : 2;
}
