import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { problemAt, type ScreenProblem } from './checks/seen.ts';
import type { Sight } from './page-watch.ts';
import type { Walk } from './walk.ts';

const saysSaved = /^(?:Salvato|Saved)$/;
const popupSaysSaved = /^success: .*(?:salvat[oi]|saved)/i;

/**
 * Where the screen says 'Salvato', what stands in its fields is what the server has: the same address in another tab shows the same. What
 * no other tab shows, such as a window that has no address, is left out.
 */
export async function checkSaved({ page, context, sight }: Walk): Promise<ScreenProblem[]> {
  const here = sight();
  if (here.fields.length === 0 || !(await isSaved(page, here))) return [];
  const other = await context.newPage();
  try {
    await other.goto(here.address);
    await wait(1500);
    const there = await other.evaluate(() => window.sportelloWatch.look()).catch(() => undefined);
    const now = await page.evaluate(() => window.sportelloWatch.look()).catch(() => undefined);
    if (!there || !now || now.address !== here.address || !(await isSaved(page, now))) return [];
    return differences(now, there);
  } finally {
    await other.close();
  }
}

/** Fields of two sights of one address that differ. */
export function differences(here: Sight, there: Sight): ScreenProblem[] {
  return here.fields
    .filter(({ isSearch }) => !isSearch)
    .flatMap(({ key, value }) => {
      const same = there.fields.find((field) => field.key === key);
      if (!same || same.value === value) return [];
      return [
        problemAt(
          'saved otherwise',
          key,
          `${key} says '${value.slice(0, 40)}' and 'saved', another tab says '${same.value.slice(0, 40)}'`,
        ),
      ];
    });
}

async function isSaved(page: Page, { popups }: Sight): Promise<boolean> {
  if (popups.some((popup) => popupSaysSaved.test(popup))) return true;
  const notices = page.getByText(saysSaved).filter({ visible: true });
  return (await notices.count().catch(() => 0)) > 0;
}
