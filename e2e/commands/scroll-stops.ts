import type { Page } from '@playwright/test';

/**
 * Scroll containers that Tab comes to and that no screen reader can name, as `scroll-stop: elements`: those with a `tabindex`, and those
 * without one that hold nothing to focus, which browsers put among the Tab stops by themselves once they scroll.
 */
export async function findNamelessScrollStops(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const stops =
      'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';
    const withRole = new Set(['UL', 'OL', 'NAV', 'SECTION', 'FIELDSET']);
    const moves = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const scrolls = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isWider = moves(overflowX) && element.scrollWidth > element.clientWidth;
      return isWider || (moves(overflowY) && element.scrollHeight > element.clientHeight);
    };
    const isStop = (element: HTMLElement) => {
      const given = element.getAttribute('tabindex');
      if (given !== null) return Number(given) >= 0;
      return ![...element.querySelectorAll<HTMLElement>(stops)].some(({ tabIndex }) => tabIndex >= 0);
    };
    const isNamed = (element: Element) =>
      (element.hasAttribute('role') || withRole.has(element.tagName)) &&
      (element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby'));
    return [...document.body.querySelectorAll<HTMLElement>('*:not(input, textarea, select)')]
      .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
      .filter((element) => scrolls(element) && isStop(element) && !isNamed(element))
      .map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
  });
  return found.length > 0 ? [`scroll-stop: ${found.join(', ')}`] : [];
}
