import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { findNamelessScrollStops } from './scroll-stops.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe found of a rule: what it selects by is all that a story shows of it. */
interface Violation {
  readonly id: string;
  readonly impact: string | null | undefined;
  readonly targets: readonly string[];
}

/** Expects that axe finds nothing serious or critical on the page as it stands (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  if ((await findSerious(page)).length === 0) return;
  // Rows may have been asked for anew while axe looked, and were dimmed until the answer: what stays is what counts.
  await waitWhileOutdated(page);
  expect(await findSerious(page)).toEqual([]);
}

/** What axe finds serious or critical on the page as it stands, and what it does not look for, as `rule: elements`. */
export async function findSerious(page: Page): Promise<string[]> {
  const serious = await findNamelessScrollStops(page);
  for (const { id, impact, targets } of await findViolations(page)) {
    if (impact !== 'serious' && impact !== 'critical') continue;
    const found = id === 'target-size' ? await onlyUncovered(page, targets) : targets;
    if (found.length > 0) serious.push(`${id}: ${found.join(', ')}`);
  }
  return serious;
}

async function waitWhileOutdated(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, {
      timeout: 5000,
    })
    .catch(() => undefined);
}

/** Runs axe in the page; it is brought there once, and its findings leave without the elements, which takes a third of the time. */
async function findViolations(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};undefined`);
  return page.evaluate(async (values) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const runOnly = { type: 'tag' as const, values };
    const { violations } = await inPage.run(document, {
      runOnly,
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  }, rules);
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
