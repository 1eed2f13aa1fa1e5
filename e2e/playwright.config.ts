import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { elsewhere, otherStories } from './core/first-size.ts';
import { engineProjects, journeys } from './engines/projects.ts';
import { browserArguments, findBrowser } from '../tooling/browser/find-browser.ts';

const executablePath = await findBrowser();
const launchOptions = { args: browserArguments, ...(executablePath && { executablePath }) };

/** Whether stories run at every size at which they hold, as in `npm run test:slow`; otherwise at the one where their people are. */
const isWhole = process.env['STORIES'] === 'whole';

const length = isWhole ? 'always' : 'first';

const config: PlaywrightTestConfig = defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './core/global-setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  // For two processors: a story waits a good part of its time, for a page or for a code.
  workers: 3,
  // Nothing is timed here: a slow machine must not fail a story.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    launchOptions,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // A trace costs a sixth of the time: one asks for it with `--trace on` where a story fails.
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    // Tests that stand in for the network would not see what a worker fetches; those of the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // What is the same at every size of the screen runs once: on a desktop, or where staff do it, on a phone.
    {
      name: 'phone',
      grepInvert: otherStories.phone[length],
      testIgnore: [journeys, ...(isWhole ? [] : elsewhere.phone)],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: otherStories.desktop[length],
      testIgnore: [journeys, ...(isWhole ? [] : elsewhere.desktop)],
      use: { viewport: { width: 1440, height: 900 } },
    },
    ...engineProjects(isWhole),
  ],
});

export default config;
