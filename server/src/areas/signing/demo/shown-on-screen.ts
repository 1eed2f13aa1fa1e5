import type { ShownPage } from 'shared-api/contracts/signing';

/** All pages of a file, as a screen that showed each of them says it. */
export function shownOnScreen(pageCount: number, at: Date): ShownPage[] {
  return Array.from({ length: pageCount }, (_, index) => ({
    page: index + 1,
    how: 'screen',
    at: at.toISOString(),
  }));
}
