// How far somebody is in each lesson, kept in this browser.

/** Where a lesson was left: its step, every choice made in it, and how many of them before that step. */
export interface Bookmark {
  step: number;
  before: number;
  choices: [seat: number, code: number][];
}
interface Kept {
  star?: boolean; // its task was solved
  at?: Bookmark;
}

const key = 'darkrock.lessons';

function load(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

const kept = $state<Record<string, Kept>>(load());

function change(id: string, changes: Kept) {
  kept[id] = { ...kept[id], ...changes };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // without room the lesson goes on, and begins anew the next time
  }
}

export const hasStar = (id: string) => !!kept[id]?.star;
export const bookmarkOf = (id: string): Bookmark | undefined =>
  $state.snapshot(kept[id]?.at) as Bookmark | undefined;
export const keepPlace = (id: string, at: Bookmark | undefined) => change(id, { at });
export const giveStar = (id: string) => change(id, { star: true });

window.addEventListener('storage', (event) => {
  if (event.key === key) Object.assign(kept, load());
});
