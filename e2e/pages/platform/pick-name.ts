import type { Locator } from '@playwright/test';
import { typeInto } from '../../hands/type-into.ts';

/** Picks a name in a sheet that searches, and waits until the sheet has left: while it leaves, the page below takes no keys. */
export async function pickName(sheet: Locator, name: RegExp | string, words: string): Promise<void> {
  await typeInto(sheet.getByRole('searchbox'), words);
  await sheet.getByRole('button', { name }).first().click();
  await sheet.waitFor({ state: 'hidden' });
}
