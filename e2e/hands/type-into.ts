import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { press } from './press.ts';

interface Typing {
  /** Between two letters, in milliseconds. */
  readonly pace?: number;
  /** Rests after so many letters, long enough for whatever waits for the end of typing. */
  readonly restsAfter?: number;
}

const usualPace = 25;
const restMs = 450;

/** Types into a field as a person does: presses it, selects what stands there, and writes over it letter by letter. */
export async function typeInto(field: Locator, text: string, typing: Typing = {}): Promise<void> {
  await press(field);
  await field.page().keyboard.press('ControlOrMeta+A');
  if (text === '') await field.page().keyboard.press('Delete');
  else await typeHere(field.page(), text, typing);
}

/** Types where the focus is. */
export async function typeHere(
  page: Page,
  text: string,
  { pace = usualPace, restsAfter }: Typing = {},
): Promise<void> {
  for (const [index, letter] of Array.from(text).entries()) {
    await page.keyboard.type(letter);
    await wait(restsAfter !== undefined && (index + 1) % restsAfter === 0 ? restMs : pace);
  }
}
