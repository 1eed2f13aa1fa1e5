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

const upright = { width: 390, height: 844 };
const onItsSide = { width: 844, height: 390 };
/** With what the shell, a list and a form put into the bar. */
const screensWithBars = [
  ['/dash', 'Home'],
  ['/documentsAdmin', 'Documenti'],
  ['/importUsers', 'Importa utenti'],
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

test(
  'with letters of twice the size the bar under the thumb shows every word whole',
  { tag: '@phone' },
  async ({ page, signInAs }) => {
    await signInAs('admin');
    for (const size of [upright, onItsSide]) {
      await page.setViewportSize(size);
      for (const [path, title] of screensWithBars) {
        await test.step(`${path}, ${size.width} pixels wide`, async () => {
          await page.goto(path);
          await expect(shellPage(page).heading(title)).toBeVisible();
          const bar = page
            .getByRole('navigation')
            .filter({ has: page.getByRole('button', { name: 'Menu', exact: true }) });
          await expect(bar.getByRole('button').last()).toBeVisible();
          expect(await bar.getByRole('button').evaluateAll(cutWords)).toEqual([]);
        });
      }
    }
  },
);

test(
  'with letters of twice the size the name of a screen is read whole',
  { tag: '@phone' },
  async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.setViewportSize(upright);
    for (const [path, title] of screens) {
      await test.step(path, async () => {
        await page.goto(path);
        const heading = shellPage(page).heading(title);
        await expect(heading).toBeVisible();
        const cut = await heading.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
        );
        expect(cut).toBeLessThanOrEqual(1);
      });
    }
  },
);

/** The words of buttons that are not seen whole; the icon above a word, with its badge, may be wider than its place, and what is for the ear alone comes after it. */
function cutWords(buttons: readonly Element[]): (string | null)[] {
  const isCut = (element: Element | null) =>
    !element ||
    element.scrollWidth > element.clientWidth + 1 ||
    getComputedStyle(element).textOverflow === 'ellipsis';
  return buttons
    .filter((button) => isCut(button) || isCut(button.children.item(1)))
    .map(({ textContent }) => textContent);
}
