// What somebody prefers, kept in this browser.
import type { Language } from '../engine/types';
import { languages } from '../words/words.svelte';

export type Theme = 'auto' | 'light' | 'night';
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

export interface Settings {
  language: Language;
  theme: Theme;
  pace: Pace;
  confirmEndTurn: boolean;
  hints: boolean; // a sentence when a situation first arises
  passAlone: boolean; // answer by itself when there is nothing to choose but to pass
  name: string; // what the others call you
}

const key = 'darkrock.settings';

function browserLanguage(): Language {
  const wanted = navigator.languages.map((l) => l.slice(0, 2).toLowerCase());
  for (const l of wanted) {
    const known = languages.find((k) => k.code === l);
    if (known) return known.code;
  }
  return 'en';
}

function load(): Settings {
  const defaults: Settings = {
    language: browserLanguage(),
    theme: 'auto',
    pace: 'normal',
    confirmEndTurn: false,
    hints: true,
    passAlone: true,
    name: '',
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

export const isNight = () =>
  settings.theme === 'night' || (settings.theme === 'auto' && systemDark);
export const reducedMotion = () => systemStill || settings.pace === 'instant';
