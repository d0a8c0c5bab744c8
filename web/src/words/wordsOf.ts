// The words of a language, file by file. English stands in for what a language does not say yet.

/** What a language says so far. */
export type Growing<T> = { [K in keyof T]?: T[K] extends object ? Growing<T[K]> : T[K] };

type Loader = () => Promise<Record<string, unknown>>;

/** The words that a file exports by this name; `load` is missing where the language has no such file. */
export async function wordsOf<T extends object>(
  english: T,
  load: Loader | undefined,
  name: string,
) {
  return load ? laidOver(english, (await load())[name] as Growing<T>) : english;
}

function laidOver<T extends object>(english: T, own: Growing<T>): T {
  const all = { ...english };
  for (const key of Object.keys(own) as (keyof T & keyof Growing<T>)[]) {
    const [from, to] = [english[key], own[key]];
    all[key] = (isGroup(from) && isGroup(to) ? laidOver(from, to) : to) as T[typeof key];
  }
  return all;
}
const isGroup = (words: unknown): words is object =>
  typeof words === 'object' && words !== null && !Array.isArray(words);
