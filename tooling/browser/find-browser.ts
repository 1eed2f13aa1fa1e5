import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The shell has no windows and tabs of its own to draw, which take half as much of the processor again as the pages.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds a Chromium or Chrome: the one that CHROME_PATH names, the machine's, or the one that Playwright has installed. */
export async function findBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env['CHROME_PATH'], ...onPath, ...places, chromium.executablePath()];
  return candidates.find((file) => file && existsSync(file));
}

/** What every run of the browser needs; root may not use its sandbox. */
export const browserArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
