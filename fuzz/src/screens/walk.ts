import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { installControls } from '../../../e2e/controls/page-controls.ts';
import { translatePages } from '../../../e2e/commands/translate.ts';
import { recordControls } from '../../../e2e/controls/record-controls.ts';
import type { ControlCoverage } from './coverage.ts';
import type { Hands } from './hands.ts';
import { checkStep } from './checks/checks.ts';
import type { CallSeen, ScreenProblem, Seen } from './checks/seen.ts';
import { installWatch, type PageEvent, type Sight } from './page-watch.ts';
import { perform } from './perform.ts';
import { sizes, type Person } from './person.ts';
import type { Step } from './step.ts';
import type { ScreensWorld } from './world.ts';

/** Somebody at a screen. */
export interface Walk extends Hands {
  readonly steps: readonly Step[];
  /** How long presses waited for the first change, in milliseconds. */
  readonly answers: readonly { readonly key: string; readonly ms: number }[];
  /** Does a step, and says what is wrong after it; undefined where what it is about is not there. */
  take(step: Step): Promise<readonly ScreenProblem[] | undefined>;
  close(): Promise<void>;
}

interface WalkOptions {
  readonly browser: Browser;
  readonly world: ScreensWorld;
  readonly person: Person;
  readonly coverage: ControlCoverage;
}

const quietMs = 120;
const longestMs = 3500;
const badNetworkSteps = 6;

/** Opens a window for somebody who is signed in, at the address where they begin. */
export async function openWalk({ browser, world, person, coverage }: WalkOptions): Promise<Walk> {
  const { isMobile, ...size } = sizes[person.size];
  // Firefox has no phones, but small windows with touch.
  const mayBeMobile = browser.browserType().name() !== 'firefox';
  const context = await browser.newContext({
    ...size,
    ...(mayBeMobile && { isMobile }),
    baseURL: world.address,
    locale: person.language === 'it' ? 'it-IT' : 'en-GB',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'sportello_language', value: person.language, url: world.address }]);
  await context.addInitScript(installControls);
  await context.addInitScript(installWatch);
  if (person.isTranslated) await translatePages(context);
  await recordControls(context, coverage.add);
  const log = createLog(context);
  const start = await world.enter(context, person.role);
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  log.listen(page);
  const steps: Step[] = [];
  const answers: { key: string; ms: number }[] = [];
  const typed: string[] = [];
  let unsent: string[] = [];
  let file: string | undefined;
  let figures: Seen['figures'] = {};
  let badUntil = -1;
  let unsettledUntil = -1;
  let choosing: Promise<void> | undefined;
  page.on('filechooser', (chooser) => {
    choosing = chooser.setFiles(file ?? []).catch(() => undefined);
  });

  await page.goto(start);
  await settle(page, log);
  let sight = await look(page);
  log.take();
  await takeEvents(page);

  const walk: Walk = {
    page,
    context,
    browser,
    world,
    person,
    steps,
    answers,
    sight: () => sight,
    setFile: (path) => {
      file = path;
    },
    take: async (step) => {
      const before = sight;
      if ('text' in step) {
        typed.push(step.text);
        unsent.push(step.text);
      }
      if (['goOffline', 'goSlow'].includes(step.does)) badUntil = Infinity;
      if (['goOnline', 'goFast'].includes(step.does)) badUntil = steps.length + badNetworkSteps;
      if (['endSession', 'newBuild'].includes(step.does)) unsettledUntil = steps.length + badNetworkSteps;
      const isDone = await perform(step, walk).catch((error: unknown) => {
        if (page.isClosed()) throw error;
        return false;
      });
      if (!isDone) return undefined;
      steps.push(step);
      const events = await takeEvents(page);
      await settle(page, log);
      if (choosing) {
        // Over the window for choosing files nobody presses anything.
        await choosing;
        choosing = undefined;
        await settle(page, log);
      }
      events.push(...(await takeEvents(page)));
      sight = await look(page);
      // A moment more for who was on the way: the focus after a navigation, a popup that replaces another.
      if (sight.hasFocusOnBody || sight.tooWide > 0) {
        await wait(700);
        await settle(page, log);
        sight = await look(page);
      }
      for (const event of events) if (event.what === 'answered') answers.push(event);
      const taken = log.take();
      const isWrite = ({ method, status }: CallSeen) => method !== 'GET' && status < 400;
      if (taken.calls.some(isWrite) || step.does === 'otherPerson') figures = {};
      const seen: Seen = {
        ...taken,
        figures,
        step,
        before,
        after: sight,
        events,
        typed,
        unsent,
        isNetworkBad: steps.length <= badUntil,
        isUnsettled: steps.length <= unsettledUntil || (person.role !== 'nobody' && before.address === '/'),
      };
      if (taken.calls.some(isWrite)) unsent = [];
      const { screen } = sight;
      for (const [what, value] of Object.entries(sight.facts))
        figures = { ...figures, [what]: { value, screen } };
      return checkStep(seen);
    },
    close: () => context.close(),
  };
  return walk;
}

