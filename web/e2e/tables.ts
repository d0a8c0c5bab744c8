// Tables at the server, for tests of several people.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { World } from './world';

export interface Table {
  id: string;
  code: string;
}

export const api = (page: Page, method: string, path: string, body?: object) =>
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
export async function host(page: Page, more: object = {}): Promise<Table> {
  await api(page, 'POST', '/api/guest', { name: 'Mara' });
  return api(page, 'POST', '/api/tables', {
    players: 4,
    length: 'short',
    bots: [null, null, 'outlaw', 'greedy'],
    title: 'Friday',
    ...more,
  });
}

export async function deal(world: World, host: Page, guest: Page, table: Table) {
  await host.goto(`${world.url}/table/${table.id}`);
  await guest.goto(`${world.url}/t/${table.code}`);
  await guest.locator('#name').fill('Billy');
  await guest.keyboard.press('Enter'); // and sits down
  await guest.waitForURL(/\/table\//);
  for (const page of [host, guest]) {
    const ready = page.locator('button.cta'); // in whatever language
    await expect.poll(() => ready.isEnabled()).toBe(true);
    await ready.click();
  }
  for (const page of [host, guest]) await page.waitForSelector('section.prompt, section.waiting');
}
