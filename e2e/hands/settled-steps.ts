import type { BrowserContext, Page } from '@playwright/test';

/** How long a page may have an overlay open that stays: then one leaves with it open, as people do. */
const longestStep = 1000;

/**
 * Has every page of a context leave as somebody does who has seen what they pressed: an overlay that closes takes its step
 * back first (decision 081), which would end a loading that began in the same moment.
 */
export function leaveBetweenSteps(context: BrowserContext): void {
  for (const page of context.pages()) leaveBetween(page);
  context.on('page', leaveBetween);
}

function leaveBetween(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...given) => {
    await noStepUnderWay(page);
    return goto.apply(page, given);
  };
  page.reload = async (...given) => {
    await noStepUnderWay(page);
    return reload.apply(page, given);
  };
}

async function noStepUnderWay(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => ((history.state as { overlays?: number } | null)?.overlays ?? 0) === 0,
      undefined,
      { timeout: longestStep },
    )
    .catch(() => undefined);
}
