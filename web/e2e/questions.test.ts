// Questions that speak: what Enter takes, cards picked together, and whom an option touches.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { keep, visit, type Place } from './places';
import { laptop, phone, World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const passWins: Place = { name: 'pass wins', game: ['3-goals', 242, 2], sign: '.host' };
const discard: Place = { name: 'two to go', game: ['3-goals', 139, 2], sign: '.lift' };
const explore: Place = { name: 'frontier', game: ['4-ante-up-all', 174, 1], sign: '.lift' };
const forBandits: Place = { name: 'for them', game: ['2-first-game', 114, 2], sign: '.host' };

async function at(place: Place, options: Parameters<World['person']>[0] = {}): Promise<Page> {
  const page = await world.page(await world.person({ viewport: laptop, ...options }));
  await keep(page, [place]);
  await visit(page, place);
  return page;
}
const hand = (page: Page) => page.locator('.hand > button');

test('Enter passes where passing wins, and keeps the card', async () => {
  const page = await at(passWins);
  await expect.poll(() => page.locator('.entry.main b').textContent()).toBe('Pass');
  expect(await page.locator('.prompt h1').textContent()).toBe('Do you play a Reaction?');
  expect(await page.locator('.cause').textContent()).toMatch(/You against .*The cards lie open\./s);
  const before = await hand(page).count();
  await page.keyboard.press('Enter');
  await page
    .getByText(/wins against/)
    .first()
    .waitFor();
  expect(await hand(page).count()).toBeGreaterThanOrEqual(before);
});

test.each([
  ['desk', { viewport: laptop, hasTouch: false }],
  ['phone', { viewport: phone, hasTouch: true }],
])('cards are discarded together, the highest first if you like, on a %s', async (_, options) => {
  const page = await at(discard, options);
  const go = page.locator('.lift .go');
  const sum = page.locator('.lift b');
  await expect.poll(() => sum.textContent()).toBe('0 of 2 cards');
  const held = await hand(page).count();
  const press = async (i: number) => {
    if (options.hasTouch) await hand(page).nth(i).tap();
    else await hand(page).nth(i).click();
  };
  await press(held - 1);
  await expect.poll(() => sum.textContent()).toBe('1 of 2 cards');
  expect(await go.isDisabled()).toBe(true);
  await press(0); // lower, and still to be had
  await expect.poll(() => go.isEnabled()).toBe(true);
  await go.click();
  await expect.poll(() => hand(page).count()).toBe(held - 2);
  expect(await page.locator('.lift').count()).toBe(0);
});

test('exploring adds up what is paid, and says what could stay', async () => {
  const page = await at(explore);
  const sum = page.locator('.lift b');
  await expect.poll(() => sum.textContent()).toMatch(/^Value 0 of \d+$/);
  const held = await hand(page).count();
  for (let i = held; i > 0; i--) await page.keyboard.press(`Digit${i}`);
  await expect.poll(() => page.locator('.spare').textContent()).toMatch(/could stay in your hand/);
  await page.keyboard.press('Escape');
  await expect.poll(() => sum.textContent()).toMatch(/^Value 0 of/);
  expect(await page.locator('.hand [aria-pressed=true]').count()).toBe(0);
});

test('a hint lifts the cards that a bot would pick, and leaves the choice to you', async () => {
  const page = await at(explore);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect.poll(() => page.locator('.hand [aria-pressed=true]').count()).toBeGreaterThan(0);
  expect(await page.locator('.lift .go').isEnabled()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.hand [aria-pressed=true]').count()).toBe(0);
});

test('who plays the bandits reads whom a card hurts', async () => {
  const page = await at(forBandits);
  const who = /You play .* against ([^.]*)\./.exec(
    (await page.locator('.cause').textContent())!,
  )![1];
  for (const text of await page.locator('.prompt .entry small').allTextContents())
    expect(text.startsWith(who)).toBe(true);
});
