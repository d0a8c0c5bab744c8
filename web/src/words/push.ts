// The words about being called, which only those load who want to be.
import type { Language } from '../engine/types';
import type { push } from './en/push';
import { wordsOf } from './wordsOf';

export type PushWords = typeof push;

const files = import.meta.glob<{ push: PushWords }>(['./*/push.ts', '!./en/push.ts']);

export const pushWords = async (language: Language): Promise<PushWords> =>
  wordsOf((await import('./en/push')).push, files[`./${language}/push.ts`], 'push');
