import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, request, type Browser } from 'playwright';
import { startServer, type RunningServer } from '../e2e/core/server.ts';
import { signIn } from '../e2e/core/sign-in.ts';
import { browserArguments, findBrowser } from '../tooling/browser/find-browser.ts';
import { buildSingleBundle } from './navigation/single-bundle.ts';
import { visit, type Line, type Visit } from './navigation/visit.ts';
import { median, type BenchRow } from './row.ts';

const root = resolve(import.meta.dirname, '..');
const rounds = 7;
const mostTimes = 1.05;
const mostKilobytes = 300;
const mostRequests = 15;
const lines: readonly Line[] = [
  { name: 'fast line', latency: 0 },
  { name: '1.6 Mbit/s, 150 ms', latency: 150, bitsPerSecond: 1_600_000 },
];
const documents = {
  path: '/documentsAdmin',
  selector: '.ag-row, [data-state="empty"], main h2',
  chunks: ['screen-documents', 'document-table'],
};
const login = { path: '/', selector: 'input[type="password"]' };

/** First visits to the documents, federated and as one bundle in turn, and what the login page brings. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-navigation-'));
  const singleDist = join(folder, 'single');
  await buildSingleBundle(singleDist, documents.chunks);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: [...browserArguments],
    ...(executablePath && { executablePath }),
  });
  const servers: RunningServer[] = [];
  try {
    const federated = await start(join(folder, 'one'), join(root, 'dist'), servers);
    const single = await start(join(folder, 'two'), singleDist, servers);
    const rows: BenchRow[] = [];
    for (const line of lines) rows.push(await compare(browser, line, federated, single));
    rows.push(...(await weighLogin(browser, federated)));
    return rows;
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function start(
  dataFolder: string,
  distFolder: string,
  servers: RunningServer[],
): Promise<RunningServer> {
  const server = await startServer({ dataFolder, distFolder });
  servers.push(server);
  return server;
}

/** Visits in turn, so that both have the same share of the machine's moods. The first of each only warms the server up. */
async function compare(
  browser: Browser,
  line: Line,
  federated: RunningServer,
  single: RunningServer,
): Promise<BenchRow> {
  const sessions = [await sessionOf(federated), await sessionOf(single)];
  const times: number[][] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, server] of [federated, single].entries()) {
      const storageState = sessions[index];
      const { time } = await visit({
        browser,
        line,
        address: server.address + documents.path,
        selector: documents.selector,
        ...(storageState && { storageState }),
      });
      if (round > 0) times[index]?.push(time);
    }
  }
  const [ours, theirs] = [median(times[0] ?? []), median(times[1] ?? [])];
  return {
    group: 'navigation',
    name: `documents usable, ${line.name}`,
    measured: `${Math.round(ours)} ms`,
    beside: `one bundle ${Math.round(theirs)} ms`,
    ratio: ours / theirs,
    goal: `at most ${mostTimes} times`,
    reached: ours / theirs <= mostTimes,
  };
}

async function sessionOf(server: RunningServer) {
  const client = await request.newContext({ baseURL: server.address });
  await signIn(client, 'admin', server.dataFolder);
  const state = await client.storageState();
  await client.dispose();
  return state;
}

async function weighLogin(browser: Browser, server: RunningServer): Promise<BenchRow[]> {
  const { bytes, requests }: Visit = await visit({
    browser,
    address: server.address + login.path,
    selector: login.selector,
    line: lines[0] ?? { name: 'fast line', latency: 0 },
  });
  const kilobytes = bytes / 1024;
  return [
    {
      group: 'navigation',
      name: 'login page, bytes',
      measured: `${kilobytes.toFixed(0)} KB`,
      goal: `at most ${mostKilobytes} KB`,
      reached: kilobytes <= mostKilobytes,
    },
    {
      group: 'navigation',
      name: 'login page, requests',
      measured: String(requests),
      goal: `at most ${mostRequests}`,
      reached: requests <= mostRequests,
    },
  ];
}
