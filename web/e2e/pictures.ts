// Pictures of the main screens for the README, from recorded games: tools/pictures.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import type { Page } from 'playwright-core';
import { laptop, phone, World } from './world';

const root = join(import.meta.dirname, '../..');
const out = process.env.DARKROCK_PICTURES!;
const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const desktop = { width: 1920, height: 1080 };

interface Picture {
  name: string;
  game?: string; // a recorded game, played by hand on seat 1 …
  line?: number; // … after so many lines of its file; all: 0
  path?: string;
  viewport?: { width: number; height: number };
  night?: boolean;
  language?: string;
  then?: (page: Page) => Promise<void>;
}
const look = (key: string) => async (page: Page) => {
  for (const code of key.split(' ')) await page.keyboard.press(code);
};
const pictures: Picture[] = [
  { name: 'home', path: '/' },
  { name: 'game', game: '4-uk', line: 209, then: look('KeyN KeyN KeyN KeyN KeyN') },
  { name: 'fight', game: '6-it-2023', line: 150 },
  { name: 'poker', game: '4-ante-up-all', line: 162 },
  { name: 'ante-up', game: '4-ante-up-all', line: 213, viewport: desktop, night: true },
  { name: 'phone', game: '4-uk', line: 209, viewport: phone },
  { name: 'ukrainian', game: '4-uk', line: 209, language: 'uk' },
  { name: 'gazette', game: '4-uk', line: 0 },
  { name: 'set-up', path: '/new' },
  { name: 'rules', path: '/rules/B6.2', language: 'it' },
];

/** The file of a game up to a line, with a person on the first seat. */
function cut(game: string, line: number): string {
  const lines = readFileSync(join(root, `tests/golden/${game}.replay`), 'utf8').split('\n');
  const kept = line ? lines.slice(0, line) : lines;
  return (
    kept
      .map((l) =>
        l
          .replace(/^seat 1 .*/, 'seat 1 human Mara')
          .replace(/^(seat \d) \S+ (.*)/, (all, seat) =>
            seat === 'seat 1' ? all : `${seat} easy Bot`,
          ),
      )
      .join('\n') + '\n'
  );
}

test.each(pictures)('$name', async (p) => {
  const context = await world.person({
    viewport: p.viewport ?? laptop,
    colorScheme: p.night ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: p.viewport === phone,
    deviceScaleFactor: p.viewport === phone ? 2 : 1,
  });
  const page = await world.page(context, '/settings');
  await page.evaluate(
    (language) =>
      localStorage.setItem('darkrock.settings', JSON.stringify({ language, hints: false })),
    p.language ?? 'en',
  );
  if (p.game) {
    const file = join(tmpdir(), `darkrock-${p.name}.replay`);
    writeFileSync(file, cut(p.game, p.line!));
    await page.goto(world.url + '/games');
    await page.locator('input[type=file]').setInputFiles(file);
    const link = page.locator('a[href^="/local/"], a[href*="local="]').first();
    const id = /[0-9a-f]{16}/.exec((await link.getAttribute('href'))!)![0];
    await page.goto(`${world.url}/local/${id}`);
    await page.waitForSelector('section.prompt, section.waiting', { state: 'attached' });
  } else {
    await page.goto(world.url + p.path!);
  }
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  await p.then?.(page);
  await page.waitForTimeout(700);
  mkdirSync(out, { recursive: true });
  await page.screenshot({ path: join(out, `${p.name}.jpg`), type: 'jpeg', quality: 88 });
  await context.close();
});
