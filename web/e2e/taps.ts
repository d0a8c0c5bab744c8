// Somebody who plays on a phone by tapping: what a finger hits is what the page gives it there.
import type { Locator, Page } from 'playwright-core';
import { andSee, asked, liftEnough, type Asked } from './hands';

async function tap(page: Page, target: Locator): Promise<boolean> {
  const there = target.scrollIntoViewIfNeeded().then(() => target.boundingBox());
  const box = await there.catch(() => null); // the question has just been answered
  if (!box) return false;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return true;
}

/** Taps one answer if there is a question; what needs a word is tapped twice. */
export async function tapAnswer(page: Page, roll: (n: number) => number) {
  const now = await asked(page);
  if (now) await andSee(page, () => tapOne(page, now, roll));
}

async function tapOne(page: Page, now: Asked, roll: (n: number) => number): Promise<boolean> {
  if (now.lift) {
    const free = page.locator('.strip .hand button[aria-pressed=false]');
    await liftEnough(page, now.lift, () => tap(page, free.first()));
    return tap(page, page.locator('.lift .go'));
  }
  const entries = page.locator('section.prompt .acts .entry:not(.no) button');
  const looked = page.locator('section.prompt .acts .entry.looked button');
  if ((await looked.count()) > 0) return tap(page, looked.first());
  const n = await entries.count();
  return n > 0 && tap(page, entries.nth(roll(n)));
}
