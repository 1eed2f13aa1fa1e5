import { expectAccessible } from '../../commands/accessibility.ts';
import { expect, test } from '../../core/test.ts';

test('the page of all calls can be read at the size of the screen', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Calls' })).toBeVisible();
  const call = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'getBoot' }) });
  await expect(call).toContainText('GET /api/getBoot');
  await expect(call).toContainText('access: public');
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide, 'one has to scroll sideways').toBe(false);
  await expectAccessible(page);
});
