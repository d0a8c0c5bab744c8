// The workshop in Chromium: a pack made by lists and by text, kept, given away, taken in and played.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { clipped } from './clipped';
import { answerNext, dice, playToEnd, ready } from './hands';
import { prefer } from './places';
import { api, deal } from './tables';
import { barriers, languages, laptop, phone, program, World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const thirty = readFileSync(
  join(import.meta.dirname, '../../tests/fuzz/corpus/packs/thirty.cards'),
  'utf8',
);
const card = (page: Page, id: string) => page.locator(`[data-card="${id}"]`);
const face = (page: Page) => page.locator('.faces .face').first();
const settled = (page: Page) => expect.poll(() => page.locator('.stale').count()).toBe(0);
const kind = (page: Page, name: string) =>
  page.getByRole('group', { name: 'All cards' }).getByRole('button', { name, exact: true }).click();

async function openCard(page: Page, cards: string, id: string) {
  await kind(page, cards);
  await card(page, id).click();
  await page.locator('section.edit').waitFor();
}
const back = (page: Page) => page.getByRole('link', { name: 'All cards' }).click();
const way = (page: Page, name: string) => page.getByRole('radio', { name }).click();

/** A story and a poker card by lists, a goal by text with a mistake on the way. */
async function changeThree(page: Page) {
  // A story by lists: more money, another way to end it, the Sheriff rides further.
  await openCard(page, 'Stories', 'story-blood-money');
  await way(page, 'By lists');
  await page.getByRole('group', { name: 'Gain $30.' }).getByLabel('More').click();
  await expect.poll(() => face(page).innerText()).toContain('gain $40');
  await page.getByLabel('Completed by').selectOption('trigger-poker');
  await page.getByRole('group', { name: 'The Sheriff moves up to' }).getByLabel('More').click();
  await expect.poll(() => face(page).innerText()).toContain('up to 4 spaces');
  // Beside it the built-in one, and the same in every language.
  expect(await page.locator('.faces figure').count()).toBe(2);
  expect(await page.locator('.faces .old').innerText()).toContain('gain $30');
  await expect.poll(() => page.locator('[lang=uk]').last().innerText()).toContain('40$');
  // One step back, and forth again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => face(page).innerText()).toContain('up to 3 spaces');
  await page.keyboard.press('Control+Y');
  await expect.poll(() => face(page).innerText()).toContain('up to 4 spaces');
  await back(page);
  await expect.poll(() => page.locator('.stamp').count()).toBe(1);

  // A poker card by lists: one more step, picked from all there are.
  await openCard(page, 'Poker cards', 'poker-second-wind');
  await page.getByLabel('Add a step').first().selectOption({ label: 'Heal all your wounds.' });
  await expect.poll(() => face(page).innerText()).toContain('heal all your wounds');
  await back(page);

  // A goal as it is written.
  await openCard(page, 'Goals', 'goal-annie-oakley-1');
  await way(page, 'Written');
  const editor = page.getByLabel('The card as it is written');
  const body = await editor.inputValue();
  await editor.fill(body.replace(/when .*/, 'when     figth-won: kind robbery'));
  await page.getByRole('button', { name: /^Line 3/ }).click(); // to where it is
  const note = page.locator('.paper .note');
  await expect
    .poll(() => note.innerText())
    .toBe("unknown moment 'figth-won', did you mean 'fight-won'?");
  expect(await page.locator('.mirror .fault').innerText()).toBe('figth-won:');
  expect(await page.getByRole('button', { name: 'Ride with these cards' }).isDisabled()).toBe(true);
  expect(await barriers(page)).toEqual([]);
  await editor.fill(body.replace(/when .*/, 'when     fight-won: kind robbery'));
  await settled(page);
  await expect.poll(() => face(page).innerText()).toMatch(/robbery/i);
  await way(page, 'By lists');
  await back(page);
}

/** Taken out and in again: the cards are the same. */
async function outAndIn(page: Page): Promise<string> {
  await page.getByLabel('Title').fill('My county');
  await page.getByLabel('Made by').fill('Anna');
  await expect.poll(() => page.locator('.tally').innerText()).toMatch(/\b2 of \d+/);
  expect(await page.locator('.tally').innerText()).toContain('3 cards changed');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const text = readFileSync((await file.path())!, 'utf8');
  expect(text).toMatch(/^pack my-own-box\n {2}title {4}My county\n/);
  expect(text).toContain('reward   choose { gain $40 or');
  return text;
}

async function take(page: Page, text: string, name = 'my.cards') {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

async function makeAndRide(page: Page, context: BrowserContext) {
  await page.locator('.tally').waitFor();
  await changeThree(page);
  const text = await outAndIn(page);

  // It is kept; and what is no pack is not taken for one.
  await page.reload();
  await page.locator('.tally').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('My county');
  await take(page, 'story x\n');
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'New pack' }).click();
  await expect.poll(() => page.locator('.tally').innerText()).toMatch(/\b0 of \d+/);
  await take(page, text);
  await expect.poll(() => page.locator('.tally').innerText()).toMatch(/\b2 of \d+/);

  // A position in which the card matters, with the card as it is now.
  await openCard(page, 'Poker cards', 'poker-second-wind');
  await page.getByRole('link', { name: 'Try it' }).click();
  await ready(page);
  await expect
    .poll(() => page.locator('.hand').first().innerText())
    .toMatch(/heal all your wounds/i);
  await page.getByRole('link', { name: 'Back to the bench' }).click();
  await page.getByRole('button', { name: 'Built-in card again' }).click();
  await expect.poll(() => face(page).innerText()).not.toContain('heal');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => face(page).innerText()).toContain('heal');

  // A game with these cards, offline, in which one of them is met.
  await page.getByRole('button', { name: 'Ride with these cards' }).click();
  await page.waitForURL(/\/local\//);
  await ready(page);
  const id = new URL(page.url()).pathname.split('/')[2];
  const kept = await page.evaluate(async (wanted) => {
    const db = await new Promise<IDBDatabase>((yes) => {
      const asked = indexedDB.open('darkrock', 1);
      asked.onsuccess = () => yes(asked.result);
    });
    const request = db.transaction('games').objectStore('games').get(wanted);
    return new Promise<{ replay: string; pack: string }>(
      (yes) => (request.onsuccess = () => yes(request.result)),
    );
  }, id);
  expect(kept.pack).toContain('title    My county');
  expect(kept.replay).toContain('My county'); // so that whoever reads it knows what it needs
  await world.goOffline(context);
  await page.keyboard.press('Digit1');
  await context.setOffline(false);
  await page.reload(); // the cards come with the game
  await ready(page);
}

