// Somebody who plays by the keyboard: reads the prompt of the page and answers it.
import type { Page } from 'playwright-core';

interface Asked {
  question: string;
  options: number;
  lift: number; // cards to pick, 0: none
}

/** Small numbers in an order that is always the same. */
export function dice(seed: number) {
  let s = seed * 2654435761 + 1;
  return (n: number) => {
    s = (Math.imul(s ^ (s >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return (s >>> 8) % n;
  };
}

export function asked(page: Page): Promise<Asked | null> {
  return page.evaluate(() => {
    const prompt = document.querySelector('section.prompt');
    if (!prompt) return null;
    const go = prompt.querySelector('.lift .go');
    return {
      question: prompt.querySelector('h1')!.textContent!,
      options: prompt.querySelectorAll('.acts .entry:not(.no) button').length,
      lift: go ? Math.max(...go.textContent!.match(/\d+/g)!.map(Number)) : 0,
    };
  });
}

export const isOver = (page: Page) => page.evaluate(() => !!document.querySelector('dialog.gazette[open]'));

/** Answers one question if there is one. */
export async function answer(page: Page, roll: (n: number) => number): Promise<boolean> {
  const now = await asked(page);
  if (!now) return false;
  if (now.lift) {
    for (let i = 1; i <= now.lift; i++) await page.keyboard.press(`Digit${i}`);
    await page.keyboard.press('Enter');
  } else if (now.options > 0) {
    await page.keyboard.press(`Digit${1 + roll(Math.min(9, now.options))}`);
  }
  return true;
}

/** Plays until the Gazette is out; how many keys of the prompt that took. */
export async function playToEnd(pages: Page[], limit = 4000): Promise<number> {
  const roll = dice(7);
  let answers = 0;
  for (let rounds = 0; rounds < limit; rounds++) {
    const over = await Promise.all(pages.map(isOver));
    if (over.every(Boolean)) return answers;
    let some = false;
    for (const page of pages) {
      if (await answer(page, roll)) {
        some = true;
        answers++;
      }
    }
    await pages[0].waitForTimeout(some ? 15 : 40);
  }
  throw new Error(`the game does not end: ${JSON.stringify(await asked(pages[0]))}`);
}

/** From the home page into a game against bots, in this browser. */
export async function startOffline(page: Page) {
  await page.getByRole('button', { name: 'Saddle up' }).click();
  await page.waitForURL(/\/local\//);
  await page.waitForSelector('section.prompt');
}
