// The review of a game in the browser: of one that was recorded, and of one played at a server.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { clipped } from './clipped';
import { playToEnd } from './hands';
import { prefer, recorded } from './places';
import { api, host } from './tables';
import { barriers, languages, World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const budget = 60_000; // a tenth of what is usual; the game has clear mistakes
const state = (page: Page) => page.locator('[data-review]').getAttribute('data-review');
const finished = (page: Page) => page.locator('[data-review=done]').waitFor({ timeout: 120_000 }); // of a busy machine
const percentOf = async (page: Page) =>
  Number(/(\d+)\s%/.exec(await page.locator('.progress').innerText())?.[1]);

/** Opens a file, which becomes a game of this browser: its id. */
async function open(page: Page, text: string): Promise<string> {
  await page.goto(world.url + '/replay');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.replay', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForURL(/local=/);
  return new URL(page.url()).searchParams.get('local')!;
}

test('a recorded game: stopped, gone on with, mistakes shown and tried, kept for list and Gazette', async () => {
  const context = await world.person();
  const page = await world.page(context, '/');
  const id = await open(page, recorded('2-first-game'));
  await page.getByRole('link', { name: 'Review' }).waitFor();
  await page.goto(`${world.url}/review?local=${id}&budget=${budget}`);

  // It shows something before it is done, can be left, and goes on from there.
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => state(page)).toBe('stopped');
  const left = await percentOf(page);
  expect(left).toBeLessThan(100);
  await page.reload();
  await page.locator('figure svg').first().waitFor();
  expect(await percentOf(page)).toBeGreaterThanOrEqual(left);
  await finished(page);
  expect(await barriers(page)).toEqual([]);

  // Everybody's parts are there, and where it turned.
  expect(await page.locator('figure .line').count()).toBe(2);
  expect(await page.locator('tbody tr').count()).toBe(2);
  const points = await page.locator('section[aria-labelledby=points] .text').allInnerTexts();
  expect(points.length).toBeGreaterThan(2);

  // The page to keep.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a page' }).click(),
  ]);
  const html = readFileSync((await file.path())!, 'utf8');
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('What could have been better');

  // A mistake: the better choice on the board, in words, and back.
  const faults = page.locator('section[aria-labelledby=choices] ol > li');
  expect(await faults.count()).toBeGreaterThan(1);
  const better = await faults.first().locator('dd b').innerText();
  await faults
    .first()
    .getByRole('link', { name: /Show me/ })
    .click();
  const note = page.getByRole('note', { name: 'The better way' });
  await note.waitFor();
  expect(await note.innerText()).toContain(better);
  expect(await note.innerText()).toMatch(/Chance to win [\d.]+\s% instead of [\d.]+\s%/);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Comma'); // steps as any replay
  await page.keyboard.press('Period');
  await note.getByRole('link', { name: 'Back to the review' }).click();
  await faults.first().waitFor();
  expect(await state(page)).toBe('done'); // nothing is made anew

  // The same moment to play.
  await faults
    .first()
    .getByRole('link', { name: /Try it/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Saddle up' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('section.prompt').waitFor();
  const played = new URL(page.url()).pathname.split('/').pop();
  expect(played).not.toBe(id);
  await page.goto(`${world.url}/review?local=${played}`); // it runs
  await page.getByText('There is a review when the game is over.').waitFor();
  expect(await page.locator('[data-review]').count()).toBe(0);

  // My games, and the Gazette.
  await page.goto(world.url + '/games');
  await expect.poll(() => page.locator('body').innerText()).toMatch(/accuracy \d+\s%/);
  expect(await page.locator('section[aria-labelledby=accuracy] li').count()).toBe(1);
  await page.goto(`${world.url}/local/${id}`);
  const printed = page.locator('dialog.gazette .points li span').first();
  const reviewed = points.join(' ').toLowerCase();
  await expect
    .poll(async () => reviewed.includes((await printed.innerText()).toLowerCase()))
    .toBe(true);
  expect(world.faults).toEqual([]);
  await context.close();
});

test('a review can be read and heard at every size, in every language, and without a network', async () => {
  const context = await world.person();
  const page = await world.page(context);
  const id = await open(page, recorded('2-first-game'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await world.goOffline(context);
  await page.goto(`${world.url}/review?local=${id}&budget=${budget}`);
  await finished(page);
  const sizes = [
    [1366, 768],
    [1920, 1080],
    [390, 844],
    [844, 390],
  ];
  const found: string[] = [];
  for (const [turn, language] of languages.entries()) {
    await prefer(page, { language });
    await page.waitForSelector(`html[lang^=${language}]`);
    await page.emulateMedia({ colorScheme: turn % 2 ? 'dark' : 'light' });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      const name = `${width}x${height} ${language}`;
      found.push(...(await clipped(page)).map((text) => `${name}: ${text}`));
      if (process.env.DARKROCK_PICTURES)
        await page.screenshot({
          path: `${process.env.DARKROCK_PICTURES}/review-${width}x${height}-${language}.png`,
        });
    }
    found.push(...(await barriers(page)).map((text) => `${language}: ${text}`));
    const text = await page.locator('main').innerText();
    found.push(...(text.match(/\{\w+[|}].{0,30}|undefined|review\.\w+/g) ?? []));
    if (language === 'uk') expect(text).toMatch(/Переломні моменти/);
  }
  expect(found).toEqual([]);
  expect(world.faults).toEqual([]);
  await context.close();
});

test('at a server there is a review when the game is over, and nothing before', async () => {
  const context = await world.person();
  const page = await world.page(context, '/', / 400 .*replay/);
  const table = await host(page, { players: 2, bots: [null, 'greedy'], firstGame: true });
  await page.goto(`${world.url}/table/${table.id}`);
  await page.locator('button.cta').click();
  await page.waitForSelector('section.prompt, section.waiting');

  expect((await api(page, 'GET', `/api/tables/${table.id}/replay`)).error.code).toBe('not-over');
  const other = await context.newPage();
  await other.goto(`${world.url}/review?table=${table.id}`);
  await other.getByRole('alert').waitFor();
  expect(await other.locator('[data-review]').count()).toBe(0);
  await other.close();

  await playToEnd([page]);
  await page.getByRole('dialog').getByRole('link', { name: 'Review' }).click();
  await page.waitForURL(/\/review\?table=/);
  await page.goto(`${page.url()}&budget=2000`);
  await finished(page);
  expect(await page.locator('h2').allInnerTexts()).toContain('Luck and skill');
  expect(await page.locator('tbody tr').count()).toBe(2);
  await page.goto(world.url + '/games');
  await expect.poll(() => page.locator('body').innerText()).toMatch(/accuracy \d+\s%/);
  await context.close();
});
