// What somebody prefers, kept in this browser.
import type { Language } from '../engine/types';
import { languages } from '../words/words.svelte';

export type Theme = 'auto' | 'light' | 'night';
export type Size = 'normal' | 'large' | 'largest';
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';
/** How loud: nothing, soft, medium, loud. */
export type Volume = 0 | 1 | 2 | 3;

export interface Settings {
  language: Language;
  theme: Theme;
  letters: Size; // of text
  cards: Size; // of the hand
  pace: Pace;
  confirmEndTurn: boolean;
  hints: boolean; // a sentence when a situation first arises
  passAlone: boolean; // answer by itself when there is nothing to choose but to pass
  sound: Volume;
  music: Volume;
  mute: boolean; // all of it, for now
  push: boolean; // call me when it is my turn (server/push.ts)
  name: string; // what the others call you
  box: string; // the printed edition you own, '' for none
}

const key = 'darkrock.settings';

function browserLanguage(): Language {
  const wanted = navigator.languages.map((l) => l.slice(0, 2).toLowerCase());
  for (const l of wanted) {
    const known = languages.find((k) => k.code === l && k.whole);
    if (known) return known.code;
  }
  return 'en';
}

function load(): Settings {
  const defaults: Settings = {
    language: browserLanguage(),
    theme: 'auto',
    letters: 'normal',
    cards: 'normal',
    pace: 'normal',
    confirmEndTurn: false,
    hints: true,
    passAlone: true,
    sound: 2,
    music: 0,
    mute: false,
    push: false,
    name: '',
    box: '',
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
  } catch {
    return defaults;
  }
}

export const settings = $state<Settings>(load());

export function change(changes: Partial<Settings>) {
  Object.assign(settings, changes);
  localStorage.setItem(key, JSON.stringify(settings));
}

// Another tab changed something.
window.addEventListener('storage', (event) => {
  if (event.key === key) Object.assign(settings, load());
});

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
let systemDark = $state(dark.matches);
let systemStill = $state(still.matches);
dark.addEventListener('change', () => (systemDark = dark.matches));
still.addEventListener('change', () => (systemStill = still.matches));

/** How much larger than drawn. */
export const scale: Record<Size, number> = { normal: 1, large: 1.14, largest: 1.28 };

export const isNight = () =>
  settings.theme === 'night' || (settings.theme === 'auto' && systemDark);
export const reducedMotion = () => systemStill || settings.pace === 'instant';
