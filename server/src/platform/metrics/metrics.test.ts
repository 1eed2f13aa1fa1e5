import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { reportFailure } from 'shared-api/contracts/platform';
import {
  callOn,
  createTestApp,
  describeOnBothDatabases,
  signInAs,
  type TestApp,
} from '../../testing/index.ts';
import { insertDeadJob, insertFailedMail } from '../failures/testing/failed.builders.ts';
import { addFailureRoutes } from '../pages/failure.routes.ts';
import { openMetricsPort } from './metrics.routes.ts';

const token = 'a token of sixteen or more';

/** The value of a figure, by its name and labels as they are written; undefined where it is not told. */
function valueOf(body: string, figure: string): number | undefined {
  const line = body.split('\n').find((each) => each.startsWith(`${figure} `));
  return line === undefined ? undefined : Number(line.slice(figure.length));
}

describeOnBothDatabases(
  'the metrics',
  (testApp) => {
    const read = async (bearer = token) =>
      testApp().app.inject({ url: '/metrics', headers: { authorization: `Bearer ${bearer}` } });

    it('are for who has the token', async () => {
      expect((await testApp().app.inject({ url: '/metrics' })).statusCode).toBe(401);
      expect((await read('another token')).statusCode).toBe(401);
      const { statusCode, headers } = await read();
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    });

    it('count requests by call and class of status, never by address', async () => {
      const failure = { code: 'X', kind: 'stopped', area: 'nowhere', build: '1', message: '' } as const;
      await callOn(testApp().app, reportFailure, failure);
      await testApp().app.inject({ url: '/somebody/1234567' });
      const { body } = await read();
      expect(valueOf(body, 'sportello_requests_total{call="reportFailure",status="2xx"}')).toBe(1);
      expect(valueOf(body, 'sportello_requests_total{call="other",status="4xx"}')).toBeGreaterThan(0);
      expect(valueOf(body, 'sportello_request_seconds_count{call="reportFailure"}')).toBe(1);
      expect(valueOf(body, 'sportello_area_failures_total{area="other",kind="stopped",browser=""}')).toBe(1);
      expect(body).not.toContain('1234567');
      expect(body).not.toContain('nowhere');
    });

    it('say how jobs, messages, sessions and what failed stand in the installation', async () => {
      const { db, clock, platform } = testApp();
      await testApp().empty();
      clock.advance(6000);
      await platform.jobs.enqueue(db, { kind: 'test.late', payload: {} });
      await insertDeadJob(testApp());
      await insertFailedMail(testApp());
      await signInAs(testApp(), 'mario');
      clock.advance(90_000);
      const { body } = await read();
      expect(valueOf(body, 'sportello_installation_readable')).toBe(1);
      expect(valueOf(body, 'sportello_installation_jobs{kind="test.late",state="due"}')).toBe(1);
      expect(valueOf(body, 'sportello_installation_oldest_due_job_seconds{kind="test.late"}')).toBe(90);
      expect(valueOf(body, 'sportello_installation_jobs{kind="signing.seal",state="dead"}')).toBe(1);
      expect(valueOf(body, 'sportello_installation_deliveries_of_day{channel="mail",state="failed"}')).toBe(
        1,
      );
      expect(valueOf(body, 'sportello_installation_failures{kind="mail"}')).toBe(1);
      expect(valueOf(body, 'sportello_installation_sessions{kind="staff"}')).toBe(1);
    });

    it('ask the database at most every five seconds', async () => {
      await read();
      await insertDeadJob(testApp(), { kind: 'test.unseen' });
      expect((await read()).body).not.toContain('test.unseen');
      testApp().clock.advance(5000);
      expect((await read()).body).toContain('test.unseen');
    });

    it('say how the process stands: jobs worked on, connections, memory, event loop, live lines', async () => {
      const { db, platform } = testApp();
      platform.jobs.handle('test.worked', async () => undefined);
      await platform.jobs.enqueue(db, { kind: 'test.worked', payload: {} });
      await platform.jobs.runDue();
      platform.metrics.countSeal(2);
      const { body } = await read();
      expect(valueOf(body, 'sportello_job_seconds_count{kind="test.worked",outcome="done"}')).toBe(1);
      expect(valueOf(body, 'sportello_seal_seconds_bucket{le="3"}')).toBe(1);
      expect(valueOf(body, 'sportello_live_lines')).toBe(0);
      for (const figure of [
        'sportello_database_waiting',
        'sportello_database_connections{state="in-use"}',
        'nodejs_eventloop_lag_p99_seconds',
        'process_resident_memory_bytes',
      ])
        expect(valueOf(body, figure)).toBeGreaterThanOrEqual(0);
    });
  },
  { env: { METRICS_TOKEN: token }, routes: (app, platform) => addFailureRoutes(app, platform) },
);

describe('where metrics stand', () => {
  let testApp: TestApp | undefined;
  afterEach(() => testApp?.close());

  const statusOn = (port: number, headers = {}) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path: '/metrics', headers }, (response) => {
        text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
      })
        .on('error', reject)
        .end();
    });

  it('is nowhere by default, and nothing is counted', async () => {
    testApp = await createTestApp();
    expect((await testApp.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    expect(testApp.platform.metrics.isOn).toBe(false);
  });

  it('is a port of its own, and not the public one, where that is set', async () => {
    testApp = await createTestApp({ env: { METRICS_PORT: '0' } });
    const opened = await openMetricsPort(testApp.platform);
    const answer = await statusOn(opened.port ?? 0);
    await opened.close();
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('sportello_live_lines 0');
    expect((await testApp.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  });

  it('asks for the token on its own port, too, where there is one', async () => {
    testApp = await createTestApp({ env: { METRICS_PORT: '0', METRICS_TOKEN: token } });
    const { port = 0, close } = await openMetricsPort(testApp.platform);
    const statuses = [
      (await statusOn(port)).status,
      (await statusOn(port, { authorization: `Bearer ${token}` })).status,
    ];
    await close();
    expect(statuses).toEqual([401, 200]);
  });
});
