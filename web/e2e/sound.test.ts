// What is heard, and what moves.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { loops } from '../src/sound/table';
import { answerNext, dice, startOffline } from './hands';
import { World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const built = join(import.meta.dirname, '../../build/web/assets');
const files = readdirSync(built).filter((name) => name.endsWith('.webm'));

/** In the page: notes what is played, and when a page first asks to be heard. */
function noteWhatIsPlayed() {
  const played: { seconds: number; loop: boolean }[] = [];
  Object.assign(window, { played, contexts: 0 });
  // what a test asks of a page counts as a touch
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    played.push({ seconds: this.buffer!.duration, loop: this.loop });
    start.apply(this, when);
  };
  const Context = AudioContext;
  window.AudioContext = class extends Context {
    constructor(options?: AudioContextOptions) {
      super(options);
      (window as unknown as { contexts: number }).contexts++;
    }
  };
}
const played = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { played: { seconds: number; loop: boolean }[] }).played,
  );
const contexts = (page: Page) =>
  page.evaluate(() => (window as unknown as { contexts: number }).contexts);

test('sounds come when something happens, music when it is wanted; one key silences both', async () => {
  const context = await world.person({ colorScheme: 'light' });
  await context.addInitScript(noteWhatIsPlayed);
  const page = await world.page(context);
  const asked: string[] = [];
  page.on('request', (r) => r.url().endsWith('.webm') && asked.push(r.url()));
  await startOffline(page);
  expect([asked, await contexts(page)]).toEqual([[], 0]); // nothing yet

  const roll = dice(3);
  await answerNext(page, roll, 4);
  await expect.poll(async () => (await played(page)).length).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(asked.length); // each is fetched once

  await page.keyboard.press('Backquote');
  const before = await played(page);
  await answerNext(page, roll, 4);
  expect(await played(page)).toEqual(before);
  expect(await page.locator('.sky').count()).toBe(0); // who wants no motion sees none

  const table = page.url();
  // in the settings it is off now; music is chosen, and sounds on coming back to the table
  await page.goto(`${world.url}/settings`);
  const chosen = (name: string) =>
    page.getByRole('radiogroup', { name }).locator('[aria-checked=true]').innerText();
  expect([await chosen('Sounds'), await chosen('Music')]).toEqual(['Off', 'Off']);
  await page.getByRole('radiogroup', { name: 'Music' }).getByText('Soft').click();
  expect([await chosen('Sounds'), await chosen('Music')]).toEqual(['Medium', 'Soft']);

  const other = await world.page(context, new URL(table).pathname);
  await other.waitForSelector('section.prompt');
  expect(await contexts(other)).toBe(0); // nobody touched this page
  await other.keyboard.press('Tab');
  await expect.poll(() => played(other)).toEqual([{ seconds: loops.day, loop: true }]);
  expect(world.faults).toEqual([]);
  await context.close();
});

test('the browser decodes every sound, none is too loud, and one once wanted is kept', async () => {
  const context = await world.person();
  const page = await world.page(context);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // now the service worker stands between
  const heard = await page.evaluate(async (names) => {
    const audio = new OfflineAudioContext(2, 1, 48000);
    return Promise.all(
      names.map(async (name) => {
        const bytes = await (await fetch(`/assets/${name}`)).arrayBuffer();
        const sound = await audio.decodeAudioData(bytes);
        const peak = sound.getChannelData(0).reduce((most, x) => Math.max(most, Math.abs(x)), 0);
        return { name, duration: sound.duration, peak };
      }),
    );
  }, files);
  expect(heard.length).toBeGreaterThan(20);
  for (const { name, duration, peak } of heard) {
    expect(peak, name).toBeGreaterThan(0.1);
    expect(peak, name).toBeLessThan(0.95);
    const loop = Object.entries(loops).find(([music]) => name.startsWith(`${music}-`))?.[1];
    if (loop)
      expect(duration - loop).toBeCloseTo(0.5, 2); // what the seam is made of
    else expect(duration, name).toBeLessThan(6);
  }
  await world.goOffline(context);
  const kept = await page.evaluate(
    async (name) => (await fetch(`/assets/${name}`)).headers.get('content-type'),
    files[0],
  );
  expect(kept).toBe('audio/webm');
  await context.close();
});

/** In the page: what flies stops in the air, and comes down only if it is made to. */
function stopFlights() {
  const stop = (node: Node) =>
    node instanceof HTMLElement &&
    node.classList.contains('thing') &&
    node.getAnimations().forEach((flight) => flight.pause());
  new MutationObserver((changes) =>
    changes.forEach((change) => change.addedNodes.forEach(stop)),
  ).observe(document, { childList: true, subtree: true });
}

test('cards and coins fly, and land when a key is pressed', async () => {
  const context = await world.person({ reducedMotion: 'no-preference' });
  await context.addInitScript(stopFlights);
  const page = await world.page(context);
  await page.evaluate(() => localStorage.setItem('darkrock.settings', '{"pace":"fast","sound":0}'));
  await page.reload();
  await startOffline(page);
  const roll = dice(3);
  let flying = await page.locator('.thing').elementHandles();
  for (let i = 0; i < 20 && !flying.length; i++) {
    await answerNext(page, roll, 1);
    flying = await page.locator('.thing').elementHandles();
  }
  expect(flying.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  for (const thing of flying)
    await expect.poll(() => thing.evaluate((node) => node.isConnected)).toBe(false);
  expect(world.faults).toEqual([]);
  await context.close();
});
