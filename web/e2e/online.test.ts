// Two people, two browsers, one server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { clipped } from './clipped';
import { answer, dice, isOver, playToEnd, ready } from './hands';
import { deal, host } from './tables';
import { barriers, World } from './world';

const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

/** Notes for a first game would lie over log and chat. */
const withoutHints = (page: Page) =>
  page.evaluate(() => localStorage.setItem('darkrock.settings', JSON.stringify({ hints: false })));
const banner = (page: Page) =>
  page
    .locator('.banner')
    .allInnerTexts()
    .then((all) => all.join(' '));
const gone = (page: Page) => page.locator('.seat .gone').count();
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
  const question = () => page.locator(':is(section.prompt, section.waiting) h1').innerText();
  const before = await question();
  const other = await world.page(page.context(), '/settings');
  await other.getByRole('radio', { name: 'Italiano' }).click();
  await expect.poll(() => log(page)).toMatch(/pesca|ottiene|turno/);
  await page.getByRole('region', { name: 'Che cosa fare' }).waitFor();
  await expect.poll(question).not.toBe(before);
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
  const refused = /WebSocket .*ERR_CONNECTION_REFUSED/; // while the line is cut
  const [one, two, watcher] = await Promise.all(
    [a, b, c].map((context) => world.page(context, '/', refused)),
  );
  const clock = { kind: 'live', seconds: 7200, increment: 30, per: 'turn' };
  const table = await host(one, { public: true, clock });
  for (const page of [one, two]) await withoutHints(page);
  await deal(world, one, two, table);
  await watcher.goto(`${world.url}/games#open`);
  await watcher.getByRole('link', { name: 'Watch', exact: true }).waitFor();
  expect(await barriers(watcher), 'the public tables').toEqual([]);
  await watcher.getByRole('link', { name: 'Watch', exact: true }).click();
  await watcher.waitForSelector('section.waiting');
  expect(await watcher.locator('section.prompt').count()).toBe(0);
  expect(await watcher.locator('.chat input').count()).toBe(0);
  await ready(one, two);
  for (const page of [one, two]) {
    const turn = (await page.locator('section.prompt').count()) > 0;
    await expect.poll(() => page.title()).toBe(`${turn ? '● Your turn · ' : ''}Friday · Darkrock`);
  }
  expect(await watcher.title()).toBe('Friday · Darkrock');
  await playSome([one, two], 24); // no deal is over by then
  expect(await barriers(one), 'a game').toEqual([]);
  expect(await clipped(one), 'a game with clocks').toEqual([]);
  await sayInGame(one, two, 'Howdy');
  await speakItalian(two);
  await one.reload();
  await one.waitForSelector('section.prompt, section.waiting');
  await cutTheLine([one, two, watcher]);
  await playSome([one, two], 2, 5); // who came back is here after the next choice too
  for (const page of [one, two, watcher]) await expect.poll(() => gone(page)).toBe(0);
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
    await page.getByRole('button', { name: 'Stand up' }).waitFor(); // on the seat they had
  }
  expect(world.faults).toEqual([]);
  await Promise.all([a.close(), b.close(), c.close()]);
});

test('a game given up is a replay without a question, and a stranger can follow its link', async () => {
  const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
  const people = await Promise.all([world.person(clipboard), world.person(), world.person()]);
  const [one, two, stranger] = await Promise.all(people.map((context) => world.page(context)));
  const table = await host(one);
  await deal(world, one, two, table);
  await playSome([one, two], 8);
  await one.getByRole('button', { name: 'Menu' }).click();
  await one.getByRole('button', { name: 'Ask to end the game' }).click();
  await one.getByRole('button', { name: 'Press again' }).click();
  await two.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => one.locator('section.waiting').innerText()).toContain('ended by all');

  await one.goto(`${world.url}/replay?table=${table.id}`);
  await one.locator('section.replay').waitFor();
  await one.keyboard.press('End');
  const panel = one.locator('section.replay');
  await expect.poll(() => panel.innerText()).toContain('The record ends here');
  // a fight that was given up still lies there, but nobody is asked
  expect(await one.locator('section.prompt, .host button:not(.cite)').count()).toBe(0);
  await one.getByRole('button', { name: 'Copy the link' }).click();
  await stranger.goto(await one.evaluate(() => navigator.clipboard.readText()));
  await expect
    .poll(() => stranger.locator('section.replay .count').allInnerTexts())
    .toEqual([await panel.locator('.count').innerText()]);
  expect(world.faults).toEqual([]);
  await Promise.all(people.map((context) => context.close()));
});

