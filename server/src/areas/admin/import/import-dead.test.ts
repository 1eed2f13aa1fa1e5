import { sql } from 'drizzle-orm';
import { listUserImportRows, sendUserImportInvitations } from 'shared-api/contracts/admin';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { adminImportRows } from './import.schema.ts';
import { ada, head, ugo, createImportSteps } from './testing/import-steps.ts';

const eva = 'Riva;Eva;eva;eva@acme.example;;;;;;Impiegati';

describeWithStaff('an import that nobody tries any more', (app) => {
  const { as, begin, check, start, get, runDue, find } = createImportSteps(app);
  beforeEach(begin);

  /** Has the job that is due be found dead: whoever worked on it ended, each time. */
  const dieAtIt = async () => {
    await app().db.execute(sql`update platform_jobs set attempts = max_attempts where done_at is null`);
    await runDue();
  };

  it('has failed with nothing written, says so, and lets another one begin', async () => {
    const { id } = (await check([head, ugo, ada])).output.import;
    await start(id);
    await dieAtIt();
    expect(await get(id)).toMatchObject({
      state: 'failed',
      written: 0,
      failure: expect.stringMatching(/interrott|riuscit/i) as string,
    });
    expect(await find('ugo')).toBeUndefined();
    const { output } = await callOn(app().app, listUserImportRows, { id, offset: 0, length: 50 }, as('hr'));
    expect(output.rows.map(({ username }) => username)).toEqual(['ugo', 'ada']);
    // What the file said of them is not kept for nothing.
    const kept = await app().db.select().from(adminImportRows);
    expect(kept.map(({ cells }) => cells)).toEqual([null, null]);
    const again = (await check([head, ugo])).output.import;
    expect((await start(again.id)).error).toBeUndefined();
    await runDue();
    expect(await get(again.id)).toMatchObject({ state: 'done', written: 1 });
    expect(await get(id)).toMatchObject({ state: 'failed' });
  });

  it('keeps the people that it wrote, and the invitations that are left for who asks for them', async () => {
    const { id } = (await check([head, ugo, eva])).output.import;
    await start(id, { invites: false });
    await runDue();
    const invite = () => callOn(app().app, sendUserImportInvitations, { id }, as('hr'));
    await invite();
    expect(await get(id)).toMatchObject({ state: 'inviting' });
    await dieAtIt();
    expect(await get(id)).toMatchObject({ state: 'done', invitations: { due: 2, sent: 0 } });
    expect(await app().outbox()).toEqual([]);
    expect((await invite()).error).toBeUndefined();
    await runDue();
    expect(await get(id)).toMatchObject({ state: 'done', invitations: { due: 2, sent: 2 } });
    expect(await app().outbox()).toHaveLength(2);
  });
});
