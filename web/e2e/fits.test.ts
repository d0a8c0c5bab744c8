// Nothing is cut off or covered: every screen and scene at every size, in the two languages whose words
// are longest by turns. With DARKROCK_ALL in all five, with the largest letters and cards too; with
// DARKROCK_PICTURES=FOLDER a picture of each.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { clipped } from './clipped';
import { again, keep, scenes, screens, visit, type Place } from './places';
import { languages, World } from './world';

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
  [683, 384], // 1366 x 768 enlarged to 200 %
];
const longest = ['uk', 'fr'];

const prefer = (page: Page, wanted: object) =>
  page.evaluate((changes) => {
    const kept = JSON.parse(localStorage.getItem('darkrock.settings') ?? '{}');
    localStorage.setItem('darkrock.settings', JSON.stringify({ ...kept, ...changes }));
  }, wanted);

/** The page has been laid out: its fonts are there, and the sizes of its texts are found. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frames = async (n: number) => {
      for (let i = 0; i < n; i++) await new Promise((next) => requestAnimationFrame(next));
    };
    await frames(2);
    while (document.fonts.status === 'loading') await frames(1);
    await frames(2);
  });

/** The map is not drawn: it takes most of the time, and is not what is measured. */
function withoutMap() {
  const pen = CanvasRenderingContext2D.prototype;
  pen.fill = pen.stroke = pen.fillRect = () => {};
  const style = new CSSStyleSheet();
  style.replaceSync('.board { content-visibility: hidden; }');
  document.adoptedStyleSheets.push(style);
}

/** Nothing passes by itself: a scene stays as long as it is looked at. */
function stayThere() {
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((act: () => void, ms = 0) =>
    ms === 4000 ? 0 : later(act, ms)) as typeof window.setTimeout;
}

/** At these sizes in one language: a page in another is opened anew. */
async function look(page: Page, place: Place, language: string, sizes: number[][]) {
  const found: string[] = [];
  await prefer(page, { language });
  for (const [i, [width, height]] of sizes.entries()) {
    await page.setViewportSize({ width, height });
    if (i === 0) await visit(page, world.url, place);
    else if (place.watch) await again(page, place);
    await settled(page);
    const name = `${place.name} ${width}x${height} ${language}`;
    for (const text of await clipped(page)) found.push(`${name}: ${text}`);
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
  const page = await world.page(context, '/games');
  await prefer(page, { hints: false, pace: 'slow', ...preferred });
  await page.waitForSelector('h1');
  await keep(page, wanted);
  const found: string[] = [];
  for (const [turn, place] of wanted.entries())
    for (const [l, language] of (all ? languages : longest).entries()) {
      const here = sizes.filter((_, i) => all || (turn + i) % 2 === l);
      found.push(...(await look(page, place, language, here)));
    }
  expect(found).toEqual([]);
  expect(world.faults).toEqual([]);
  await context.close();
}

const minutes = all ? 60 : 8; // of a busy machine
test('every screen can be read', () => lookAtAll(screens), minutes * 60_000);
test('every scene can be read', () => lookAtAll(scenes), minutes * 60_000);

const largest = { letters: 'largest', cards: 'largest' };
const some = [...screens, ...scenes].filter(
  (p) => all || ['settings', 'turn', 'character', 'waiting'].includes(p.name),
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
    world.url,
    scenes.find((p) => p.name === 'fight for another')!,
  );
  expect(await sizeOf('.hand .card', 'zoom')).toBe(1.28);
  await context.close();
});
