import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing serious or critical on the page as it stands (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  // No page holds frames of others: axe needs no second page to put its findings together, which halves its time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.withTags(rules).analyze();
  const serious: string[] = [];
  for (const { id, impact, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical') continue;
    const targets = nodes.map((node) => node.target.join(' '));
    const found = id === 'target-size' ? await onlyUncovered(page, targets) : targets;
    if (found.length > 0) serious.push(`${id}: ${found.join(', ')}`);
  }
  expect(serious).toEqual([]);
}

/** Of targets, those that can be pointed at: what has scrolled under a bar is as large as ever once it comes out again. */
async function onlyUncovered(page: Page, targets: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (selectors) => {
      const isCovered = (selector: string) => {
        const element = document.querySelector(selector);
        if (!element) return false;
        const { left, top, width, height } = element.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen === null || !(element.contains(seen) || seen.contains(element));
      };
      return selectors.filter((selector) => !isCovered(selector));
    },
    [...targets],
  );
}
