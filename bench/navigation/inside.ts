import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** What somebody waits for who is inside already, in milliseconds. */
export interface Inside {
  /** From the frame until the dashboard's cards stand in it with what they tell. */
  readonly cards: number;
  /** From the click on a menu entry until the screen of an area never visited can be used. */
  readonly area: number;
  /** From a letter in the command palette until what fits it is drawn: the slowest of them. */
  readonly palette: number;
}

interface InsideOptions {
  readonly browser: Browser;
  readonly address: string;
  /** The area to open: where its menu entry leads, and what is on its screen when it can be used. */
  readonly area: { readonly path: string; readonly selector: string };
  readonly storageState: Exclude<BrowserContextOptions['storageState'], undefined>;
}

const frame = 'nav a[href$="/dash"]';
const cards = '[class*="-toDo-"] ul > li';
const pendingCards = '[class*="-toDo-"] [aria-hidden="true"] [class*="skeleton"]';
const typed = 'documenti';

/** Opens the dashboard in an empty browser, types into the palette, and opens an area by its menu entry as a hand does. */
export async function visitInside({ browser, address, area, storageState }: InsideOptions): Promise<Inside> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteFirstSight, { frame, cards, pendingCards });
    await page.goto(`${address}/dash`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'cards' in (globalThis as Sights).sportelloSights, undefined, {
      timeout: 60_000,
    });
    const { frame: framed = Number.NaN, cards: filled = Number.NaN } = await page.evaluate(
      () => (globalThis as Sights).sportelloSights,
    );
    await page.waitForLoadState('networkidle');
    const palette = await typeIntoPalette(page);
    const opened = await openArea(page, area);
    return { cards: filled - framed, area: opened, palette };
  } finally {
    await context.close();
  }
}

type Sights = typeof globalThis & { sportelloSights: { frame?: number; cards?: number } };

/** Runs in the page: notes the first frames in which the menu and the cards are there. */
function noteFirstSight(selectors: { frame: string; cards: string; pendingCards: string }) {
  const sights: Sights['sportelloSights'] = {};
  Object.assign(globalThis, { sportelloSights: sights });
  const look = () => {
    if (document.querySelector(selectors.frame)) sights.frame ??= performance.now();
    if (document.querySelector(selectors.cards) && !document.querySelector(selectors.pendingCards))
      sights.cards ??= performance.now();
    if (sights.cards === undefined) requestAnimationFrame(look);
  };
  look();
}

async function typeIntoPalette(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.waitFor();
  await page.evaluate(() => {
    const answers: number[] = [];
    Object.assign(globalThis, { sportelloAnswers: answers });
    document.addEventListener('input', ({ timeStamp }) => {
      // The second frame comes after the first was drawn.
      requestAnimationFrame(() => requestAnimationFrame(() => answers.push(performance.now() - timeStamp)));
    });
  });
  await field.pressSequentially(typed, { delay: 60 });
  const wanted = typed.length;
  await page.waitForFunction(
    (count) => (globalThis as { sportelloAnswers?: number[] }).sportelloAnswers?.length === count,
    wanted,
  );
  const fits = page.getByRole('option').first();
  await fits.waitFor();
  const answers = await page.evaluate(
    () => (globalThis as { sportelloAnswers?: number[] }).sportelloAnswers ?? [],
  );
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  return Math.max(...answers);
}

async function openArea(page: Page, { path, selector }: InsideOptions['area']): Promise<number> {
  const link = page.locator(`nav a[href$="${path}"]`);
  await page.evaluate((wanted) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector(wanted))
            Object.assign(globalThis, { sportelloOpened: performance.now() - timeStamp });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }, selector);
  await link.click();
  await page.waitForFunction(() => 'sportelloOpened' in globalThis, undefined, { timeout: 60_000 });
  return page.evaluate(() => (globalThis as { sportelloOpened?: number }).sportelloOpened ?? Number.NaN);
}
