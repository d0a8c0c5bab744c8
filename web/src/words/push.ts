// The words about being called, which only those load who want to be.
import type { Language } from '../engine/types';
import type { push } from './en/push';

export type PushWords = typeof push;

const loaders: Record<Language, () => Promise<{ push: PushWords }>> = {
  en: () => import('./en/push'),
  it: () => import('./it/push'),
  fr: () => import('./fr/push'),
  uk: () => import('./uk/push'),
  pt: () => import('./pt/push'),
};
export const pushWords = async (language: Language) => (await loaders[language]()).push;
