import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { look } from './look.ts';

/** What a keyboard does by itself: after half a second it repeats, thirty times a second. */
const untilRepeatMs = 500;
const repeatMs = 33;

/** Presses a key as somebody does who has looked at what came before it. */
export async function pressKey(page: Page, key: string): Promise<void> {
  await look();
  await page.keyboard.press(key);
}

/** Holds a key down for so many milliseconds; it repeats as a keyboard's does. */
export async function holdKey(page: Page, key: string, ms: number): Promise<void> {
  await page.keyboard.down(key);
  await wait(Math.min(ms, untilRepeatMs));
  for (let held = untilRepeatMs; held < ms; held += repeatMs) {
    // A key that is down and goes down again is a repeated one.
    await page.keyboard.down(key);
    await wait(repeatMs);
  }
  await page.keyboard.up(key);
}
