// Two people, two browsers, one server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { answer, dice, isOver, playToEnd, ready } from './hands';
import { barriers, World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const api = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([m, p, b]) => {
      const answer = await fetch(p as string, {
        method: m as string,
        headers: { 'X-Darkrock': '1', 'Content-Type': 'application/json' },
        body: b ? JSON.stringify(b) : undefined,
      });
      return answer.json();
    },
    [method, path, body] as const,
  );

/** A table of two people and two bots; its id and code. */
async function host(page: Page, more: object = {}): Promise<{ id: string; code: string }> {
  await api(page, 'POST', '/api/guest', { name: 'Mara' });
  return api(page, 'POST', '/api/tables', {
    players: 4,
    length: 'short',
    bots: [null, null, 'outlaw', 'greedy'],
    title: 'Friday',
    ...more,
  });
}

async function deal(host: Page, guest: Page, table: { id: string; code: string }) {
  await host.goto(`${world.url}/table/${table.id}`);
  await guest.goto(`${world.url}/t/${table.code}`);
  await guest.locator('#name').fill('Billy');
  await guest.keyboard.press('Enter');
  await guest.waitForURL(/\/table\//);
  const sit = guest.getByRole('button', { name: /sit/i }).first();
  await sit.click();
  for (const page of [host, guest]) {
    const ready = page.locator('button.cta');
    await expect.poll(() => ready.isEnabled()).toBe(true);
    await ready.click();
  }
  for (const page of [host, guest]) await page.waitForSelector('section.prompt, section.waiting');
}

/** Notes for a first game would lie over log and chat. */
const withoutHints = (page: Page) =>
  page.evaluate(() => localStorage.setItem('darkrock.settings', JSON.stringify({ hints: false })));
const banner = (page: Page) =>
  page
    .locator('.banner')
    .allInnerTexts()
    .then((all) => all.join(' '));
const log = (page: Page) => page.locator('section.log').innerText();

async function playSome(pages: Page[], rounds: number, seed = 1) {
  const roll = dice(seed);
  for (let i = 0; i < rounds; i++) {
    let some = false;
    for (const page of pages) some = (await answer(page, roll)) || some;
    if (!some && i + 1 < rounds) await ready(...pages);
  }
}

/** The server goes and comes back: both are told, and what was chosen meanwhile counts once. */
async function cutTheLine(pages: Page[]) {
  await world.stop();
  for (const page of pages) await expect.poll(() => banner(page)).toMatch(/line is cut/i);
  await playSome(pages, 1, 3);
  await world.serve();
  for (const page of pages) await expect.poll(() => banner(page)).toBe('');
}

/** Somebody changes the language in another tab: question, log and all follow. */
async function speakItalian(page: Page) {
  const other = await world.page(page.context(), '/settings');
  await other.getByRole('radio', { name: 'Italiano' }).click();
  await expect.poll(() => log(page)).toMatch(/pesca|ottiene|turno/);
  await expect
    .poll(() => page.locator('section.prompt, section.waiting').innerText())
    .toMatch(/scegli|pensa|cosa|vuoi/i);
  await other.getByRole('radio', { name: 'English' }).click();
  await expect.poll(() => log(page)).toMatch(/draws|gains|turn/);
  await other.close();
}

async function sayInGame(from: Page, to: Page, text: string) {
  const open = (page: Page, name: RegExp) =>
    page.locator('section.log').getByRole('button', { name }).click();
  for (const page of [from, to]) await open(page, /chat/i);
  await from.locator('.chat input').fill(text);
  await from.keyboard.press('Enter');
  await expect.poll(() => to.locator('.chat').innerText()).toContain(text);
  for (const page of [from, to]) {
    await expect.poll(() => page.locator('.chat').getByText(text).count()).toBe(1);
    await open(page, /log/i);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur()); // Enter is the game's again
  }
}

