// Two people, two browsers, one server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { answer, dice, isOver, playToEnd } from './hands';
import { World } from './world';

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
    players: 4, length: 'short', bots: [null, null, 'outlaw', 'greedy'], title: 'Friday', ...more,
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

test('a full short game, watched by a third', async () => {
  const [a, b, c] = await Promise.all([world.person(), world.person(), world.person()]);
  const [one, two, watcher] = await Promise.all([world.page(a), world.page(b), world.page(c)]);
  const table = await host(one, { public: true });
  await deal(one, two, table);
  await watcher.goto(`${world.url}/table/${table.id}`);
  await watcher.waitForSelector('section.waiting');
  expect(await watcher.locator('section.prompt').count()).toBe(0);
  const roll = dice(1);
  for (let i = 0; i < 60; i++) {
    for (const page of [one, two]) await answer(page, roll);
    await one.waitForTimeout(20);
  }
  // One reloads, and the server restarts under both.
  await one.reload();
  await world.stop();
  await two.waitForTimeout(300);
  await world.serve();
  await playToEnd([one, two]);
  await expect.poll(() => isOver(watcher)).toBe(true);
  const replay = await one.evaluate(async (id) => (await fetch(`/api/tables/${id}/replay`)).text(), table.id);
  expect(replay).toMatch(/^end /m);
  expect(world.faults).toEqual([]);
  await Promise.all([a.close(), b.close(), c.close()]);
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
