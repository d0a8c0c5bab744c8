// Hints that say why, in a game of this browser and without a connection.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { clipped } from './clipped';
import { andSee, ready, startOffline } from './hands';
import { prefer } from './places';
import { barriers, phone, World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const note = (page: Page) => page.getByRole('note', { name: 'Hint' });
const settled = (page: Page) =>
  page.locator('.advice[aria-busy=false]').waitFor({ timeout: 120_000 }); // of a busy machine

test('a hint names the best option, what it gains and how sure it is, and goes with its question', async () => {
  const context = await world.person();
  const page = await world.page(context);
  await prefer(page, { hints: false, pace: 'instant' });
  await page.goto(world.url);
  await startOffline(page);
  await ready(page);

  await page.getByRole('button', { name: 'Hint' }).click();
  await note(page).waitFor();
  await settled(page);
  const text = await note(page).innerText();
  expect(text).toMatch(/Chance to win \d+ %/);
  expect(text).toMatch(/\d+ games played on/);
  expect(await barriers(page)).toEqual([]);
  expect(await clipped(page)).toEqual([]);

  await world.goOffline(context); // what it needs is here
  const lamp = page.locator('section.prompt .entry:has(.lamp) button');
  await andSee(page, () => lamp.first().click());
  await note(page).waitFor({ state: 'detached' });
  await ready(page);
  await page.keyboard.press('KeyH');
  await settled(page);
  await page.keyboard.press('KeyH'); // away again
  await note(page).waitFor({ state: 'detached' });
  expect(world.faults).toEqual([]);
});

test('on a phone it leaves room for the options', async () => {
  const context = await world.person({ viewport: phone, hasTouch: true });
  const page = await world.page(context, '/');
  await prefer(page, { hints: false, pace: 'instant', language: 'it' });
  await page.goto(world.url);
  await page.locator('button.cta').first().click();
  await ready(page);
  await page.getByRole('button', { name: 'Consiglio' }).click();
  await settled(page);
  expect(await page.locator('section.prompt .acts button').first().isVisible()).toBe(true);
});
