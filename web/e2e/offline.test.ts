// Games in the browser alone.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page, Request } from 'playwright-core';
import { andSee, answerNext, asked, dice, isOver, playToEnd, ready, startOffline } from './hands';
import { tapAnswer } from './taps';
import { barriers, phone, program, World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

/** A context whose home page offers quick bots and a short game. */
async function rider(options: Parameters<World['person']>[0] = {}, meant?: RegExp) {
  const context = await world.person(options);
  const page = await world.page(context, '/', meant);
  await page
    .getByRole('radio', { name: /Short/ })
    .or(page.getByRole('button', { name: /Short/ }))
    .first()
    .click();
  for (const select of await page.locator('select').all()) {
    if ((await select.locator('option[value="easy"]').count()) > 0)
      await select.selectOption('easy');
  }
  return { context, page };
}

/** The replay viewer, still without a network: to the middle, and everybody's cards. */
async function watch(page: Page, path: string) {
  await page.goto(world.url + '/replay');
  await page.locator('input[type=file]').setInputFiles(path);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const middle = Math.round(Number(await slider.getAttribute('max')) / 2);
  await slider.fill(String(middle));
  await expect.poll(() => page.locator('section.replay').innerText()).toContain(`${middle} / `);
  const hands = page.getByRole('group', { name: 'All hands' });
  expect(await hands.getByRole('group').count()).toBeGreaterThan(1);
  expect(
    (await hands.innerText()).match(/of (Hearts|Diamonds|Clubs|Spades)|[2-9JQKA]/g)!.length,
  ).toBeGreaterThan(3);
  expect(await barriers(page)).toEqual([]);
}

test('a whole game by keyboard, without a network, to the Gazette and its replay', async () => {
  const { context, page } = await rider({}, /Failed to load resource: net::/);
  await startOffline(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await world.goOffline(context);
  await page.reload();
  await page.waitForSelector('section.prompt');
  const answers = await playToEnd([page]);
  expect(answers).toBeGreaterThan(20);
  expect(await page.title()).toBe('Darkrock');
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('LP');
  expect(await barriers(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /replay/i })
      .first()
      .click(),
  ]);
  const path = (await file.path())!;
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(/^darkrock replay 1/);
  expect(text).toMatch(/^end /m);
  execFileSync(program, ['replay', 'verify', path]); // the native program comes to the same hashes
  await watch(page, path);
  expect(world.faults).toEqual([]);
  await context.close();
});

test('the first game costs at most 600 kB of download, engine and fonts included', async () => {
  const context = await world.person();
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  // the network, which nobody waits for; no more do scenes and notes
  const forBots: string[] = [];
  const behind = /\/(played|Guide|Rings|later)[-.][^/]*$/;
  const weigh = (request: Request) => {
    if (request.url().endsWith('.bin')) return void forBots.push(request.url());
    if (behind.test(request.url())) return;
    sizes.push(request.sizes().then((s) => s.responseBodySize + s.responseHeadersSize));
  };
  page.on('requestfinished', weigh);
  await page.goto(world.url);
  await page.waitForLoadState('networkidle');
  expect(forBots).toEqual([]); // the first page does without
  await startOffline(page);
  await expect.poll(() => forBots.length).toBeGreaterThan(0);
  page.off('requestfinished', weigh); // what comes now may not outlive the page
  const loaded = await Promise.all(sizes);
  const bytes = loaded.reduce((a, b) => a + b, 0);
  console.log(`first load: ${loaded.length} files, ${Math.round(bytes / 1000)} kB`);
  expect(loaded.length).toBeGreaterThan(10);
  expect(bytes).toBeGreaterThan(400_000); // the engine is among them
  expect(bytes).toBeLessThan(600_000);
  await context.close();
});

test('a reload in the middle of a fight changes nothing', async () => {
  const { context, page } = await rider();
  await startOffline(page);
  const roll = dice(3);
  const fighting = () =>
    page.evaluate(
      () => document.querySelector('section.prompt h1')?.textContent === 'Which card do you lay?',
    );
  let found = false;
  for (let i = 0; i < 300 && !found; i++) {
    await answerNext(page, roll, 1);
    await ready(page);
    found = await fighting();
  }
  expect(found).toBe(true);
  const before = await asked(page);
  const log = await page.getByRole('log').innerText();
  await page.reload();
  await page.waitForSelector('section.prompt');
  expect(await asked(page)).toEqual(before);
  expect(await page.getByRole('log').innerText()).toBe(log);
  await context.close();
});

test('own choices are taken back until something is revealed', async () => {
  const { context, page } = await rider();
  await startOffline(page);
  const roll = dice(5);
  let undone = false;
  for (let i = 0; i < 400 && !undone; i++) {
    const before = await asked(page);
    if (before && /Which action/.test(before.question)) {
      await andSee(page, () => page.keyboard.press('KeyM'));
      await andSee(page, () => page.keyboard.press('Digit1'));
      await ready(page);
      const undo = page.getByRole('button', { name: 'Take back' }).first();
      if ((await undo.getAttribute('aria-disabled')) !== 'true') {
        await page.keyboard.press('KeyU');
        await expect.poll(async () => (await asked(page))?.question).toBe(before.question);
        undone = true;
      }
    } else await answerNext(page, roll, 1);
  }
  expect(undone).toBe(true);
  await context.close();
});

