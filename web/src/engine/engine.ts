// The engine as the page sees it: two workers, one that answers at once and one that thinks.
import { modules } from './generated';
import type { Content, Language } from './types';
import type { Calls } from './worker';

type Answer<K extends keyof Calls> = Awaited<ReturnType<Calls[K]>>;

class Engine {
  #worker: Worker | null = null;
  #next = 1;
  #waiting = new Map<number, { resolve: (v: never) => void; reject: (e: Error) => void }>();

  call<K extends keyof Calls>(name: K, ...args: Parameters<Calls[K]>): Promise<Answer<K>> {
    this.#worker ??= this.#start();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker!.postMessage({ id, name, args });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.value as never);
    };
    worker.onerror = (event) => this.#fail(new Error(event.message || 'the engine did not start'));
    return worker;
  }

  #fail(error: Error) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null; // the next call starts a new one
  }
}

export const engine = new Engine();
/** For what takes time: bots. */
export const thinker = new Engine();

// The sentences of a language: English is part of the engine, but for what lessons say.
const sentences = import.meta.glob<string>('../../../text/*.lang', {
  query: '?raw',
  import: 'default',
});
const loaded = new Set<Language>(['en']);

export async function loadLanguage(language: Language) {
  if (loaded.has(language)) return;
  await loadSentences(language, (part) => part !== lessonsPart);
  loaded.add(language);
}

const lessonsPart = 'lessons';
const loadedLessons = new Set<Language>();

/** What lessons say in a language; they come with the lessons. */
export async function loadLessonWords(language: Language) {
  await loadLanguage(language);
  if (loadedLessons.has(language)) return;
  await loadSentences(language, (part) => part === lessonsPart);
  loadedLessons.add(language);
}

async function loadSentences(language: Language, wanted: (part: string) => boolean) {
  for (const path of Object.keys(sentences)) {
    const [, code, part = ''] = /\/text\/([a-z]+)(?:-(.*))?\.lang$/.exec(path)!;
    if (code === language && wanted(part))
      await engine.call('loadWords', language, await sentences[path]());
  }
}

const contents = new Map<string, Promise<Content>>();

export function contentOf(bits: number, language: Language): Promise<Content> {
  const cards = bits & (modules.anteUp | modules.alternativePoker); // the others change no card
  const key = `${cards} ${language}`;
  let content = contents.get(key);
  if (!content) {
    content = loadLanguage(language).then(() => engine.call('content', cards, language));
    content.catch(() => contents.delete(key));
    contents.set(key, content);
  }
  return content;
}
