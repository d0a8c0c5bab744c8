// Somebody who plays by the keyboard: reads the prompt of the page and answers it.
import type { Page } from 'playwright-core';

export interface Asked {
  question: string;
  options: number;
  lift: number; // cards of which some are to be picked, 0: none
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
    const lifting = !!prompt.querySelector('.lift');
    return {
      question: prompt.querySelector('h1')!.textContent!,
      options: prompt.querySelectorAll('.acts .entry:not(.no) button').length,
      lift: lifting ? document.querySelectorAll('.hand [aria-pressed=false]').length : 0,
    };
  });
}

export const isOver = (page: Page) =>
  page.evaluate(() => !!document.querySelector('dialog.gazette[open]'));

/** What the page shows of the game: another text after every answer. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const events = document.querySelector('[data-shown]')?.getAttribute('data-shown');
    return `${events} ${document.querySelector('section.prompt')?.innerHTML}`;
  });

/** Does something to the page, and waits until that shows. What shows nothing is soon given up. */
export async function andSee(page: Page, act: () => Promise<unknown>) {
  const before = await shown(page);
  await act();
  for (let tries = 0; tries < 100 && (await shown(page)) === before; tries++)
    await page.waitForTimeout(10);
}

const isReady = (page: Page) =>
  page.evaluate(() => !!document.querySelector('section.prompt, dialog.gazette[open]'));

/** Waits until somebody is asked, or the game is over. */
export async function ready(...pages: Page[]) {
  for (let tries = 0; tries < 1000; tries++) {
    for (const page of pages) if (await isReady(page)) return;
    await pages[0].waitForTimeout(20);
  }
  throw new Error('nobody is asked, and the game is not over');
}

/** Lifts cards until they are enough, or all are lifted; then the button can be pressed. */
export async function liftEnough(page: Page, cards: number, lift: (i: number) => Promise<unknown>) {
  const sum = page.locator('.lift b');
  for (let i = 0; i < cards; i++) {
    const before = await sum.textContent();
    await lift(i);
    for (let tries = 0; tries < 50 && (await sum.textContent()) === before; tries++)
      await page.waitForTimeout(10);
    if (await page.locator('.lift .go').isEnabled()) return;
  }
}

/** Answers one question if there is one. */
export async function answer(page: Page, roll: (n: number) => number): Promise<boolean> {
  const now = await asked(page);
  if (!now) return false;
  await andSee(page, async () => {
    if (now.lift) {
      await liftEnough(page, Math.min(9, now.lift), (i) => page.keyboard.press(`Digit${i + 1}`));
      await page.keyboard.press('Enter');
    } else if (now.options > 0) {
      await page.keyboard.press(`Digit${1 + roll(Math.min(9, now.options))}`);
    }
  });
  return true;
}

/** Answers the next questions, as many as that; stops when the game is over. */
export async function answerNext(page: Page, roll: (n: number) => number, questions: number) {
  for (let i = 0; i < questions; i++) {
    await ready(page);
    if (await isOver(page)) return;
    await answer(page, roll);
  }
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
    if (!some) await ready(...pages);
  }
  throw new Error(`the game does not end: ${JSON.stringify(await asked(pages[0]))}`);
}

/** From the home page into a game against bots, in this browser. */
export async function startOffline(page: Page) {
  await page.getByRole('button', { name: 'Saddle up' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('section.prompt').waitFor(); // no handle, which would hold the game for ever
}
