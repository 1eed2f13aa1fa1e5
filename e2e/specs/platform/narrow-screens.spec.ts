import { expect, test } from '../../core/test.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';

/** Four times as large on a usual screen (WCAG 2.2, 1.4.10), and with more room between letters, words and lines (1.4.12). */
const narrow = { width: 320, height: 640 };
const spacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }';

/** Areas that stories bring along. */
const fixtures = /late|sample/;

test(
  'on 320 pixels no screen of the menu is wider, and its name is read whole',
  { tag: '@phone' },
  async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.setViewportSize(narrow);
    await page.goto('/dash');
    const menu = await shellPage(page).openMenu();
    const addresses = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const found: string[] = [];
    for (const address of addresses.filter((each) => !fixtures.test(each)))
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.locator('h1[data-screen-title]')).toHaveText(/./);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        for (const cut of await page.evaluate(whatIsCut)) found.push(`${address}: ${cut}`);
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, spacing);
        for (const cut of await page.evaluate(whatIsCut)) found.push(`${address}, spaced: ${cut}`);
      });
    expect(found).toEqual([]);
  },
);

test('in forced colours the days of the leave calendar keep their marks, and the legend too', async ({
  page,
  signInAs,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAs('mario.rossi');
  await page.goto('/holiday');
  await expect(page.getByRole('group', { name: 'Periodo' })).toBeVisible();
  const legend = page.getByRole('list', { name: 'Legenda' });
  await expect(legend.getByRole('listitem').first()).toBeVisible();
  const invisible = await page.evaluate(() => {
    const ground = document.createElement('i');
    ground.style.backgroundColor = 'Canvas';
    document.body.append(ground);
    const canvas = getComputedStyle(ground).backgroundColor;
    const marks = [
      ...[...document.querySelectorAll('[role="gridcell"] button, td button')].map((day) =>
        getComputedStyle(day, '::after'),
      ),
      ...[...document.querySelectorAll('ul li span:empty')].map((sign) => getComputedStyle(sign)),
    ].filter(({ content, clipPath }) => content !== 'none' && clipPath !== 'none');
    return {
      count: marks.length,
      lost: marks.filter(
        ({ backgroundColor, backgroundImage }) =>
          backgroundImage === 'none' && [canvas, 'rgba(0, 0, 0, 0)'].includes(backgroundColor),
      ).length,
    };
  });
  expect(invisible.count).toBeGreaterThan(4);
  expect(invisible.lost).toBe(0);
});

/** What goes beyond the window, and a screen's name of which a part is not seen. */
function whatIsCut(): string[] {
  const found: string[] = [];
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  if (beyond > 0) found.push(`the page is ${beyond} px wider than the window`);
  for (const heading of document.querySelectorAll('h1')) {
    const cut = Math.max(
      heading.scrollWidth - heading.clientWidth,
      heading.scrollHeight - heading.clientHeight,
    );
    if (cut > 1 && heading.clientWidth > 1) found.push(`'${heading.textContent}' is cut by ${cut} px`);
  }
  return found;
}
