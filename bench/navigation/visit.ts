import type { Browser, BrowserContextOptions, CDPSession } from 'playwright';

/** A line as the browser is made to believe it has. */
export interface Line {
  readonly name: string;
  /** In milliseconds. */
  readonly latency: number;
  /** In bits per second; absent for as fast as it goes. */
  readonly bitsPerSecond?: number;
}

/** What a first visit took. */
export interface Visit {
  /** From the navigation until the screen can be used, in milliseconds. */
  readonly time: number;
  readonly requests: number;
  /** What came over the line, headers included. */
  readonly bytes: number;
}

/** What the page says before the time. */
const word = 'usable after ';

interface VisitOptions {
  readonly browser: Browser;
  readonly address: string;
  /** What is on the screen when it can be used. */
  readonly selector: string;
  readonly line: Line;
  readonly storageState?: Exclude<BrowserContextOptions['storageState'], undefined>;
}

/** Opens an address as somebody who has never been there, in an empty browser. */
export async function visit({
  browser,
  address,
  selector,
  line,
  storageState,
}: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const traffic = await watchTraffic(devtools, line);
    await page.addInitScript(noteWhenUsable, { selector, word });
    // Nothing is asked of the page while it starts: that takes the processor from what is measured.
    const noted = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(word),
      timeout: 60_000,
    });
    await page.goto(address, { waitUntil: 'commit' });
    const time = Number((await noted).text().slice(word.length));
    await page.waitForLoadState('networkidle');
    return { time, ...traffic };
  } finally {
    await context.close();
  }
}

async function watchTraffic(devtools: CDPSession, { latency, bitsPerSecond }: Line) {
  const traffic = { requests: 0, bytes: 0 };
  await devtools.send('Network.enable');
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
  });
  const throughput = bitsPerSecond ? bitsPerSecond / 8 : -1;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return traffic;
}

/** Runs in the page: says in the console after how long the screen is there. */
function noteWhenUsable({ selector, word: start }: { readonly selector: string; readonly word: string }) {
  const look = () => {
    if (document.querySelector(selector)) console.debug(start + String(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}
