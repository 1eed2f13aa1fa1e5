import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showKey } from 'shared-api/contracts/auth';
import { readConfig } from './platform/config.ts';
import { createLogger } from './platform/logger.ts';
import { startServer, warnOfPlainAddress } from './start-server.ts';
import { welcome } from './welcome.ts';

/** A port that nobody uses now. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('the server', () => {
  it('starts in an empty folder with the demo people, answers, stops, and finds everything again', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'sportello-start-'));
    const dataFolder = join(parent, 'data');
    const port = await findFreePort();
    const config = readConfig({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'silent',
    });
    const logger = createLogger(config.logLevel);
    const server = await startServer({ config, logger });
    const ready = await fetch(`${server.address}/readyz`);
    expect(await ready.json()).toEqual({ status: 'ready' });
    const words = welcome({ ...server, dataFolder });
    const anna = server.demo?.people.find(({ username }) => username === 'anna.neri');
    expect(words).toContain(`http://localhost:${port}/dev/outbox?token=`);
    expect(words).toContain('mario.rossi');
    expect(words).not.toContain('/setup#');
    expect(words).toContain(`http://localhost:${port}/api/docs`);
    expect(words).toContain(server.demo?.password ?? 'no demo');
    expect(words).toContain(showKey(anna?.key ?? 'no demo'));
    await expect(startServer({ config, logger })).rejects.toThrow('is in use by another process');
    await server.stop();
    await expect(fetch(`${server.address}/readyz`)).rejects.toThrow();

    const again = await startServer({ config, logger });
    expect(again.demo?.isNew).toBe(false);
    expect(again.demo).toEqual({ ...server.demo, isNew: false });
    await again.stop();
    expect(openToOthers(dataFolder)).toEqual([]);
    rmSync(parent, { recursive: true, force: true });
  });
});

/** What of a folder's contents, itself included, somebody else on the machine may read or change. */
function openToOthers(folder: string): string[] {
  if (process.platform === 'win32') return [];
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  expect(names.length).toBeGreaterThan(900);
  return names.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
}

describe('a public address', () => {
  it.each([
    ['http://portal.example.com', true],
    ['http://10.0.0.7:8080', true],
    ['https://portal.example.com', false],
    ['http://localhost:8080', false],
    ['http://127.0.0.1', false],
    ['http://[::1]:8080', false],
  ])('such as %s is warned of when everybody on the way can read along: %s', (url, isWarned) => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line) => lines.push(line) });
    warnOfPlainAddress(readConfig({ PUBLIC_URL: url }), logger);
    expect(lines.some((line) => line.includes('PUBLIC_URL is without https'))).toBe(isWarned);
  });
});

describe('the welcome', () => {
  it.each([
    [['mail', 'sms'], 'where mails and SMS stay'],
    [['sms'], 'where SMS stay'],
    [['mail'], 'where mails stay'],
  ] as const)('says what stays in the outbox: %p', (outboxChannels, sentence) => {
    const words = welcome({
      address: 'https://x.example',
      demo: undefined,
      setUpAddress: undefined,
      outbox: 'https://x.example/dev/outbox?token=t',
      outboxChannels,
      isLocal: false,
      hasDocs: false,
      dataFolder: '/d',
    });
    expect(words).toContain(`${sentence}\n`);
  });

  it('says nothing of an outbox and of demo people where there are none', () => {
    const words = welcome({
      address: 'https://x.example',
      demo: undefined,
      setUpAddress: 'https://x.example/setup#only-mine',
      outbox: undefined,
      outboxChannels: [],
      isLocal: false,
      hasDocs: false,
      dataFolder: '/d',
    });
    expect(words).not.toMatch(/outbox|password|this machine alone|docs/i);
    expect(words).toContain('https://x.example/setup#only-mine');
    expect(words).toContain('https://x.example');
  });
});
