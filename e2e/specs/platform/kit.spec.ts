import { expectAccessible } from '../../commands/accessibility.ts';
import { expect, test } from '../../core/test.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });

    test(`the page of the design kit keeps within the window and is accessible (${colorScheme})`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('mario.rossi');
      await page.goto('/dev/kit');
      await expect(page.getByRole('heading', { name: 'Design kit', level: 1 })).toBeVisible();
      const month = page.getByRole('grid', { name: /^Timesheet/ });
      await expect(month).toBeVisible();
      await expect(page.getByRole('group', { name: 'Period' })).toBeVisible();
      await expectAccessible(page);
      // Focus is seen where the keys lead, also into a month that has to be drawn first.
      await month.getByRole('button', { name: /30 novembre|30 November/ }).focus();
      await page.keyboard.press('ArrowRight');
      const first = page.getByRole('button', { name: /martedì 1 dicembre|Tuesday 1 December/ }).first();
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
    });
  });
