import type { Page } from '@playwright/test';

/** Reloads the page as somebody does who has seen it: no step back is under way, which would end the loading (decision 081). */
export async function reload(page: Page): Promise<void> {
  await page.waitForFunction(() => ((history.state as { overlays?: number } | null)?.overlays ?? 0) === 0);
  await page.reload();
}
