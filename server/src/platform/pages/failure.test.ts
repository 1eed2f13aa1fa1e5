import type { InputOf } from 'shared-api/contracts/common';
import { reportFailure } from 'shared-api/contracts/platform';
import { callOn, createTestApp, type TestApp } from '../../testing/index.ts';
import { platformAreaFailures } from '../failures/failures.schema.ts';
import { addFailureRoutes } from './failure.routes.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp({ routes: (app, platform) => addFailureRoutes(app, platform) });
});
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

  it('counts one a build and a kind, of areas that there are', async () => {
    await testApp.empty();
    const report = (changes: Partial<InputOf<typeof reportFailure>> = {}) =>
      callOn(testApp.app, reportFailure, { ...failure, ...changes });
    await report({ area: 'nobody-knows-it' });
    await report({ area: 'nobody-knows-it', code: 'NEXT' });
    await report({ area: 'shell', kind: 'background' });
    await report({ kind: 'unreachable' });
    const rows = await testApp.db.select().from(platformAreaFailures).orderBy(platformAreaFailures.id);
    expect(rows).toMatchObject([
      { area: 'other', kind: 'stopped', build: '1', times: 2, supportCode: 'NEXT' },
      { area: 'shell', kind: 'background', times: 1 },
    ]);
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
