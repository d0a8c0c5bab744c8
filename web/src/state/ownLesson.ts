// A lesson or a position of somebody's own, opened from its file and that of its cards. It is kept as long
// as the tab.
import { readFile } from '../browser/files';
import { keepPlace } from '../browser/lessonsKept.svelte';
import { usePack } from '../engine/engine';
import { moduleBits } from './modules';

interface OwnLesson {
  text: string;
  pack: string; // '': it needs no cards of its own
}
const key = 'darkrock.ownLesson';

/** False: none of the files is a lesson. */
export async function takeOwnLesson(files: Iterable<File>): Promise<boolean> {
  const own: OwnLesson = { text: '', pack: '' };
  for (const file of files) {
    const what = /\.(?:lesson|position)$/.test(file.name) ? 'text' : 'pack';
    own[what] = (await readFile(file)) ?? '';
  }
  if (own.text) sessionStorage.setItem(key, JSON.stringify(own));
  const id = /^\s*lesson (\S+)/m.exec(own.text)?.[1];
  if (id) keepPlace(id, undefined); // it may have been changed since it was left
  return !!own.text;
}

/** Its text, and the cards to open it with. Null: there is none. */
export async function ownLesson(): Promise<{ text: string; cards: number } | null> {
  const kept = sessionStorage.getItem(key);
  if (!kept) return null;
  const { text, pack } = JSON.parse(kept) as OwnLesson;
  const modules = /^\s*modules (.*)$/m.exec(text)?.[1].split(/\s+/) ?? [];
  return { text, cards: pack ? await usePack(pack, moduleBits(modules)) : 0 };
}
