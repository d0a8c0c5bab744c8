// The engine as the page sees it: two workers, one that answers at once and one that thinks.
import { Caller } from './caller';
import { growing, modules } from './generated';
import { mostPacks } from './packs';
import type { Content, Language } from './types';
import type { Calls } from './worker';

const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export const engine = new Caller<Calls>(start);
/** For what takes time: bots. */
export const thinker = new Caller<Calls>(start);

// The sentences of a language: English is part of the engine, but for what lessons say.
const sentences = import.meta.glob<string>('../../../text/*.lang', {
  query: '?raw',
  import: 'default',
});
const loaded = new Set<Language>(['en']);

export async function loadLanguage(language: Language) {
  if (loaded.has(language)) return;
  await loadSentences(engine, language, (part) => part !== lessonsPart && part !== reviewPart);
  loaded.add(language);
}

const lessonsPart = 'lessons';
const reviewPart = 'review';
const loadedLessons = new Set<Language>();

/** What lessons say in a language; they come with the lessons. */
export async function loadLessonWords(language: Language) {
  await loadLanguage(language);
  if (loadedLessons.has(language)) return;
  await loadSentences(engine, language, (part) => part === lessonsPart);
  loadedLessons.add(language);
}

/** What the module of the review says: all but lessons; in English the rest is part of it. */
export const loadReviewWords = (language: Language, to: Listener) =>
  loadSentences(to, language, (part) =>
    language === 'en' ? part === reviewPart : part !== lessonsPart,
  );

/** What cards say in a language, for a module of its own. */
export const loadCardWords = (language: Language, to: Listener) =>
  loadSentences(to, language, (part) => part !== lessonsPart && part !== reviewPart);

interface Listener {
  call(name: 'loadWords', language: Language, text: string): Promise<void>;
}

async function loadSentences(to: Listener, language: Language, wanted: (part: string) => boolean) {
  const sources = growing.includes(language) ? ['en', language] : [language];
  for (const source of sources)
    for (const path of Object.keys(sentences)) {
      const [, code, part = ''] = /\/text\/([a-z]+)(?:-(.*))?\.lang$/.exec(path)!;
      if (code === source && wanted(part))
        await to.call('loadWords', language, await sentences[path]());
    }
}

const contents = new Map<string, Promise<Content>>();

export function contentOf(bits: number, language: Language): Promise<Content> {
  const cards = bits & ~modules.communityPoker; // which changes no card
  const key = `${cards} ${language}`;
  let content = contents.get(key);
  if (!content) {
    content = loadLanguage(language).then(() => engine.call('content', cards, language));
    content.catch(() => contents.delete(key));
    contents.set(key, content);
  }
  return content;
}

const packs = new Map<number, string>();
/** The text of the pack of a number of `usePack`. */
export const packText = (cards: number) => packs.get(cards);

export const packsInUse = (): Iterable<[cards: number, text: string]> => packs;

/** Lays a pack over the cards of these modules; the number to be given in their place. Bots know it too. */
export async function usePack(text: string, bits: number): Promise<number> {
  const cards = await engine.call('usePack', text, bits);
  packs.delete(cards);
  packs.set(cards, text);
  for (const old of [...packs.keys()].slice(0, -mostPacks)) packs.delete(old);
  for (const key of contents.keys())
    if (key.startsWith(`${cards & ~modules.communityPoker} `)) contents.delete(key);
  await thinker.call('usePack', text, bits, cards);
  return cards;
}
