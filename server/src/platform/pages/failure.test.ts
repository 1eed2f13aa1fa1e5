import type { InputOf } from 'shared-api/contracts/common';
import { reportFailure } from 'shared-api/contracts/platform';
import { callOn, createTestApp, type TestApp } from '../../testing/index.ts';
import { listOpenFailures } from '../failures/failures.repository.ts';
import { platformAreaFailures } from '../failures/failures.schema.ts';
import { addFailureRoutes } from './failure.routes.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

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

  it('keeps apart what fails in one browser and in another, with the last file that could not be shown', async () => {
    await testApp.empty();
    const report = (browser: string, file: string) =>
      callOn(
        testApp.app,
        reportFailure,
        { ...failure, kind: 'undrawn', area: 'shell', file },
        { headers: { 'user-agent': browser } },
      );
    await report(iPhone, '/api/first');
    await report(iPhone, '/api/second?v_id=7');
    await report(desktop, '/api/first');
    const rows = await testApp.db.select().from(platformAreaFailures).orderBy(platformAreaFailures.id);
    expect(rows).toMatchObject([
      { kind: 'undrawn', browser: 'Safari, iOS', file: '/api/second?v_id=7', times: 2 },
      { kind: 'undrawn', browser: 'Firefox, Windows', file: '/api/first', times: 1 },
    ]);
    const listed = await listOpenFailures(testApp.db, { companyId: 'all' }, { limit: 9 });
    expect(listed.map(({ error }) => error).toSorted()).toEqual([
      'Firefox, Windows · /api/first',
      'Safari, iOS · /api/second?v_id=7',
    ]);
  });

  it('refuses a file that is no address of ours', async () => {
    for (const file of ['https://elsewhere.example/', '/api/<script>', `/${'x'.repeat(300)}`])
      expect(await statusOf({ ...failure, file })).toBe(400);
  });

  it('refuses what is too long for a log', async () => {
    expect(await statusOf({ ...failure, message: 'x'.repeat(1001) })).toBe(400);
  });

  async function statusOf(payload: InputOf<typeof reportFailure>): Promise<number> {
    const headers = { 'x-sportello-client': 'test' };
    const request = { method: 'POST', url: reportFailure.path, headers, payload } as const;
    return (await testApp.app.inject(request)).statusCode;
  }
});
