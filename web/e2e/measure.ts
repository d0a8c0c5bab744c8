// How quick the client is: tools/measure-web. Printed, not asserted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { answerNext, dice, isOver, playToEnd, ready, startOffline } from './hands';
import { prefer, screens, visit } from './places';
import { laptop, World } from './world';

const root = join(import.meta.dirname, '../..');
const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const home = screens.find((place) => place.name === 'home')!;
const middle = (list: number[]) => [...list].sort((a, b) => a - b)[list.length >> 1];

test('from nothing to a question', async () => {
  const home: number[] = [];
  const game: number[] = [];
  for (let i = 0; i < 5; i++) {
    const context = await world.person();
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(world.url, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Saddle up' }).waitFor();
    home.push(performance.now() - start);
    const pressed = performance.now();
    await startOffline(page);
    game.push(performance.now() - pressed);
    await context.close();
  }
  console.log(
    `home page: ${Math.round(middle(home))} ms; from there to the first question: ${Math.round(middle(game))} ms`,
  );
});

test('frames while a full table moves', async () => {
  const context = await world.person({ viewport: laptop, reducedMotion: 'no-preference' });
  const page = await world.page(context, '/replay');
  const buffer = readFileSync(join(root, 'tests/golden/6-ante-up.replay'));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'six.replay', mimeType: 'text/plain', buffer });
  await page.waitForSelector('input[type=range]');
  await page.evaluate(() => document.fonts.ready);
  const slider = page.locator('input[type=range]').first();
  await slider.focus();
  await page.keyboard.press('Home');
  for (let i = 0; i < 60; i++) await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(1500);
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const deltas: number[] = [];
        let last = performance.now();
        const end = last + 12_000;
        const tick = (now: number) => {
          deltas.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(tick);
          else done(deltas);
        };
        requestAnimationFrame(tick);
      }),
  );
  for (let i = 0; i < 24; i++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(480);
  }
  expect(await slider.inputValue()).toBe('84'); // every step was shown
  const sorted = (await frames).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)].toFixed(1);
  const smooth = sorted.filter((ms) => ms < 17.5).length / sorted.length;
  console.log(
    `six players, Ante Up: ${(sorted.length / 12).toFixed(1)} frames a second, ` +
      `${(100 * smooth).toFixed(1)} % within 17.5 ms; p50 ${at(0.5)}, p95 ${at(0.95)}, ` +
      `p99 ${at(0.99)}, max ${sorted.at(-1)!.toFixed(0)} ms`,
  );
  await context.close();
});

/** Prints what a page holds, after a collection of garbage. */
async function teller(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return async (when: string) => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((m) => m.name === name)!.value;
    console.log(
      `${when}: ${(of('JSHeapUsedSize') / 1e6).toFixed(1)} MB of objects, ` +
        `${of('Nodes')} nodes, ${of('JSEventListeners')} listeners`,
    );
  };
}

test('memory of whole games, one after the other in one page', async () => {
  const context = await world.person();
  const page = await world.page(context);
  const told = await teller(page);
  await prefer(page, { pace: 'instant', hints: false });
  for (let game = 1; game <= 3; game++) {
    await startOffline(page);
    await told(`game ${game}, first question`);
    const answers = await playToEnd([page]);
    await told(`game ${game}, over after ${answers} answers`);
    await visit(page, home);
    await told(`game ${game}, left`);
  }
  await context.close();
}, 900_000);

test('memory of a long game of six with Ante Up, and of forty minutes in it', async () => {
  const context = await world.person();
  const page = await world.page(context);
  await page.clock.install();
  await prefer(page, { pace: 'instant', hints: false });
  await page.reload();
  const told = await teller(page);
  for (const length of ['Long 25', '+ Ante Up']) await page.getByText(length).click();
  for (let more = 0; more < 2; more++)
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  await startOffline(page);
  const roll = dice(7);
  const table = page.locator('[data-shown]');
  for (let round = 1; !(await isOver(page)); round++) {
    await told(
      `after ${4 * (round - 1)} answers, ${await table.getAttribute('data-shown')} events told`,
    );
    if (round === 3) {
      await page.clock.runFor(40 * 60_000);
      await told('forty minutes later');
    }
    await answerNext(page, roll, 4);
    await ready(page);
  }
  await told('over');
  await context.close();
}, 900_000);
