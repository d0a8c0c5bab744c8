// Coming back to a game: a link to a moment, playing on from there; and several people at one screen.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { answer, dice, playToEnd } from './hands';
import { barriers, program, World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const golden = join(import.meta.dirname, '../../tests/golden/2-first-game.replay');
const shown = (page: Page) => page.locator('section.replay .count').innerText();

test('a link opens a replay at its moment, and the game is played on from there', async () => {
  const context = await world.person({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await world.page(context, '/replay');
  await page.locator('input[type=file]').setInputFiles(golden);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const late = Math.round(Number(await slider.getAttribute('max')) * 0.8);
  await slider.fill(String(late));
  await expect.poll(() => page.url()).toContain(`at=${late}`);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  await page.goto(world.url);
  await page.goto(link);
  await slider.waitFor();
  expect(await shown(page)).toMatch(new RegExp(`^${late} / `));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  expect(await barriers(page)).toEqual([]);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('The others').selectOption('easy');
  await dialog.getByRole('button', { name: 'Saddle up' }).click();
  await page.waitForURL(/\/local\//);
  await page.waitForSelector('section.prompt, .waiting');
  await playToEnd([page]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /replay/i })
      .first()
      .click(),
  ]);
  const path = (await file.path())!;
  expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^from ${late} /replay\\?local=`, 'm'));
  execFileSync(program, ['replay', 'verify', path]);
  await page.goto(world.url + '/games');
  await expect.poll(() => page.locator('main').innerText()).toContain(`from choice ${late}`);
  expect(world.faults).toEqual([]);
  await context.close();
});

test('a file that is no replay is refused in the language of the page', async () => {
  const context = await world.person();
  const page = await world.page(context);
  await page.evaluate(() => localStorage.setItem('darkrock.settings', '{"language":"uk"}'));
  await page.goto(world.url + '/games');
  const buffer = Buffer.from('hello');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'hello.txt', mimeType: 'text/plain', buffer });
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toBe('Це не гра, яку записав Darkrock.');
  await context.close();
});

/** All poker cards in the page that lie open, each as its rank and suit. */
const cards = (page: Page, within = '') =>
  page.evaluate(
    (where) =>
      [...document.querySelectorAll(`${where} .card:has(.index)`)].map(
        (card) => card.querySelector('.index')!.textContent + /suit\d/.exec(card.className)![0],
      ),
    within,
  );
/** Of whom the log tells which cards they drew. */
const drawnBy = async (page: Page) => {
  const lines = (await page.locator('section.log').innerText()).split('\n');
  return new Set(lines.flatMap((line) => /(.*) draws (?!\d)/.exec(line)?.[1] ?? []));
};

test('at one screen each person sees what is theirs, and nothing on its way', async () => {
  const context = await world.person();
  const page = await world.page(context);
  await page.getByLabel('Seat 2', { exact: true }).selectOption('here');
  await page.getByLabel('Seat 3', { exact: true }).selectOption('easy');
  await page.getByRole('button', { name: 'Remove seat 4' }).click();
  for (const [seat, name] of [
    [1, 'Ada'],
    [2, 'Bo'],
  ])
    await page.getByLabel(`Your name, Seat ${seat}`).fill(String(name));
  await page.getByRole('button', { name: 'Saddle up' }).click();
  await page.waitForURL(/\/local\//);

  const roll = dice(5);
  const seen: Record<string, string[]> = {}; // what lay hidden in each hand when it was covered
  let compared = 0;
  let holder = '';
  for (let i = 0; i < 400 && compared < 3; i++) {
    await page.waitForSelector('section.prompt, button.pass, main.curtain');
    if (await page.locator('main.curtain').count()) {
      expect(await page.locator('.desk').count()).toBe(0);
      expect(await cards(page)).toEqual([]);
      if (compared === 1) {
        expect(await barriers(page)).toEqual([]);
        await page.reload(); // the game goes on behind the curtain
        await page.waitForSelector('main.curtain');
      }
      holder = (await page.locator('main.curtain button').innerText()).replace('I am ', '');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.desk');
      const open = await cards(page);
      for (const [other, hidden] of Object.entries(seen)) {
        if (other === holder || hidden.length === 0) continue;
        expect(open.filter((card) => hidden.includes(card))).toEqual([]);
        if (open.length) compared++;
      }
      expect((await drawnBy(page)).size).toBeLessThanOrEqual(1);
    } else if (await page.locator('button.pass').count()) {
      const undo = page.getByRole('button', { name: 'Take back' }).first();
      expect(await undo.getAttribute('aria-disabled')).toBe('true');
      seen[holder] = await cards(page, '.hand');
      await page.keyboard.press('Enter');
    } else await answer(page, roll);
  }
  expect(Object.keys(seen).sort()).toEqual(['Ada', 'Bo']);
  expect(compared).toBe(3);
  expect(world.faults).toEqual([]);
  await context.close();
});
