import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request, type Browser } from 'playwright';
import { startServer, type RunningServer } from '../e2e/core/server.ts';
import { signIn } from '../e2e/core/sign-in.ts';
import { copyCurrentBuilds } from '../tooling/build/copy-builds.ts';
import { browserArguments, findBrowser } from '../tooling/browser/find-browser.ts';
import { buildSingleBundle, withoutAnnouncements } from './navigation/single-bundle.ts';
import { visitInside, type Inside } from './navigation/inside.ts';
import { visit, type Line, type Screen, type Traffic } from './navigation/visit.ts';
import { median, type BenchRow, type BenchSize } from './row.ts';

/** How often each is visited after a first time that warms the server up; small is that first time alone. */
const rounds = { small: 0, whole: 7 };
const maxTimes = 1;
/** What the login page may bring until it can be used, headers included (decision 034). */
const loginBudget = { kilobytes: 180, requests: 7 };
const loginScreens: readonly (Screen & { readonly name: string })[] = [
  { name: 'phone', width: 390, height: 844, isMobile: true },
  { name: 'desktop', width: 1440, height: 900 },
];
const lines: readonly Line[] = [
  { name: 'fast line', latency: 0 },
  { name: '1.6 Mbit/s, 150 ms', latency: 150, bitsPerSecond: 1_600_000 },
];
const documents = {
  path: '/documentsAdmin',
  selector: '.ag-row, [data-state="empty"], main h2',
  chunks: ['frame', 'calls', 'screen-documents', 'document-table'],
};
const opened = { path: '/initDocuments', selector: '.ag-row, [data-state="empty"]' };
const login = { path: '/', selector: 'input[type="password"]' };
/** What somebody waits for who is inside, in milliseconds, on the fast line. */
const waits: readonly { readonly name: string; readonly of: keyof Inside; readonly goal: number }[] = [
  { name: 'cards of the dashboard, after the frame', of: 'cards', goal: 300 },
  { name: 'an area never visited, after the click', of: 'area', goal: 300 },
  { name: 'a letter in the palette, until it is answered', of: 'palette', goal: 100 },
];

/** First visits to the documents, federated and as one bundle in turn, and what the login page brings. */
export async function run(size: BenchSize): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-navigation-'));
  const federatedDist = join(folder, 'federated');
  const singleDist = join(folder, 'single');
  const plainDist = join(folder, 'plain');
  await copyCurrentBuilds(federatedDist);
  await buildSingleBundle({ project: federatedDist, dist: singleDist, chunks: documents.chunks, size });
  await withoutAnnouncements(singleDist, plainDist);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: [...browserArguments],
    ...(executablePath && { executablePath }),
  });
  const servers: RunningServer[] = [];
  try {
    const demo = join(folder, 'demo');
    await (await startServer({ dataFolder: demo, distFolder: federatedDist })).stop();
    const start = async (name: string, distFolder: string) => {
      const server = await startServer({ dataFolder: join(folder, name), distFolder, like: demo });
      servers.push(server);
      return server;
    };
    const federated = await start('one', federatedDist);
    const single = await start('two', singleDist);
    const plain = await start('three', plainDist);
    const rows: BenchRow[] = [];
    const tried = size === 'small' ? lines.slice(0, 1) : lines;
    const compared = [federated, single, plain];
    for (const line of tried)
      rows.push(...(await compare(browser, { line, servers: compared, rounds: rounds[size] })));
    rows.push(...(await compareInside(browser, { servers: [federated, single], rounds: rounds[size] })));
    rows.push(...(await weighLogin(browser, federated)));
    return rows;
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Comparison {
  readonly line: Line;
  readonly servers: readonly RunningServer[];
  readonly rounds: number;
}

/** Visits in turn, so that all have the same share of the machine's moods. The first of each only warms the server up. */
async function compare(browser: Browser, { line, servers, rounds }: Comparison): Promise<BenchRow[]> {
  const contestants = await Promise.all(
    servers.map(async (server) => ({ server, storageState: await sessionOf(server), times: [] as number[] })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const { server, storageState, times } of contestants) {
      const address = server.address + documents.path;
      const { time } = await visit({ browser, line, address, selector: documents.selector, storageState });
      if (round > 0 || rounds === 0) times.push(time);
    }
  }
  const [ours = Number.NaN, single = Number.NaN, plain = Number.NaN] = contestants.map(({ times }) =>
    median(times),
  );
  const row = {
    group: 'navigation',
    name: `documents usable, ${line.name}`,
    measured: `${Math.round(ours)} ms`,
  };
  return [
    {
      ...row,
      beside: `one ordinary bundle ${Math.round(plain)} ms`,
      ratio: ours / plain,
      goal: `at most ${maxTimes} times`,
      reached: ours / plain <= maxTimes,
    },
    { ...row, beside: `one bundle that is announced as ours ${Math.round(single)} ms`, ratio: ours / single },
  ];
}

/** As `compare`, for who is inside already. */
async function compareInside(
  browser: Browser,
  { servers, rounds }: Omit<Comparison, 'line'>,
): Promise<BenchRow[]> {
  const contestants = await Promise.all(
    servers.map(async (server) => ({
      server,
      storageState: await sessionOf(server),
      visits: [] as Inside[],
    })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const { server, storageState, visits } of contestants) {
      const seen = await visitInside({ browser, address: server.address, area: opened, storageState });
      if (round > 0 || rounds === 0) visits.push(seen);
    }
  }
  return waits.map(({ name, of, goal }) => {
    const [ours = Number.NaN, single = Number.NaN] = contestants.map(({ visits }) =>
      median(visits.map((seen) => seen[of])),
    );
    return {
      group: 'navigation',
      name: `${name}, fast line`,
      measured: `${Math.round(ours)} ms`,
      beside: `one bundle ${Math.round(single)} ms`,
      ratio: ours / single,
      goal: `at most ${goal} ms`,
      reached: ours <= goal,
    };
  });
}

async function sessionOf(server: RunningServer) {
  const client = await request.newContext({ baseURL: server.address });
  await signIn(client, 'admin', server.dataFolder);
  const state = await client.storageState();
  await client.dispose();
  return state;
}

async function weighLogin(browser: Browser, server: RunningServer): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { name, ...screen } of loginScreens) {
    const { needed, later } = await visit({
      browser,
      screen,
      address: server.address + login.path,
      selector: login.selector,
      line: lines[0] ?? { name: 'fast line', latency: 0 },
    });
    rows.push(...loginRows(name, needed, later));
  }
  return rows;
}

function loginRows(screen: string, needed: Traffic, later: Traffic): BenchRow[] {
  const kilobytes = needed.bytes / 1024;
  const group = 'navigation';
  return [
    {
      group,
      name: `login page, bytes, ${screen}`,
      measured: `${kilobytes.toFixed(0)} KB`,
      goal: `at most ${loginBudget.kilobytes} KB`,
      reached: kilobytes <= loginBudget.kilobytes,
      isCounted: true,
    },
    {
      group,
      name: `login page, requests, ${screen}`,
      measured: String(needed.requests),
      goal: `at most ${loginBudget.requests}`,
      reached: needed.requests <= loginBudget.requests,
      isCounted: true,
    },
    {
      group,
      name: `login page, afterwards by itself, ${screen}`,
      measured: `${(later.bytes / 1024).toFixed(0)} KB, ${later.requests} requests`,
    },
  ];
}
