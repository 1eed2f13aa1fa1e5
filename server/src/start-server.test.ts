import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showKey } from 'shared-api/contracts/auth';
import { readConfig } from './platform/config.ts';
import { createLogger } from './platform/logger.ts';
import { startServer } from './start-server.ts';
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
    const dataFolder = mkdtempSync(join(tmpdir(), 'sportello-start-'));
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
    expect(words).toContain(`http://localhost:${port}/dev/outbox`);
    expect(words).toContain('mario.rossi');
    expect(words).toContain(server.demo?.password ?? 'no demo');
    expect(words).toContain(showKey(anna?.key ?? 'no demo'));
    await expect(startServer({ config, logger })).rejects.toThrow('is in use by another process');
    await server.stop();
    await expect(fetch(`${server.address}/readyz`)).rejects.toThrow();

    const again = await startServer({ config, logger });
    expect(again.demo?.isNew).toBe(false);
    expect(again.demo).toEqual({ ...server.demo, isNew: false });
    await again.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }, 120_000);
});

describe('the welcome', () => {
  it('says nothing of an outbox and of demo people where there are none', () => {
    const words = welcome({
      address: 'https://x.example',
      demo: undefined,
      hasOutbox: false,
      dataFolder: '/d',
    });
    expect(words).not.toMatch(/outbox|password/i);
    expect(words).toContain('https://x.example/api/docs');
  });
});
