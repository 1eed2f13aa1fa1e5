import { expect, type Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';

/** The inbox as a list: selected, deleted from, gone down in; cards on a phone, a grid on a desktop. */
export function inboxPage(page: Page) {
  const { press } = screenActions(page);
  const row = (title: string) =>
    page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: title }).first();
  const popups = page.getByRole('region', { name: 'Avvisi' });
  const rows = page.locator('main .ag-row, main li:has(> input[type=checkbox])');
  return {
    open: (query = '') => page.goto(`/messages${query}`),
    row,
    rows,
    select: (title: string) => row(title).getByRole('checkbox').first().click(),
    /** Deletes what is selected, after the question. */
    async remove(question: string): Promise<void> {
      await press('Elimina');
      const dialog = page.getByRole('alertdialog', { name: question });
      await dialog.getByRole('button', { name: 'Elimina' }).click();
    },
    undo: () => popups.getByRole('button', { name: 'Annulla' }).click(),
    /** Ends the ten seconds in which it can be undone. */
    async finish(text: string): Promise<void> {
      await expect(popups.getByText(text)).toBeVisible();
      await popups.getByRole('button', { name: 'Chiudi' }).first().click();
    },
    popup: (text: string) => popups.getByText(text).first(),
    /** Goes to a share of what is loaded: 1 is its end. */
    scrollTo: (share: number) =>
      page.evaluate((part) => {
        const grid = document.querySelector('main .ag-grid-viewport');
        const scrolled = grid ?? document.scrollingElement;
        if (scrolled) scrolled.scrollTop = (scrolled.scrollHeight - scrolled.clientHeight) * part;
      }, share),
    /** The tallest piece in pixels of what is in view, from its upper to its lower edge, that has no row. */
    blankPixels: () =>
      rows.evaluateAll((elements) => {
        const grid = document.querySelector('main .ag-grid-viewport')?.getBoundingClientRect();
        const [top, bottom] = [grid?.top ?? 0, grid?.bottom ?? window.innerHeight];
        const edges = elements
          .map((element) => element.getBoundingClientRect())
          .filter((edge) => edge.height > 0 && edge.bottom > top && edge.top < bottom)
          .toSorted((one, other) => one.top - other.top);
        let [covered, tallest] = [top, 0];
        for (const edge of edges) {
          tallest = Math.max(tallest, edge.top - covered);
          covered = Math.max(covered, edge.bottom);
        }
        return Math.round(Math.max(tallest, bottom - covered));
      }),
  };
}
