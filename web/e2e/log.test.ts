// What happened: the log action by action, and the recap when it is your turn again.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { answer, dice, ready, startOffline } from './hands';
import { keep as keepGames, scenes, visit } from './places';
import { barriers, phone, World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const keep = async (page: Page, name: string) => {
  const folder = process.env.DARKROCK_PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
};
const recap = (page: Page) => page.getByRole('group', { name: 'Since your turn' });

/** Answers until it is this person's turn again and others did something. */
async function untilRecap(page: Page, sign: ReturnType<typeof recap>) {
  const roll = dice(3);
  for (let i = 0; i < 60; i++) {
    await ready(page);
    if (await sign.isVisible()) return;
    await answer(page, roll);
  }
  throw new Error('no recap came');
}

test('each action is one line, opened for its steps and rules; the recap is put away', async () => {
  const context = await world.person();
  const page = await world.page(context);
  await startOffline(page);
  await untilRecap(page, recap(page));
  await keep(page, 'recap');
  expect(await recap(page).locator('button[aria-expanded]').count()).toBeGreaterThan(0);
  expect(await barriers(page)).toEqual([]);
  await recap(page).getByRole('button', { name: 'Close' }).click();
  await recap(page).waitFor({ state: 'detached' });

  const log = page.getByRole('log', { name: 'Log' });
  const lines = log.locator('button[aria-expanded]');
  expect(await lines.count()).toBeGreaterThan(3);
  expect(await log.innerText()).not.toMatch(/\bB\d+\.\d|\$0|\b0 nuggets/);
  await lines.last().click();
  await expect.poll(() => log.innerText()).toMatch(/\bB\d+\.\d/);
  for (const text of await lines.allInnerTexts()) expect(text.trim()).toMatch(/^["“\p{Lu}]/u);
  await keep(page, 'log');

  await page.keyboard.press('KeyL');
  const all = page.getByRole('dialog', { name: 'Log' });
  const before = await all.locator('button[aria-expanded]').count();
  await all.getByRole('searchbox').fill('B3.2');
  await expect.poll(() => all.locator('button[aria-expanded]').count()).toBeLessThan(before);
  expect(await all.locator('button[aria-expanded=true]').count()).toBeGreaterThan(0);
  expect(await barriers(page)).toEqual([]);
  await keep(page, 'log-all');
  expect(world.faults).toEqual([]);
  await context.close();
});

test('on a phone the recap waits in the log, and covers no question', async () => {
  const context = await world.person({ viewport: phone, hasTouch: true });
  const page = await world.page(context);
  await startOffline(page);
  const chip = page.getByRole('button', { name: 'Since your turn' });
  await untilRecap(page, chip);
  const question = (await page.locator('section.prompt h1').boundingBox())!;
  const box = (await chip.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(question.y);
  await keep(page, 'recap-phone');
  await chip.click();
  await recap(page).waitFor();
  await keep(page, 'recap-phone-log');
  await context.close();
});

const named = (name: string) => scenes.find((s) => s.name === name)!;
const meets = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('no preview lies over the scene or the question, and none is empty', async () => {
  const context = await world.person();
  const page = await world.page(context, '/nowhere');
  const places = [named('fight shown'), named('shop'), named('dice')];
  await keepGames(page, places);
  let seen = 0;
  for (const place of places) {
    await visit(page, place);
    await page.locator('.host').waitFor();
    for (const option of await page.locator('.prompt .entry:not(.no) button').all()) {
      await option.hover();
      await page.waitForTimeout(150);
      const tip = page.locator('.tip');
      if (!(await tip.isVisible())) continue;
      seen++;
      expect((await tip.innerText()).split('\n').length).toBeGreaterThan(1);
      const boxes = await page.evaluate(() =>
        ['.tip', '.scene .host', 'section.prompt'].map((of) =>
          document.querySelector(of)!.getBoundingClientRect().toJSON(),
        ),
      );
      expect(boxes.slice(1).filter((box) => meets(boxes[0], box))).toEqual([]);
    }
    await keep(page, `preview-${place.name}`);
  }
  expect(seen).toBeGreaterThan(0);
  await context.close();
});
