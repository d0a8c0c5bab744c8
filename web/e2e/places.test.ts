// Every screen and scene: nothing is cut off or covered at any size, everything is said in the language of
// the page, and axe finds no barrier, by day and by night. Each place in two languages by turns, one of them
// of the longest words; with DARKROCK_ALL in all five, with the largest letters and cards too; with
// DARKROCK_PICTURES=FOLDER a picture of each.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { clipped } from './clipped';
import { again, keep, prefer, scenes, screens, visit, type Place } from './places';
import { barriers, languages, World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const all = !!process.env.DARKROCK_ALL;
const pictures = process.env.DARKROCK_PICTURES;
const only = process.env.DARKROCK_ONLY?.split(','); // names of places
const sizes = [
  [1366, 768],
  [1920, 1080],
  [390, 844],
  [844, 390],
  [1366, 640],
  [683, 384], // 1366 x 768 enlarged to 200 %
];
/** The languages a place is looked at in: one of long words, one of the others. */
const spokenAt = (turn: number) =>
  all ? languages : [['uk', 'fr'][turn % 2], ['en', 'it', 'pt'][turn % 3]];

/** The page has been laid out: its fonts are there, the sizes of its texts are found, nothing moves. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frames = async (n: number) => {
      for (let i = 0; i < n; i++) await new Promise((next) => requestAnimationFrame(next));
    };
    await frames(2);
    while (document.fonts.status === 'loading') await frames(1);
    await frames(2);
    // by the clock, and with an end
    const moves = (a: Animation) =>
      a.timeline === document.timeline && a.effect?.getComputedTiming().endTime !== Infinity;
    while (document.getAnimations().some((a) => a.playState === 'running' && moves(a)))
      await frames(1);
  });

/** The map is not drawn: it takes most of the time, and is not what is measured. */
function withoutMap() {
  const pen = CanvasRenderingContext2D.prototype;
  pen.fill = pen.stroke = pen.fillRect = () => {};
  const style = new CSSStyleSheet();
  style.replaceSync(':root:not(.heard) .board { content-visibility: hidden; }');
  document.adoptedStyleSheets.push(style);
}

/** Barriers on the page, the map's among them. */
async function heard(page: Page): Promise<string[]> {
  const show = (on: boolean) =>
    page.evaluate((hear) => document.documentElement.classList.toggle('heard', hear), on);
  await show(true);
  const found = await barriers(page);
  await show(false);
  return found;
}

/** What is left of a template, or is said in another language. */
function unsaid(page: Page, language: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const text = document.body.innerText;
    const found: string[] = text.match(/\{\w+[|}].{0,30}|undefined|\[object.{0,30}/g) ?? [];
    const letters = text.match(/\p{L}/gu) ?? [];
    const cyrillic = letters.filter((c) => /\p{Script=Cyrillic}/u.test(c)).length / letters.length;
    if (wanted === 'uk' && cyrillic < 0.7) found.push(`${cyrillic} of the letters are Cyrillic`);
    return found;
  }, language);
}

/** Nothing passes by itself: a scene stays as long as it is looked at. */
function stayThere() {
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((act: () => void, ms = 0) =>
    ms === 4000 ? 0 : later(act, ms)) as typeof window.setTimeout;
}

interface Looked {
  language: string;
  sizes: number[][];
  scheme: 'light' | 'dark';
  hear: number; // at which of the sizes
}

/** At these sizes in one language: in another, one goes there anew. */
async function look(page: Page, place: Place, { language, sizes, scheme, hear }: Looked) {
  const found: string[] = [];
  await prefer(page, { language });
  await page.waitForSelector(`html[lang^=${language}]`);
  await page.emulateMedia({ colorScheme: scheme });
  for (const [i, [width, height]] of sizes.entries()) {
    await page.setViewportSize({ width, height });
    if (i === 0) await visit(page, place);
    else if (place.watch) await again(page, place);
    await settled(page);
    const name = `${place.name} ${width}x${height} ${language}`;
    const wrong = await clipped(page);
    if (i === 0) wrong.push(...(await unsaid(page, language)));
    if (i === hear) wrong.push(...(await heard(page)).map((text) => `${scheme}, ${text}`));
    found.push(...wrong.map((text) => `${name}: ${text}`));
    if (pictures)
      await page.screenshot({ path: join(pictures, `${name.replaceAll(' ', '-')}.png`) });
  }
  return found;
}

async function lookAtAll(places: Place[], preferred: object = {}) {
  if (pictures) mkdirSync(pictures, { recursive: true });
  const wanted = places.filter((p) => !only || only.includes(p.name));
  const context = await world.person();
  await context.addInitScript(stayThere);
  if (!pictures) await context.addInitScript(withoutMap);
  await context.route('**/weights*', () => {}); // bots go on thinking
  const page = await world.page(context, '/games', / 404 .*\/api\/invite\/abcdef$/);
  await prefer(page, { hints: false, pace: 'slow', ...preferred });
  await page.waitForSelector('h1');
  await keep(page, wanted);
  const found: string[] = [];
  for (const [turn, place] of wanted.entries())
    for (const [l, language] of spokenAt(turn).entries()) {
      const here = sizes.filter((_, i) => all || (turn + i) % 2 === l);
      const scheme = (turn + l) % 2 ? 'dark' : 'light';
      const hear = Math.floor(turn / 2) % here.length;
      found.push(...(await look(page, place, { language, sizes: here, scheme, hear })));
    }
  expect(found).toEqual([]);
  expect(world.faults).toEqual([]);
  await context.close();
}

const minutes = all ? 60 : 8; // of a busy machine
test('every screen can be read and heard', () => lookAtAll(screens), minutes * 60_000);
test('every scene can be read and heard', () => lookAtAll(scenes), minutes * 60_000);

const largest = { letters: 'largest', cards: 'largest' };
const some = [...screens, ...scenes].filter(
  (p) => all || ['settings', 'six players', 'fight', 'goal turned'].includes(p.name),
);
test('so can the largest letters and cards', () => lookAtAll(some, largest), minutes * 60_000);

test('sizes are chosen in the settings, at once and for good', async () => {
  const context = await world.person();
  const page = await world.page(context, '/settings');
  const sizeOf = (selector: string, property: string) =>
    page.evaluate(
      ([s, p]) => parseFloat(getComputedStyle(document.querySelector(s)!).getPropertyValue(p)),
      [selector, property],
    );
  await page.waitForSelector('h1');
  const before = await sizeOf('h1', 'font-size');
  for (const name of ['Size of the text', 'Size of your cards'])
    await page.getByRole('radiogroup', { name }).getByText('Largest').click();
  await expect.poll(() => sizeOf('h1', 'font-size')).toBeCloseTo(before * 1.28, 1);
  await page.reload();
  await page.waitForSelector('h1');
  await expect.poll(() => sizeOf('h1', 'font-size')).toBeCloseTo(before * 1.28, 1);
  await keep(page, scenes);
  await visit(
    page,
    scenes.find((p) => p.name === 'fight for another')!,
  );
  expect(await sizeOf('.hand .card', 'zoom')).toBe(1.28);
  await context.close();
});