function createLog(context: BrowserContext) {
  let calls: CallSeen[] = [];
  let uncaught: string[] = [];
  let consoleErrors: string[] = [];
  let documents: string[] = [];
  let wasAskedByBrowser = false;
  let underWay = 0;
  const nameOf = (url: string) => {
    const { pathname } = new URL(url);
    return pathname.startsWith('/api/') ? (pathname.split('/')[2] ?? '') : undefined;
  };
  const isCounted = (url: string) => ![undefined, 'events'].includes(nameOf(url));
  context.on('request', (request) => {
    if (isCounted(request.url())) underWay += 1;
  });
  context.on('requestfinished', (request) => {
    if (isCounted(request.url())) underWay -= 1;
  });
  context.on('requestfailed', (request) => {
    if (isCounted(request.url())) underWay -= 1;
  });
  context.on('response', (response) => {
    const name = nameOf(response.url());
    if (name !== undefined)
      calls.push({ name, method: response.request().method(), status: response.status() });
  });
  return {
    listen: (page: Page) => {
      // Its own documents: what another tab loads was asked for.
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame())
          documents.push(request.url());
      });
      page.on('pageerror', (error) => uncaught.push(error.stack ?? error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(message.text());
      });
      page.on('dialog', (dialog) => {
        wasAskedByBrowser = true;
        void dialog.accept().catch(() => undefined);
      });
    },
    isBusy: () => underWay > 0,
    take: () => {
      const taken = { calls, uncaught, consoleErrors, documents, wasAskedByBrowser };
      [calls, uncaught, consoleErrors, documents, wasAskedByBrowser] = [[], [], [], [], false];
      return taken;
    },
  };
}

type Log = ReturnType<typeof createLog>;

/** Waits until nothing is asked for and nothing changes, but not for ever: some screens count seconds. */
async function settle(page: Page, log: Log): Promise<void> {
  const end = Date.now() + longestMs;
  await wait(60);
  while (Date.now() < end) {
    const isQuiet = await page
      .evaluate(
        // Nobody presses what has not been looked at: a step begins once nothing new holds presses back (decision 076).
        (ms) =>
          document.readyState === 'complete' &&
          window.sportelloWatch.isQuiet(ms) &&
          document.querySelector('[data-held], [data-settling]') === null,
        quietMs,
      )
      .catch(() => false);
    if (isQuiet && !log.isBusy()) return;
    await wait(60);
  }
}

/** The page may be on its way to another document just then. */
async function look(page: Page): Promise<Sight> {
  for (let tries = 0; tries < 20; tries += 1) {
    const sight = await page.evaluate(() => window.sportelloWatch.look()).catch(() => undefined);
    if (sight) return sight;
    await wait(150);
  }
  return page.evaluate(() => window.sportelloWatch.look());
}

const takeEvents = (page: Page): Promise<PageEvent[]> =>
  page.evaluate(() => window.sportelloWatch.take()).catch(() => []);
