// Lessons are finished by following what they show: the test reads each step as it stands there. One in
// every language, all of them on desk and phone; with DARKROCK_ALL all in every language.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { lessonIds } from '../src/state/lessonFiles';
import { barriers, languages, laptop, phone, World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const screens = {
  desk: { viewport: laptop },
  phone: { viewport: phone, hasTouch: true, isMobile: true },
};
type Screen = keyof typeof screens;
const all = !!process.env.DARKROCK_ALL;

interface Said {
  step: string;
  codes: number[];
  text: string;
  covered: boolean; // what it points at
  pressed: boolean; // there is a button to go on with
  over: boolean;
}

/** What the lesson says, once it is the learner's turn. */
async function said(page: Page): Promise<Said> {
  await page.locator('aside.coach:not(.waits)').waitFor({ timeout: 60_000 }); // the others' turns, too
  return page.evaluate(() => {
    const coach = document.querySelector<HTMLElement>('aside.coach')!;
    const box = coach.getBoundingClientRect();
    const rings = [...document.querySelectorAll('.ring')].map((r) => r.getBoundingClientRect());
    return {
      step: coach.dataset.step ?? '',
      codes: (coach.dataset.codes ?? '').split(' ').filter(Boolean).map(Number),
      text: coach.querySelector('.ask')?.textContent?.trim() ?? '',
      covered: rings.some(
        (r) =>
          Math.min(r.right, box.right) - Math.max(r.left, box.left) > 12 &&
          Math.min(r.bottom, box.bottom) - Math.max(r.top, box.top) > 12,
      ),
      pressed: !!coach.querySelector('.main'),
      over: !!coach.querySelector('.ways'),
    };
  });
}

/** Presses the button of a choice, in the list it stands in; cards of a set are lifted. */
async function take(page: Page, code: number) {
  const press = (selector: string) =>
    page.evaluate((s) => {
      const found = document.querySelector<HTMLElement>(s);
      found?.click();
      return !!found;
    }, selector);
  const own = `.entry[data-code="${code}"] button`;
  if (await press(own)) return;
  if (await page.locator('.prompt .lift').count())
    return void (await press(`[data-card="${(code >> 16) & 255}"]`));
  const groups = await page
    .locator('.entry:not([data-code]):not(.no)')
    .evaluateAll((entries) => entries.map((e) => e.getAttribute('data-verb')));
  for (const verb of groups) {
    await press(`.entry[data-verb="${verb}"]:not([data-code]) button`);
    await page.waitForTimeout(30);
    if (await press(own)) return;
    await press('.prompt .back');
    await page.waitForTimeout(30);
  }
  throw new Error(`no button for ${code}`);
}

async function finish(page: Page, id: string) {
  await page.goto(`${world.url}/lesson/${id}`);
  let last = '';
  for (let i = 0; i < 60; i++) {
    const now = await said(page);
    if (now.over) return;
    expect(now.text, `${id} ${now.step}`).not.toBe('');
    expect(now.covered, `${id} ${now.step}: its words lie over what they speak about`).toBe(false);
    if (now.pressed) await page.locator('aside.coach .main').click();
    else await take(page, now.codes[0]);
    const key = `${now.step} ${now.codes}`;
    expect(key, `${id}: ${await page.locator('.problem').allInnerTexts()}`).not.toBe(last);
    last = key;
    await expect
      .poll(async () => {
        const next = await said(page);
        return `${next.step} ${next.codes}`;
      })
      .not.toBe(key);
  }
  throw new Error(`${id} does not end`);
}

const wanted = (language: string, id: string) => all || language === 'en' || id === lessonIds[0];

for (const screen of Object.keys(screens) as Screen[])
  for (const language of screen === 'desk' || all ? languages : ['en'])
    test(`lessons are finished by their own steps: ${screen}, ${language}`, async () => {
      const locale = language === 'pt' ? 'pt-BR' : language;
      const context = await world.person({ ...screens[screen], locale });
      const page = await world.page(context, '/learn');
      for (const id of lessonIds.filter((id) => wanted(language, id))) await finish(page, id);
      await page.goto(world.url + '/learn');
      await page.locator('.star.won').first().waitFor();
      expect(await barriers(page)).toEqual([]);
      expect(world.faults).toEqual([]);
      await context.close();
    });

test('a wrong try is answered, and a lesson is resumed where it was left', async () => {
  const context = await world.person();
  const page = await world.page(context, '/lesson/riding');
  const first = await said(page);
  await page.keyboard.press('Digit1'); // another income than the one asked for
  await expect.poll(() => page.locator('.problem').innerText()).toContain('here take $10');
  await take(page, first.codes[0]);
  await expect.poll(async () => (await said(page)).step).toBe('ride');
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  expect((await said(page)).step).toBe('ride');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.poll(async () => (await said(page)).step).toBe('income');
  await context.close();
});

test('a position is opened to be played', async () => {
  const context = await world.person();
  const page = await world.page(context, '/try/big-sale');
  await page.locator('section.prompt').waitFor();
  await page.keyboard.press('KeyS');
  await page.keyboard.press('Digit3');
  await expect.poll(() => page.getByRole('log').innerText()).toContain('3 LP');
  expect(world.faults).toEqual([]);
  await context.close();
});
