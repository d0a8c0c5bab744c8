// What the pictures of the rulebook and the almanac are drawn from.
import { contentOf } from '../engine/engine';
import { modules } from '../engine/generated';
import type { Content, Language } from '../engine/types';
import { almanac, type AlmanacEntry } from './entries';

export interface Library {
  language: Language;
  content: Content; // of both boxes, with the poker cards of the first
  entries: AlmanacEntry[];
}

export async function openLibrary(language: Language): Promise<Library> {
  const [plain, content, other] = await Promise.all([
    contentOf(0, language),
    contentOf(modules.anteUp, language),
    contentOf(modules.anteUp | modules.alternativePoker, language),
  ]);
  return { language, content, entries: almanac(plain, content, other) };
}
