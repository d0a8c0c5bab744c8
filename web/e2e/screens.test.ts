// Every screen: no barrier, no scroll of the page, nothing cut off, in all languages and sizes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { answerNext, dice, startOffline } from './hands';
import { barriers, languages, laptop, overflow, phone, World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const screens = [
  '/',
  '/new',
  '/games',
  '/rules',
  '/rules/B7.3',
  '/settings',
  '/replay',
  '/t/ABCDEF',
  '/nowhere/',
];

/** Waits until the page is there, with its fonts, and nothing moves any more. */
async function settle(page: Page) {
  await page.waitForSelector('main:not([aria-busy]) :is(h1, h2)');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((a) => a.finished));
  });
}
const speak = (page: Page, language: string) =>
  page.evaluate((code) => {
    const kept = JSON.parse(localStorage.getItem('darkrock.settings') ?? '{}');
    localStorage.setItem('darkrock.settings', JSON.stringify({ ...kept, language: code }));
  }, language);

async function expectFits(page: Page) {
  const { x, y } = await overflow(page);
  expect(x).toBeLessThanOrEqual(0);
  expect(y).toBeLessThanOrEqual(0);
}

test.each([
  ['light', laptop],
  ['dark', laptop],
  ['light', phone],
  ['dark', { width: 844, height: 390 }],
] as const)('no barrier on any screen, %s %o', async (colorScheme, viewport) => {
  const context = await world.person({ viewport, colorScheme });
  const page = await world.page(context);
  for (const path of screens) {
    await page.goto(world.url + path);
    await settle(page);
    expect(await barriers(page), path).toEqual([]);
    expect((await overflow(page)).x, path).toBeLessThanOrEqual(0);
  }
  await page.goto(world.url);
  await startOffline(page);
  const roll = dice(2);
  for (let i = 0; i < 40; i += 10) {
    await answerNext(page, roll, 10);
    expect(await barriers(page), `game ${i}`).toEqual([]);
  }
  await context.close();
});

test.each(languages)('everything is said in %s', async (language) => {
  const context = await world.person();
  const page = await world.page(context);
  await speak(page, language);
  const texts: string[] = [];
  for (const path of ['/', '/new', '/settings', '/rules']) {
    await page.goto(world.url + path);
    await settle(page);
    texts.push(await page.locator('body').innerText());
  }
  await page.goto(world.url);
  await page.locator('button.cta, button.big').first().click();
  await page.waitForSelector('section.prompt');
  const roll = dice(4);
  await answerNext(page, roll, 25);
  await expectFits(page);
  texts.push(await page.locator('body').innerText());
  const all = texts.join('\n');
  expect(all).not.toMatch(/\{\w+[|}]|undefined|\[object/);
  expect(await page.evaluate(() => document.documentElement.lang)).toMatch(
    new RegExp(`^${language}`),
  );
  if (language === 'uk') {
    const letters = all.match(/\p{L}/gu)!;
    const cyrillic = letters.filter((c) => /\p{Script=Cyrillic}/u.test(c));
    expect(cyrillic.length / letters.length).toBeGreaterThan(0.85);
  }
  // and at any time in another
  await page.evaluate(() => document.title);
  expect(world.faults).toEqual([]);
  await context.close();
});

test.each([laptop, { width: 1366, height: 640 }, { width: 1920, height: 1080 }, phone])(
  'the game fits %o',
  async (viewport) => {
    const context = await world.person({ viewport, hasTouch: viewport.width < 600 });
    const page = await world.page(context);
    await startOffline(page);
    const roll = dice(6);
    for (let i = 0; i < 60; i += 12) {
      await answerNext(page, roll, 12);
      await expectFits(page);
    }
    await context.close();
  },
);
