import { z } from 'zod';

/** How a page came before the eyes of who signs: drawn by this product, or in the file that they opened with their device. */
const shownHow = z.enum(['screen', 'file']);

/**
 * A page (from 1) that was shown, how, and since when by the clock of the device; and the SHA-256 (hex) of the file that it was drawn
 * from, as the device counted it.
 */
export const shownPage = z.object({
  page: z.number().int().min(1).max(100_000),
  how: shownHow,
  at: z.iso.datetime(),
  file: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
export type ShownPage = z.infer<typeof shownPage>;

/** Pages that one call names, at most. */
export const maxShownPages = 5000;

/** Whether every one of these pages was shown. */
export function areAllShown(pages: readonly number[], shown: readonly ShownPage[]): boolean {
  const known = new Set(shown.map(({ page }) => page));
  return pages.every((page) => known.has(page));
}

/** Pages in few words, as a print dialog takes them: `1-3, 5`. */
export function pageRanges(pages: readonly number[]): string {
  const sorted = [...new Set(pages)].toSorted((one, other) => one - other);
  const starts = sorted.filter((page, index) => sorted[index - 1] !== page - 1);
  return starts
    .map((start, index) => {
      const next = starts[index + 1];
      const end = next === undefined ? sorted.at(-1) : sorted[sorted.indexOf(next) - 1];
      return end === start ? `${start}` : `${start}-${end}`;
    })
    .join(', ');
}
