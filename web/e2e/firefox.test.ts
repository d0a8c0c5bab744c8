// The same page in Firefox: what the other tests go through in Chromium, in short.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFirefox } from './browsers';
import { clipped } from './clipped';
import { answerNext, dice, startOffline } from './hands';
import { keep, prefer, scenes, visit } from './places';
import { phone, World } from './world';

const world = new World();
beforeAll(() => world.begin(openFirefox));
afterAll(() => world.end());

test('a game by keyboard, in another language, and its replay', async () => {
  const context = await world.person();
  const page = await world.page(context);
  await startOffline(page);
  const game = new URL(page.url()).pathname.split('/')[2];
  await answerNext(page, dice(3), 24);
  const answered = Number(await page.locator('[data-shown]').getAttribute('data-shown'));
  expect(answered).toBeGreaterThan(24);

  await page.goto(world.url);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('uk');
  await page.getByRole('button', { name: 'У сідло' }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.goto(`${world.url}/local/${game}`);
  await page.waitForSelector('section.prompt');
  expect(await page.locator('section.prompt h1').textContent()).toMatch(/\p{Script=Cyrillic}/u);
  // what had one answer may have been answered on the way out
  const shown = Number(await page.locator('[data-shown]').getAttribute('data-shown'));
  expect(shown).toBeGreaterThanOrEqual(answered);

  await page.goto(`${world.url}/replay?local=${game}`);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  await slider.fill('5');
  await slider.blur();
  await page.keyboard.press('Period');
  await page.getByText(/^6 \/ /).waitFor();
  expect(world.faults).toEqual([]);
  await context.close();
});

test('scenes have their room', async () => {
  const context = await world.person({ viewport: { width: 1366, height: 640 } });
  const page = await world.page(context, '/games');
  await page.waitForSelector('h1');
  const places = scenes.filter((p) => ['turn', 'fight', 'shop', 'gazette'].includes(p.name));
  await keep(page, places);
  await prefer(page, { hints: false });
  for (const place of places) {
    await visit(page, place);
    for (const size of [phone, { width: 1366, height: 640 }]) {
      await page.setViewportSize(size);
      await expect.poll(() => clipped(page), { message: place.name }).toEqual([]);
    }
  }
  expect(world.faults).toEqual([]);
  await context.close();
});
