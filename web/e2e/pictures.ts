// Pictures of the main screens for the README, from recorded games: tools/pictures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import type { Page } from 'playwright-core';
import { recorded } from './places';
import { laptop, phone, World } from './world';

const out = process.env.DARKROCK_PICTURES!;
const world = new World();
beforeAll(() => world.begin());
afterAll(() => world.end());

const desktop = { width: 1920, height: 1080 };

interface Picture {
  name: string;
  game?: string; // a recorded game, played by hand on seat 1 …
  choices?: number; // … after so many of them, or all
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
  { name: 'game', game: '4-uk', choices: 174, then: look('KeyN KeyN KeyN KeyN KeyN') },
  { name: 'fight', game: '6-it-2023', choices: 113 },
  { name: 'poker', game: '4-ante-up-all', choices: 122 },
  { name: 'ante-up', game: '4-ante-up-all', choices: 173, viewport: desktop, night: true },
  { name: 'phone', game: '4-uk', choices: 174, viewport: phone },
  { name: 'ukrainian', game: '4-uk', choices: 174, language: 'uk' },
  { name: 'gazette', game: '4-uk' },
  { name: 'set-up', path: '/new' },
  { name: 'rules', path: '/rules/B6.2', language: 'it' },
];

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
    const buffer = Buffer.from(recorded(p.game, p.choices));
    await page.goto(world.url + '/games');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.replay', mimeType: 'text/plain', buffer });
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
