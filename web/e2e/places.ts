// Every place somebody can stand at: the pages, and the scenes of recorded games.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const golden = join(import.meta.dirname, '../../tests/golden');

/** A recorded game after so many choices, with a person on one seat and bots on the others. */
export function recorded(game: string, choices = Infinity, seat = 1): string {
  const lines = readFileSync(join(golden, `${game}.replay`), 'utf8').split('\n');
  const first = lines.indexOf('') + 1; // of the choices
  const seats = lines
    .slice(0, first)
    .map((l) =>
      l.replace(/^seat (\d) .*/, (_, n) => `seat ${n} ${+n === seat ? 'human Mara' : 'easy Bot'}`),
    );
  return [...seats, ...lines.slice(first, first + choices)].join('\n') + '\n';
}

export interface Place {
  name: string;
  /** Of the page; or … */
  path?: string;
  /** … a recorded game after so many choices, played on a seat; … */
  game?: [name: string, choices: number, seat: number];
  /** … or one watched until after a choice, which has just been shown. */
  watch?: [name: string, choice: number];
  /** What shows that it is there. */
  sign?: string;
  then?: (page: Page) => Promise<unknown>;
}

const waits = 'section.waiting'; // for a bot
const press = (code: string) => (page: Page) => page.keyboard.press(code);

export const screens: Place[] = [
  { name: 'home', path: '/' },
  { name: 'set-up', path: '/new' },
  { name: 'games', path: '/games' },
  { name: 'rulebook', path: '/rules' },
  { name: 'chapter', path: '/rules/fights' },
  { name: 'gambling', path: '/rules/gambling' },
  { name: 'boxes', path: '/rules/boxes' },
  { name: 'rule', path: '/rules/B7.3' },
  { name: 'almanac', path: '/rules/almanac' },
  { name: 'booklet', path: '/rules/booklet' },
  { name: 'settings', path: '/settings' },
  { name: 'open replay', path: '/replay' },
  { name: 'wrong code', path: '/t/ABCDEF' },
  { name: 'learn', path: '/learn' },
  { name: 'nowhere', path: '/nowhere/' },
];
export const scenes: Place[] = [
  { name: 'turn', game: ['4-uk', 296, 4] },
  { name: 'waiting', game: ['4-uk', 296, 1], sign: waits },
  { name: 'six cards', game: ['3-ante-up', 198, 1] },
  { name: 'six players', game: ['6-it-2023', 182, 2] },
  { name: 'discard', game: ['3-pt-br', 172, 2], sign: '.lift' },
  { name: 'character', game: ['4-uk', 0, 1], sign: '.host' },
  { name: 'fight', game: ['3-ante-up', 74, 1], sign: '.host' },
  { name: 'fight shown', game: ['3-ante-up', 78, 1], sign: '.host' },
  { name: 'fight for another', game: ['2-first-game', 114, 2], sign: '.host' },
  { name: 'poker', game: ['4-ante-up-all', 122, 1], sign: '.host' },
  { name: 'dice', game: ['6-it-2023', 195, 2], sign: '.host' },
  { name: 'shop', game: ['2-ante-up-man-in-black', 82, 1], sign: '.host' },
  { name: 'faro', game: ['4-ante-up-all', 80, 1], then: press('KeyQ'), sign: '.host' },
  { name: 'goals', game: ['3-goals', 56, 2], sign: '.host' },
  { name: 'legends', game: ['3-goals', 57, 2], sign: '.host' },
  { name: 'event choice', game: ['3-ante-up', 189, 3], sign: '.host' },
  { name: 'story turned', watch: ['3-goals', 62], sign: '.host' },
  { name: 'event turned', watch: ['4-ante-up-all', 75], sign: '.host' },
  { name: 'frontier turned', watch: ['6-ante-up', 129], sign: '.host' },
  { name: 'goal turned', watch: ['5-fr-2018', 162], sign: '.host' },
  { name: 'gazette', game: ['4-uk', Infinity, 1], sign: 'dialog.gazette' },
  { name: 'gazette of six', game: ['6-ante-up', Infinity, 1], sign: 'dialog.gazette' },
  { name: 'keys', game: ['4-uk', 296, 4], then: press('Shift+Slash'), sign: 'dialog' },
  { name: 'whole log', game: ['4-uk', 296, 4], then: press('KeyL'), sign: 'dialog' },
];

const idOf = (place: Place) =>
  Array.from(place.name, (c) => c.charCodeAt(0).toString(16))
    .join('')
    .padEnd(16, '0')
    .slice(0, 16);

/** Keeps the games of these places in the browser, as if they had been played there. */
export async function keep(page: Page, places: Place[]) {
  const games = places
    .filter((p) => p.game || p.watch)
    .map((p) => ({ id: idOf(p), replay: p.game ? recorded(...p.game) : recorded(p.watch![0]) }));
  await page.evaluate(async (all) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('darkrock', 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore('games', { keyPath: 'id' });
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const store = db.transaction('games', 'readwrite').objectStore('games');
    for (const { id, replay } of all)
      store.put({
        id,
        made: 1,
        changed: 1,
        setup: null,
        replay,
        round: 3,
        over: false,
        lp: [],
        characters: [],
      });
    await new Promise((done) => (store.transaction.oncomplete = done));
    db.close();
  }, games);
}

/** As if it were chosen in another tab. */
export const prefer = (page: Page, wanted: object) =>
  page.evaluate((changes) => {
    const key = 'darkrock.settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, ...changes }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, wanted);

/** To nowhere, and from there: as links go, without loading the page again. */
const goTo = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    for (const next of ['/nowhere', to]) {
      history.pushState(null, '', next);
      dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, path);

/** Goes there, from another place of the game; what is played there must have been kept. */
export async function visit(page: Page, place: Place) {
  const id = idOf(place);
  await goTo(page, place.path ?? (place.watch ? `/replay?local=${id}` : `/local/${id}`));
  if (place.game && place.sign !== waits)
    await page.locator('section.prompt, dialog.gazette').first().waitFor({ state: 'attached' });
  if (place.watch) await page.locator('input[type=range]').first().waitFor({ state: 'attached' });
  await again(page, place);
}

/** What passes is shown once more, as after a change of the layout. */
export async function again(page: Page, place: Place) {
  if (place.watch) {
    const slider = page.locator('input[type=range]');
    const before = String(place.watch[1] - 1);
    await slider.fill(before);
    await slider.blur();
    await page.getByText(new RegExp(`^${before} / `)).waitFor({ state: 'attached' });
    await page.keyboard.press('Period');
  }
  await place.then?.(page);
  if (place.sign) await page.locator(place.sign).first().waitFor();
}
