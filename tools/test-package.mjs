// Somebody who plays in Chromium at the server of a package, for tools/test-package.
//
//   node tools/test-package.mjs URL STATE begin|go-on FOLDER
//
// begin: opens the page, makes a table with a bot, and chooses some times. go-on: comes back to the table
// with the same cookie, finds everything as it was, and plays on. STATE is a file that keeps who it is;
// pictures go to FOLDER.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');
const [url, state, what, folder] = process.argv.slice(2);

const kept = what === 'go-on' ? JSON.parse(readFileSync(state, 'utf8')) : undefined;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const context = await browser.newContext({ storageState: kept?.browser, locale: 'en-US' });
const page = await context.newPage();
page.setDefaultTimeout(60_000);

const ask = (method, path, body) =>
  page.evaluate(
    async ([m, p, b]) => {
      const headers = { 'X-Darkrock': '1', 'Content-Type': 'application/json' };
      const answer = await fetch(p, { method: m, headers, body: b && JSON.stringify(b) });
      return { status: answer.status, body: await answer.json() };
    },
    [method, path, body],
  );

async function makeTable() {
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  console.log(`the page: "${await page.title()}", ${await page.locator('h1').first().innerText()}`);
  const guest = await ask('POST', '/api/guest', { name: 'Mara' });
  if (guest.status !== 201) throw new Error(`no guest: ${JSON.stringify(guest)}`);
  const clock = { kind: 'days', days: 2 };
  const made = await ask('POST', '/api/tables', { players: 2, bots: [null, 'easy'], clock });
  if (made.status !== 201) throw new Error(`no table: ${JSON.stringify(made)}`);
  await page.evaluate(() => localStorage.setItem('darkrock.settings', '{"hints":false}'));
  await page.goto(`${url}/table/${made.body.id}`);
  await page.locator('button.cta').click();
  return made.body.id;
}

const asked = () => page.locator('section.prompt h1').innerText();
const log = () => page.locator('section.log').innerText();

/** What the page shows of the game: another text after every answer. */
const shown = () =>
  page.evaluate(() => {
    const events = document.querySelector('[data-shown]')?.getAttribute('data-shown');
    return `${events} ${document.querySelector('section.prompt')?.innerHTML}`;
  });

/** Answers some questions with what comes first. */
async function play(times) {
  const begin = await log();
  for (let i = 0; i < times; i++) {
    await page.locator('section.prompt').waitFor();
    const [question, before] = [await asked(), await shown()];
    await page.keyboard.press('Digit1');
    for (let tries = 0; tries < 300 && (await shown()) === before; tries++)
      await page.waitForTimeout(20);
    console.log(`answered "${question}"`);
  }
  if ((await log()) === begin) throw new Error('nothing has come of it');
}

const table = kept?.table ?? (await makeTable());
if (kept) await page.goto(`${url}/table/${table}`);
await page.locator('section.prompt').waitFor();
if (kept) {
  if ((await log()) !== kept.log) throw new Error(`another log:\n${await log()}\nnot\n${kept.log}`);
  if ((await asked()) !== kept.asked) throw new Error(`another question: ${await asked()}`);
  console.log(`the game is as it was: "${kept.asked}"`);
}
await play(4);
await page.locator('section.prompt').waitFor();
await page.screenshot({ path: `${folder}/${what}.png` });
await page.reload(); // as the server has it
await page.locator('section.prompt').waitFor();
const facts = { table, asked: await asked(), log: await log(), browser: await context.storageState() };
writeFileSync(state, JSON.stringify(facts));
await browser.close();