test('a table for friends is opened from the first page, and begins with bots', async () => {
  const a = await world.person();
  const one = await world.page(a);
  await one.getByRole('button', { name: 'Play with friends' }).click();
  await one.locator('#myname').fill('Mara');
  expect(await barriers(one), 'a table for friends').toEqual([]);
  await one.getByRole('button', { name: 'Open the table' }).click();
  await one.waitForSelector('.ticket');
  expect(await one.getByText('Empty seat').count()).toBe(3);
  await one.getByLabel('Put a bot here, Seat 2').selectOption('Marshal');
  await one.getByText('bot · upholds the law').waitFor();
  await one.getByRole('button', { name: 'Fill with bots and begin' }).click();
  await one.waitForSelector('section.prompt, section.waiting');
  expect(await one.locator('.seat').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining('bot · Marshal')]),
  );
  await ready(one);
  await one.getByRole('button', { name: 'Hint' }).waitFor(); // alone against bots
  expect(world.faults).toEqual([]);
  await a.close();
});

test('the host changes the terms, and the table talks about it', async () => {
  const [a, b] = await Promise.all([world.person(), world.person()]);
  const refused = / 403 .*\/api\/join$/;
  const [one, two] = await Promise.all([world.page(a), world.page(b, '/', refused)]);
  const table = await host(one);
  await one.goto(`${world.url}/table/${table.id}`);
  await two.goto(`${world.url}/t/${table.code}`);
  await two.getByRole('heading', { name: 'Mara invites you' }).waitFor();
  expect(await two.locator('main').innerText()).toMatch(/Friday[^]*Mara[^]*Empty seat[^]*Outlaw/i);
  expect(await barriers(two), 'an invitation').toEqual([]);
  await two.locator('#name').fill('Billy');
  await two.keyboard.press('Enter');
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
  await two.getByRole('button', { name: 'Sit here' }).click();
  for (let twice = 0; twice < 2; twice++)
    await one.getByRole('button', { name: /Remove Billy for good/ }).click();
  await two.getByText('The host of this table has removed you').waitFor();
  await two.goto(`${world.url}/t/${table.code}`);
  await two.getByRole('button', { name: 'Take a seat' }).click();
  await two.getByText('The host of this table has removed you').waitFor();
  expect(world.faults).toEqual([]);
  await Promise.all([a.close(), b.close()]);
});

test('who is on holiday is not waited for, and the others see until when', async () => {
  const [a, b] = await Promise.all([world.person(), world.person()]);
  const [one, two] = await Promise.all([a, b].map((context) => world.page(context)));
  const table = await host(one, { clock: { kind: 'days', days: 2 } });
  await deal(world, one, two, table);
  await two.goto(`${world.url}/settings`);
  await two.locator('summary', { hasText: 'Holiday' }).click();
  await two.getByRole('button', { name: 'Go on holiday' }).click();
  await two.getByText('You are on holiday until').waitFor();
  const away = () => one.locator('.seat .gone').innerText();
  await expect.poll(away).toMatch(/on holiday until/);
  await two.getByRole('button', { name: 'I am back' }).click();
  await two.getByRole('button', { name: 'Go on holiday' }).waitFor();
  await expect.poll(away).toMatch(/not here/);
  expect(world.faults).toEqual([]);
  await Promise.all([a.close(), b.close()]);
});

test('a broken invite, a full table and an old page each get a sentence and a way on', async () => {
  const [a, b, c] = await Promise.all([world.person(), world.person(), world.person()]);
  const [one, two, three] = await Promise.all([
    world.page(a),
    world.page(b, '/', / 404 .*\/api\/invite\/zzzzzz$/),
    world.page(c),
  ]);
  await two.goto(`${world.url}/t/ZZZZZZ`); // it says so before it asks for a name
  await two.getByText('No table has this code').waitFor();
  expect(await two.getByRole('link').or(two.getByRole('button')).count()).toBeGreaterThan(0);
  const table = await host(one, { spectators: false });
  await deal(world, one, two, table);
  await ready(one, two);
  for (const page of [one, two])
    expect(await page.getByRole('button', { name: 'Hint' }).count(), 'among friends').toBe(0);
  await three.goto(`${world.url}/t/${table.code}`);
  await expect.poll(() => three.locator('body').innerText()).toMatch(/full|taken|seat/i);
  await three.route('**/api/version', (route) =>
    route.fulfill({ json: { name: 'darkrock', protocol: 99, rules: 1, view: 1, content: '' } }),
  );
  await three.goto(`${world.url}/table/${table.id}`);
  await expect.poll(() => three.locator('body').innerText()).toMatch(/reload/i);
  await three.unrouteAll({ behavior: 'ignoreErrors' });
  // What ends by a vote asks nobody any more.
  await one.getByRole('button', { name: 'Menu' }).click();
  await one.getByRole('button', { name: 'Ask to end the game' }).click();
  await one.getByRole('button', { name: 'Press again' }).click();
  await two.getByRole('button', { name: 'Agree' }).click();
  for (const page of [one, two]) {
    await page.getByText('This game was ended by all.').first().waitFor();
    expect(await page.locator('section.prompt').count()).toBe(0);
    await page
      .getByRole('button', { name: 'Take back' })
      .and(page.locator('[aria-disabled=true]'))
      .waitFor();
  }
  await Promise.all([a.close(), b.close(), c.close()]);
});