test('on a desk: three cards are made one’s own, given away, taken in and played', async () => {
  const context = await world.person({ viewport: laptop, acceptDownloads: true });
  const page = await world.page(context, '/workshop');
  await makeAndRide(page, context);
  expect(world.faults).toEqual([]);
  await context.close();
});

test('on a phone: the same', async () => {
  const context = await world.person({ viewport: phone, hasTouch: true, acceptDownloads: true });
  const page = await world.page(context, '/workshop');
  await makeAndRide(page, context);
  expect(world.faults).toEqual([]);
  await context.close();
});

/** The names and texts of the cards of a kind that the pack has changed. */
async function changedFaces(page: Page, name: string): Promise<string[]> {
  await page.getByLabel('Mark', { exact: true }).selectOption('yours');
  await kind(page, name);
  return page.locator('[data-card] .text').allInnerTexts();
}

test('a pack of thirty cards: a game is played on until one of them is met', async () => {
  const context = await world.person();
  const page = await world.page(context, '/workshop');
  await page.locator('.tally').waitFor();
  await take(page, thirty);
  await expect.poll(() => page.locator('.tally').innerText()).toContain('30 cards changed');
  const texts = await changedFaces(page, 'Poker cards');
  expect(texts.length).toBe(10);
  await page.getByRole('button', { name: 'Ride with these cards' }).click();
  await page.waitForURL(/\/local\//);
  const roll = dice(5);
  const met = () =>
    page.locator('.hand .card').evaluateAll(
      (cards, wanted) =>
        cards.some((one) => {
          const text = one.querySelector<HTMLElement>('.text')?.innerText ?? '';
          return wanted.some((other) => other.replace(/\s+/g, ' ') === text.replace(/\s+/g, ' '));
        }),
      texts,
    );
  for (let asked = 0; asked < 200 && !(await met()); asked++) await answerNext(page, roll, 1);
  expect(await met()).toBe(true);
  expect(world.faults).toEqual([]);
  await context.close();
});

/** The program verifies the game with its pack, and says in a sentence what another version of it lacks. */
function holdsByItsCardsAlone(replay: string) {
  const folder = mkdtempSync(join(tmpdir(), 'darkrock-pack-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const game = file('g.replay', replay);
  const verify = (pack: string) =>
    spawnSync(program, ['replay', 'verify', game, '--content', pack], { encoding: 'utf8' });
  const own = verify(file('own.cards', thirty));
  expect(own.stderr).toBe('');
  expect(own.status).toBe(0);
  const later = thirty.replace(/version +1/, 'version 2').replace('gain $30', 'gain $40');
  const other = verify(file('later.cards', later));
  expect(other.status).toBe(2);
  expect(other.stderr).toMatch(
    /played with the pack 'Thirty cards', version 1, by Darkrock, .* of the pack 'Thirty cards', version 2/,
  );
  rmSync(folder, { recursive: true });
}

test('two people and two bots play it to the end at a server', async () => {
  const context = await world.person();
  await context.addInitScript(() => {
    const seat = (kind: string, bot: string) => ({ kind, bot, character: null });
    const people = [seat('you', 'normal'), seat('open', 'normal')];
    const seats = [...people, seat('bot', 'easy'), seat('bot', 'easy')];
    if (location.protocol.startsWith('http'))
      localStorage.setItem('darkrock.setup', JSON.stringify({ seats, length: 0, goals: true }));
  });
  const host = await world.page(context, '/');
  await api(host, 'POST', '/api/guest', { name: 'Mara' });
  await host.goto(`${world.url}/workshop`);
  await host.locator('.tally').waitFor();
  await take(host, thirty);
  await expect.poll(() => host.locator('.tally').innerText()).toContain('30 cards changed');
  await host.getByRole('button', { name: 'Play with friends' }).click();
  await host.waitForURL(/\/table\//);
  await host.getByText('Thirty cards').waitFor();
  const id = new URL(host.url()).pathname.split('/')[2];
  const { code } = await api(host, 'GET', `/api/tables/${id}`);
  const other = await world.person({ viewport: phone, hasTouch: true });
  const guest = await world.page(other, '/');
  await deal(world, host, guest, { id, code });
  await playToEnd([host, guest]);
  const replay = await host.evaluate(
    async (table) => (await fetch(`/api/tables/${table}/replay`)).text(),
    id,
  );
  holdsByItsCardsAlone(replay);
  await host.goto(`${world.url}/replay?table=${id}`); // to be looked at with its cards
  await host.locator('input[type=range]').waitFor();
  expect(world.faults).toEqual([]);
  await context.close();
  await other.close();
});

test('it can be read at every size, in every language, by day and by night', async () => {
  const context = await world.person();
  const page = await world.page(context, '/workshop');
  const found: string[] = [];
  for (const [turn, language] of languages.entries()) {
    await prefer(page, { language });
    await page.waitForSelector(`html[lang^=${language}]`);
    await page.emulateMedia({ colorScheme: turn % 2 ? 'dark' : 'light' });
    for (const path of ['/workshop', '/workshop/story-blood-money']) {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await page.locator(path === '/workshop' ? '.tally' : 'section.edit').waitFor();
      for (const viewport of [laptop, phone]) {
        await page.setViewportSize(viewport);
        await page.waitForTimeout(200);
        const name = `${path} ${viewport.width} ${language}`;
        found.push(...(await clipped(page)).map((text) => `${name}: ${text}`));
        if (process.env.DARKROCK_PICTURES)
          await page.screenshot({
            path: `${process.env.DARKROCK_PICTURES}/${name.replace(/\W+/g, '-')}.png`,
          });
      }
      found.push(...(await barriers(page)).map((text) => `${path} ${language}: ${text}`));
    }
  }
  expect(found).toEqual([]);
  expect(world.faults).toEqual([]);
  await context.close();
});
