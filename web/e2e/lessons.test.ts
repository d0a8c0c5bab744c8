// Lessons are finished by following what they show: the test reads each step as it stands there. Each on desk
// and phone, languages by turns; with DARKROCK_ALL in every language on both.
// DARKROCK_PICTURES=FOLDER keeps a picture of each step.
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
  then: number[]; // what follows without another word
  text: string;
  points: number; // things it points at
  rings: number; // of those that are seen
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
    const numbers = (list = '') => list.split(' ').filter(Boolean).map(Number);
    return {
      step: coach.dataset.step ?? '',
      codes: numbers(coach.dataset.codes),
      then: numbers(coach.dataset.then),
      text: coach.querySelector('.ask')?.textContent?.trim() ?? '',
      points: Number(coach.dataset.points),
      rings: rings.length,
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

/** The same once the rings lie where they belong: a scene may have to close, the board to slide. */
async function pointed(page: Page): Promise<Said> {
  let now = await said(page);
  for (let i = 0; i < 160 && (now.rings < now.points || now.covered); i++) {
    await page.waitForTimeout(50);
    now = await said(page);
  }
  return now;
}

const verbOf = (code: number) => code >>> 24;
const cardOf = (code: number) => (code >> 16) & 255;

/** Presses the button of a choice, in the list it stands in; cards of a set are lifted and laid. */
async function take(page: Page, code: number, then: number[] = []) {
  const press = (selector: string) =>
    page.evaluate((s) => {
      const found = document.querySelector<HTMLElement>(s);
      found?.click();
      return !!found;
    }, selector);
  const own = `.entry[data-code="${code}"] button`;
  if (await press(own)) return;
  if (await page.locator('.prompt .lift').count()) {
    const end = then.findIndex((c) => verbOf(c) !== verbOf(code));
    for (const c of [code, ...then.slice(0, end < 0 ? undefined : end)])
      await press(`[data-card="${cardOf(c)}"]`);
    return void (await page.locator('.prompt .lift .go:not(:disabled)').click());
  }
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

const pictures = process.env.DARKROCK_PICTURES;

/** `heard`: what a screen reader finds is looked at, too. */
async function finish(page: Page, id: string, tag: string, heard: boolean) {
  let last = '';
  for (let i = 0; i < 60; i++) {
    const now = await pointed(page);
    if (pictures) await page.screenshot({ path: `${pictures}/${id}-${tag}-${i}.png` });
    if (now.over) return;
    const where = `${id} ${now.step} ${tag}`;
    expect(now.text, where).not.toBe('');
    expect(now.covered, `${where}: its words lie over what they speak about`).toBe(false);
    expect(now.rings, `${where}: what it points at is not to be seen`).toBeGreaterThanOrEqual(
      now.points,
    );
    if (heard && i === 0) expect(await barriers(page), where).toEqual([]);
    if (now.pressed) await page.locator('aside.coach .main').click();
    else await take(page, now.codes[0], now.then);
    const key = `${now.step} ${now.codes}`;
    expect(key, `${where}: ${await page.locator('.problem').allInnerTexts()}`).not.toBe(last);
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

/** Each lesson on both screens, languages by turns; with DARKROCK_ALL in all of them. */
function ways(at: number): { language: string; screen: Screen }[] {
  return (Object.keys(screens) as Screen[]).flatMap((screen, i) =>
    (all ? languages : [languages[(2 * at + i) % 5]]).map((language) => ({ language, screen })),
  );
}

for (const [at, id] of lessonIds.entries())
  for (const { language, screen } of ways(at))
    test(`a lesson is finished by its own steps: ${id}, ${screen}, ${language}`, async () => {
      const locale = language === 'pt' ? 'pt-BR' : language;
      const context = await world.person({ ...screens[screen], locale, reducedMotion: 'reduce' });
      const page = await world.page(context, `/lesson/${id}`);
      await finish(page, id, `${screen}-${language}`, screen === (at % 2 ? 'phone' : 'desk'));
      await page.locator('aside.coach .ways a').click();
      await page.locator('.star.won').first().waitFor();
      if (at === 0) expect(await barriers(page)).toEqual([]);
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

test("a lesson of one's own is opened from its file, with cards of one's own", async () => {
  const context = await world.person();
  const page = await world.page(context, '/learn');
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  const cards =
    'poker poker-payday\n  name Payday\n  cards 5 red\n  action: gain $50\n  source ours';
  const lesson =
    'lesson pay\ntitle "Pay"\nplayers 3\nhand 1 5h\nturn 1\n' +
    'step pay\n  do play 5h\n  point card 5h\n  ask "Play Payday."\n  done "A rich one."\n';
  await page
    .locator('input[type=file]')
    .setInputFiles([
      file('pay.lesson', lesson),
      file('rich.cards', `pack rich\n  title Rich\n\n${cards}\n`),
    ]);
  const first = await said(page);
  expect(first.text).toBe('Play Payday.');
  await page.reload();
  await take(page, (await said(page)).codes[0]);
  await expect.poll(() => page.locator('aside.coach').innerText()).toContain('A rich one.');
  expect(await page.getByRole('log').innerText()).toContain('$50');
  expect(world.faults).toEqual([]);
  await context.close();
});
