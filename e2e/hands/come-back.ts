import type { Page } from '@playwright/test';

/** Comes back to the window of a page, which a browser without windows cannot show. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
