import { createTestApp, type TestApp } from '../../testing/index.ts';
import { announceStop } from './health.routes.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

describe('the health', () => {
  it('is reported as long as the server accepts requests', async () => {
    expect((await testApp.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await testApp.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('is not ready while the database does not answer, nor from when it is told to stop; it goes on answering', async () => {
    const other = await createTestApp();
    const ping = jest.spyOn(other.platform.database, 'ping').mockRejectedValueOnce(new Error('gone'));
    expect((await other.app.inject('/readyz')).statusCode).toBe(503);
    expect((await other.app.inject('/readyz')).statusCode).toBe(200);
    announceStop(other.app);
    const stopping = await other.app.inject('/readyz');
    expect([stopping.statusCode, stopping.json()]).toEqual([503, { status: 'not-ready' }]);
    expect((await other.app.inject('/healthz')).statusCode).toBe(200);
    ping.mockRestore();
    await other.close();
  });
});

describe('a database that falls silent', () => {
  it('is told to who asks, before it speaks again', async () => {
    const other = await createTestApp();
    const ping = jest
      .spyOn(other.platform.database, 'ping')
      .mockReturnValueOnce(new Promise(() => undefined));
    expect((await other.app.inject('/readyz')).statusCode).toBe(503);
    expect((await other.app.inject('/readyz')).statusCode).toBe(200);
    ping.mockRestore();
    await other.close();
  });
});

describe('a server that is about to stop', () => {
  it('says so where it is asked whether it is ready, answers everything else, and keeps no connection', async () => {
    const { app, close } = await createTestApp();
    announceStop(app);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    const { statusCode, headers } = await app.inject('/healthz');
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    await close();
  });
});
