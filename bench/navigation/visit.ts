import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** A line as the browser is made to believe it has. */
export interface Line {
  readonly name: string;
  /** In milliseconds. */
  readonly latency: number;
  /** In bits per second; absent for as fast as it goes. */
  readonly bitsPerSecond?: number;
}

/** What a first visit took. */
interface Visit {
  /** From the navigation until the screen can be used, in milliseconds. */
  readonly time: number;
  /** What the screen needed: all that was asked for until it could be used. */
  readonly needed: Traffic;
  /** What it asked for afterwards by itself, until it was quiet. */
  readonly later: Traffic;
}

/** What came over the line, headers included. */
export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/** The size of a screen, as the browser is made to believe it has. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly isMobile?: boolean;
}

/** What the page says before the time. */
const word = 'usable after ';

interface VisitOptions {
  readonly browser: Browser;
  readonly address: string;
  /** What is on the screen when it can be used. */
  readonly selector: string;
  readonly line: Line;
  readonly screen?: Screen;
  readonly storageState?: Exclude<BrowserContextOptions['storageState'], undefined>;
}

/** Opens an address as somebody who has never been there, in an empty browser. */
export async function visit({
  browser,
  address,
  selector,
  line,
  screen: { isMobile = false, ...viewport } = { width: 1280, height: 800 },
  storageState,
}: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch: isMobile,
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const files = await watchFiles(devtools, line);
    await page.addInitScript(noteWhenUsable, { selector, word });
    // Nothing is asked of the page while it starts: that takes the processor from what is measured.
    const noted = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(word),
      timeout: 60_000,
    });
    await page.goto(address, { waitUntil: 'commit' });
    const time = Number((await noted).text().slice(word.length));
    await page.waitForLoadState('networkidle');
    const { early, late } = await askedFor(page, time);
    return { time, needed: trafficOf(files, early), later: trafficOf(files, late) };
  } finally {
    await context.close();
  }
}

/** Every file that came, by its address, with what it took on the line. */
async function watchFiles(devtools: CDPSession, { latency, bitsPerSecond }: Line) {
  const files = new Map<string, number>();
  const addresses = new Map<string, string>();
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, request.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address) files.set(address, encodedDataLength);
  });
  const throughput = bitsPerSecond ? bitsPerSecond / 8 : -1;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return files;
}

/**
 * The addresses that the page asked for until it could be used, and those afterwards. What a browser fetches for its own window, as the
 * icon of the tab, is no part of either: one version tells of it and another doesn't.
 */
function askedFor(page: Page, usable: number) {
  return page.evaluate((end) => {
    const window = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="manifest"]')];
    const own = new Set(window.map(({ href }) => href));
    const files = performance.getEntriesByType('resource').filter(({ name }) => !own.has(name));
    const named = (found: readonly PerformanceEntry[]) => found.map(({ name }) => name);
    return {
      early: [location.href, ...named(files.filter(({ startTime }) => startTime <= end))],
      late: named(files.filter(({ startTime }) => startTime > end)),
    };
  }, usable);
}

function trafficOf(files: ReadonlyMap<string, number>, addresses: readonly string[]): Traffic {
  const came = [...new Set(addresses)].flatMap((address) => files.get(address) ?? []);
  return { requests: came.length, bytes: came.reduce((sum, bytes) => sum + bytes, 0) };
}

/** Runs in the page: says in the console after how long the screen is there. */
function noteWhenUsable({ selector, word: start }: { readonly selector: string; readonly word: string }) {
  const look = () => {
    if (document.querySelector(selector)) console.debug(start + String(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}
