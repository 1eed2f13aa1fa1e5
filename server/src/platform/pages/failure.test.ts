import { reportFailure } from 'shared-api/contracts/platform';
import { callOn, createTestApp, type TestApp } from '../../testing/index.ts';
import { addFailureRoutes } from './failure.routes.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp({ routes: (app, { rateLimits }) => addFailureRoutes(app, { rateLimits }) });
}, 240_000);
afterAll(() => testApp.close());

describe('reportFailure', () => {
  const failure = { code: 'ABCD-EFGH', kind: 'stopped', area: 'signing', build: '1', message: 'x' } as const;

  it('is open to everybody, but not without end', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await callOn(testApp.app, reportFailure, failure)).status);
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it('refuses what is too long for a log', async () => {
    const { statusCode } = await testApp.app.inject({
      method: 'POST',
      url: reportFailure.path,
      headers: { 'x-sportello-client': 'test' },
      payload: { ...failure, message: 'x'.repeat(1001) },
    });
    expect(statusCode).toBe(400);
  });
});
