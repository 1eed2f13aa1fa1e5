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
      await expectAccessible(page);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
    });
  });