test('a full short game, watched by a third, and the next one', async () => {
  const [a, b, c] = await Promise.all([world.person(), world.person(), world.person()]);
  const [one, two, watcher] = await Promise.all([world.page(a), world.page(b), world.page(c)]);
  const table = await host(one, { public: true });
  for (const page of [one, two]) await withoutHints(page);
  await deal(one, two, table);
  await watcher.goto(`${world.url}/games#open`);
  await watcher.getByRole('link', { name: 'Watch', exact: true }).waitFor();
  expect(await barriers(watcher), 'the public tables').toEqual([]);
  await watcher.getByRole('link', { name: 'Watch', exact: true }).click();
  await watcher.waitForSelector('section.waiting');
  expect(await watcher.locator('section.prompt').count()).toBe(0);
  expect(await watcher.locator('.chat input').count()).toBe(0);
  await playSome([one, two], 24); // no deal is over by then
  expect(await barriers(one), 'a game').toEqual([]);
  await sayInGame(one, two, 'Howdy');
  await speakItalian(two);
  await one.reload();
  await one.waitForSelector('section.prompt, section.waiting');
  await cutTheLine([one, two, watcher]);
  await playToEnd([one, two]);
  await expect.poll(() => isOver(watcher)).toBe(true);
  const replay = await one.evaluate(
    async (id) => (await fetch(`/api/tables/${id}/replay`)).text(),
    table.id,
  );
  expect(replay).toMatch(/^end /m);
  await one.locator('dialog button.again').click();
  for (const page of [one, two]) {
    await page.locator('dialog a[href^="/table/"]').click();
    await page.waitForSelector('.ticket');
  }
  expect(world.faults).toEqual([]);
  await Promise.all([a.close(), b.close(), c.close()]);
});

test('the host changes the terms, and the table talks about it', async () => {
  const [a, b] = await Promise.all([world.person(), world.person()]);
  const [one, two] = await Promise.all([world.page(a), world.page(b)]);
  const table = await host(one);
  await one.goto(`${world.url}/table/${table.id}`);
  await two.goto(`${world.url}/t/${table.code}`);
  await two.locator('#name').fill('Billy');
  await two.keyboard.press('Enter');
  await two.getByRole('button', { name: 'Sit here' }).click();
  await two.getByRole('button', { name: 'I am ready' }).click();
  await one.locator('.stamp').waitFor();
  expect(await barriers(one), 'the lobby').toEqual([]);
  await one.getByRole('button', { name: 'Change' }).click();
  await one.getByRole('radio', { name: 'Long 25' }).click();
  await one.getByRole('radio', { name: '2 days' }).click();
  expect(await barriers(one), 'the terms').toEqual([]);
  await one.getByRole('button', { name: 'Save the changes' }).click();
  await expect.poll(() => two.locator('dl').innerText()).toMatch(/Long 25[^]*2 days/);
  await two.getByRole('button', { name: 'I am ready' }).waitFor(); // once more
  await two.getByLabel('Say something').fill('Fine by me');
  await two.keyboard.press('Enter');
  await one.getByText('Fine by me').waitFor();
  await one.getByRole('button', { name: 'Send Billy away' }).click();
  await two.getByRole('button', { name: 'Sit here' }).waitFor();
  expect(world.faults).toEqual([]);
  await Promise.all([a.close(), b.close()]);
});

test('a broken invite, a full table and an old page each get a sentence and a way on', async () => {
  const [a, b, c] = await Promise.all([world.person(), world.person(), world.person()]);
  const [one, two, three] = await Promise.all([world.page(a), world.page(b), world.page(c)]);
  await two.goto(`${world.url}/t/ZZZZZZ`);
  await two.locator('#name').fill('Nobody');
  await two.keyboard.press('Enter');
  await expect.poll(() => two.locator('main, body').first().innerText()).toMatch(/invit|code/i);
  expect(await two.getByRole('link').or(two.getByRole('button')).count()).toBeGreaterThan(0);
  const table = await host(one, { spectators: false });
  await two.context().clearCookies();
  await deal(one, two, table);
  await three.goto(`${world.url}/t/${table.code}`);
  await three.locator('#name').fill('Late');
  await three.keyboard.press('Enter');
  await expect.poll(() => three.locator('body').innerText()).toMatch(/full|taken|seat/i);
  await three.route('**/api/version', (route) =>
    route.fulfill({ json: { name: 'darkrock', protocol: 99, rules: 1, catalog: '', view: 1 } }),
  );
  await three.goto(`${world.url}/table/${table.id}`);
  await expect.poll(() => three.locator('body').innerText()).toMatch(/reload/i);
  await Promise.all([a.close(), b.close(), c.close()]);
});