test('the tab says that it is your turn, in your language, and no longer than that', async () => {
  const { context, page } = await rider();
  const icon = () => page.locator('link[rel=icon]').getAttribute('href');
  const badged = () => page.evaluate(() => document.documentElement.dataset.badge);
  await page.addInitScript(() => {
    const show = async (badge: string) => void (document.documentElement.dataset.badge = badge);
    navigator.setAppBadge = () => show('yes'); // of an installed app
    navigator.clearAppBadge = () => show('no');
  });
  expect(await page.title()).toBe('Darkrock');
  await page.reload();
  await expect.poll(badged).toBe('no');
  await startOffline(page);
  await expect.poll(() => page.title()).toBe('● Your turn · Darkrock');
  expect(await icon()).toMatch(/^data:/);
  expect(await badged()).toBe('yes');
  const other = await world.page(context, '/settings');
  expect(await other.title()).toBe('Settings · Darkrock');
  await other.getByRole('radio', { name: 'Italiano' }).click();
  await expect.poll(() => other.title()).toBe('Impostazioni · Darkrock');
  await expect.poll(() => page.title()).toBe('● Tocca a te · Darkrock');
  await expect.poll(() => page.locator('.stats').first().innerText()).toMatch(/\d\$/);
  await page.goBack();
  await expect.poll(() => page.title()).toBe('Darkrock');
  expect(await icon()).toBe('/icon.svg');
  expect(await badged()).toBe('no');
  expect(world.faults).toEqual([]);
  await context.close();
});

test('a saved game that is broken is kept and explained', async () => {
  const { context, page } = await rider();
  await startOffline(page);
  const id = new URL(page.url()).pathname.split('/')[2];
  await page.goto(world.url + '/games'); // nobody writes to it now
  await page.evaluate(
    (key) =>
      new Promise<void>((done) => {
        const open = indexedDB.open('darkrock');
        open.onsuccess = () => {
          const store = open.result.transaction('games', 'readwrite').objectStore('games');
          const get = store.get(key);
          get.onsuccess = () => {
            store.put({ ...get.result, replay: get.result.replay + '1 fly away @00000000\n' });
            store.transaction.oncomplete = () => done();
          };
        };
      }),
    id,
  );
  await page.goto(world.url + '/local/' + id);
  await expect.poll(() => page.locator('body').innerText()).toMatch(/cannot be read/i);
  await page.goto(world.url + '/games');
  await expect
    .poll(() => page.getByRole('button', { name: /export|replay|file/i }).count())
    .toBeGreaterThan(0);
  await page.goto(world.url + '/local/nothing');
  await expect.poll(() => page.locator('body').innerText()).toMatch(/no such game/i);
  await context.close();
});

test('on a desk a paper lies beside the table, which stays in use', async () => {
  const { context, page } = await rider();
  await startOffline(page);
  const papers = page.getByRole('dialog');
  const over = page.locator('dialog:modal');
  await answerNext(page, dice(5), 6);
  await ready(page);
  const all = page.getByRole('button', { name: 'all', exact: true });
  await all.press('Enter');
  await papers.getByRole('searchbox').waitFor();
  expect(await over.count()).toBe(0);

  const question = await asked(page);
  await page.keyboard.press('Digit1'); // who reads does not play
  expect(await asked(page)).toEqual(question);
  await papers.locator('button[aria-expanded]').first().click();
  await papers.locator('.cite').first().click();
  await expect.poll(() => papers.count()).toBe(2);
  await page.keyboard.press('Escape');
  await expect.poll(() => papers.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => papers.count()).toBe(0);
  expect(await all.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press('KeyL');
  await papers.waitFor();
  const before = await page.locator('[data-shown]').getAttribute('data-shown');
  for (let i = 0; i < 40; i++) {
    await ready(page);
    await andSee(page, () =>
      page.locator('section.prompt .acts .entry:not(.no) button').first().click(),
    );
    if ((await page.locator('[data-shown]').getAttribute('data-shown')) !== before) break;
  }
  expect(await page.locator('[data-shown]').getAttribute('data-shown')).not.toBe(before);
  expect(await papers.count()).toBe(1);
  expect(await barriers(page)).toEqual([]);
  await context.close();
});

test('on a phone a paper covers the table', async () => {
  const { context, page } = await rider({ viewport: phone, hasTouch: true, isMobile: true });
  await startOffline(page);
  await page.keyboard.press('KeyL');
  await page.locator('dialog:modal').waitFor();
  await page.keyboard.press('KeyL');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(world.faults).toEqual([]);
  await context.close();
});

test('a whole game on a phone by tapping', async () => {
  const { context, page } = await rider({ viewport: phone, hasTouch: true, isMobile: true });
  await startOffline(page);
  const roll = dice(4);
  for (let i = 0; i < 800 && !(await isOver(page)); i++) {
    if (i === 40) expect(await barriers(page)).toEqual([]);
    await ready(page);
    await tapAnswer(page, roll);
  }
  expect(await isOver(page), JSON.stringify(await asked(page))).toBe(true);
  await context.close();
});

test('a game opened in a second tab is left by the first', async () => {
  const { context, page } = await rider();
  await startOffline(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.waitForSelector('section.prompt');
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('another tab');
  const before = await asked(second);
  await page.keyboard.press('Digit1');
  await expect.poll(() => page.locator('.prompt .problem').innerText()).toContain('another tab');
  await second.reload();
  await second.waitForSelector('section.prompt');
  expect(await asked(second)).toEqual(before);
  await context.close();
});
