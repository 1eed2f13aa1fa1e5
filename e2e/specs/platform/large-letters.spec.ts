import { browserArguments, findBrowser } from '../../../tooling/browser/find-browser.ts';
import { expect, test } from '../../core/test.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';

const executablePath = await findBrowser();
/** As somebody sets it in their browser: letters of twice the usual size. */
const args = [...browserArguments, '--blink-settings=defaultFontSize=32'];
test.use({ launchOptions: { args, ...(executablePath && { executablePath }) } });

const screens = [
  ['/dash', 'Home'],
  ['/documentsAdmin', 'Documenti'],
  ['/timesheet', 'Timesheet'],
  ['/timesheets', 'Timesheet del personale'],
  ['/timesheetPlans', 'Orari di lavoro'],
  ['/timesheetExports', 'Esporta ore'],
] as const;

test('with letters of twice the size every screen keeps within the window', async ({ page, signInAs }) => {
  await signInAs('admin');
  for (const [path, title] of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(shellPage(page).heading(title)).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      // What the frame is adorned with comes last.
      await expect(page.getByTitle(/^Ore di/)).toBeAttached();
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    });
  }
});
