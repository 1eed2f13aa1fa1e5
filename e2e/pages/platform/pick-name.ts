import type { Locator } from '@playwright/test';

/** Picks a name in a sheet that searches, and waits until the sheet has left: while it leaves, the page below takes no keys. */
export async function pickName(sheet: Locator, name: RegExp | string, words: string): Promise<void> {
  await sheet.getByRole('searchbox').fill(words);
  await sheet.getByRole('button', { name }).first().click();
  await sheet.waitFor({ state: 'hidden' });
}
