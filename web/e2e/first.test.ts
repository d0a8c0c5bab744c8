// The first real game: notes that come at their time, opponents who say why, choices taken back; and what
// there is to read and learn without a network.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { answer, answerNext, asked, dice, ready } from './hands';
import { barriers, phone, World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

async function rideOut(page: Page) {
  await page.locator('section.pane .cta').click();
  await page.waitForURL(/\/local\//);
  await page.locator('section.prompt').waitFor();
}

interface Note {
  id: string;
  pressed: boolean; // it stays until it is read
  covers: boolean; // what it is about
  high: number; // pixels, over a scene that fills the screen
}
const noteOn = (page: Page): Promise<Note | null> =>
  page.evaluate(() => {
    const note = document.querySelector<HTMLElement>('aside.learn');
    if (!note) return null;
    const box = note.getBoundingClientRect();
    const rings = [...document.querySelectorAll('.ring')].map((r) => r.getBoundingClientRect());
    const filled = innerWidth < 500 && document.querySelector('.host');
    return {
      high: filled ? box.height : 0,
      id: note.dataset.note!,
      pressed: !!note.querySelector('.plain'),
      covers: rings.some(
        (r) =>
          Math.min(r.right, box.right) - Math.max(r.left, box.left) > 12 &&
          Math.min(r.bottom, box.bottom) - Math.max(r.top, box.top) > 12,
      ),
    };
  });
/** The same once it lies where it belongs. */
async function settled(page: Page): Promise<Note | null> {
  let note = await noteOn(page);
  for (let i = 0; i < 40 && note && (note.covers || note.high > 60); i++) {
    await page.waitForTimeout(50);
    note = await noteOn(page);
  }
  return note;
}

test('what is new is told once, one thing at a time, beside what it is about', async () => {
  for (const options of [{}, { viewport: phone, hasTouch: true, isMobile: true }]) {
    const context = await world.person(options);
    const page = await world.page(context, '/learn');
    await page.locator('section.pane .cta').waitFor();
    expect(await barriers(page)).toEqual([]);
    await rideOut(page);
    await expect.poll(async () => (await noteOn(page))?.id).toBe('character');
    const first = page.getByRole('complementary');
    const title = first.getByRole('button', { expanded: false });
    await expect.poll(() => title.count()).toBe('isMobile' in options ? 1 : 0);
    if ('isMobile' in options) await title.click();
    await first.getByRole('button', { name: 'Rules B2.3' }).click();
    await expect.poll(() => page.getByRole('dialog').innerText()).toContain('B2.3');
    await page.keyboard.press('Escape');
    if ('isMobile' in options) await first.getByRole('button', { name: 'Close' }).click();

    const roll = dice(11);
    const told: string[] = [];
    for (let i = 0; i < 120 && told.length < 7; i++) {
      await ready(page);
      await page.waitForTimeout(40);
      const note = await settled(page);
      const question = (await asked(page))?.question;
      expect(note?.covers ?? false, `${note?.id}: ${question}`).toBe(false);
      expect(note?.high ?? 0, `${note?.id}: ${question}`).toBeLessThan(60);
      if (note && told.at(-1) !== note.id) {
        expect(told, question).not.toContain(note.id);
        if (!told.includes('action')) expect(note.pressed, note.id).toBe(false);
        told.push(note.id);
      }
      if (note?.pressed) {
        await page.locator('aside.learn .plain').click();
        expect((await noteOn(page))?.pressed ?? false, 'another waits for the next question').toBe(
          false,
        );
      }
      await answer(page, roll);
    }
    expect(told.length, told.join()).toBeGreaterThanOrEqual(7);
    expect(told).toContain('income');
    expect(world.faults).toEqual([]);
    await context.close();
  }
});

test('the others say why, and any choice can be taken back', async () => {
  const context = await world.person({ locale: 'fr-FR' });
  const page = await world.page(context, '/learn');
  await rideOut(page);
  const round = () => page.locator('.bar').innerText();
  await answerNext(page, dice(3), 3);
  await ready(page);
  const before = await round();
  // to the end of the turn, and through those of the others
  for (let i = 0; i < 60 && (await round()) === before; i++) await answerNext(page, dice(i), 1);
  await ready(page);
  expect(await round()).not.toBe(before);
  const log = page.locator('section.log');
  await expect.poll(() => log.locator('q').count()).toBeGreaterThan(0);
  for (const why of await log.locator('q').allInnerTexts()) expect(why).toMatch(/[.!]$/);

  for (let i = 0; i < 9 && (await round()) !== before; i++) {
    await ready(page);
    await page.keyboard.press('KeyU');
    await page.waitForTimeout(150);
  }
  expect(await round()).toBe(before);
  await answerNext(page, dice(5), 8); // and on it goes
  await page.reload();
  await ready(page);
  expect(await page.locator('.problem').count()).toBe(0);
  expect(world.faults).toEqual([]);
  await context.close();
});

test('the rulebook, lessons and examples open without a network', async () => {
  const context = await world.person();
  const page = await world.page(context);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await world.goOffline(context);
  for (const [path, found] of [
    ['/rules', 'h1'],
    ['/rules/poker', 'h1'],
    ['/rules/B7.3', 'h1'],
    ['/rules/almanac', 'h1'],
    ['/learn', '.star'],
    ['/lesson/poker', 'aside.coach'],
    ['/try/duel', 'section.prompt'],
  ]) {
    await page.goto(world.url + path);
    await page.locator(found).first().waitFor();
  }
  await context.close();
});
