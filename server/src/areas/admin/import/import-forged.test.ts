import { eq, sql, type SQL } from 'drizzle-orm';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { adminImports } from './import.schema.ts';
import { ada, head, ugo, createImportSteps } from './testing/import-steps.ts';

/** What whoever writes the database would do to a file that was checked. */
const forgeries: readonly (readonly [string, SQL])[] = [
  [
    'another address in a line',
    sql`update admin_import_rows set cells = jsonb_set(cells, '{email}', '"thief@evil.example"') where line = 2`,
  ],
  [
    'a right in a line',
    sql`update admin_import_rows set cells = jsonb_set(cells, '{isAdmin}', '"sì"') where line = 2`,
  ],
  [
    'a line more',
    sql`insert into admin_import_rows (import_id, line, name, username, email, outcome, changed, waits, problems, cells) select import_id, 9, name, username, email, outcome, changed, waits, problems, cells || '{"username": "eve", "email": "eve@acme.example"}' from admin_import_rows where line = 2`,
  ],
  ['a line less', sql`delete from admin_import_rows where line = 3`],
  ['that people who are there change too', sql`update admin_imports set changes_existing = true`],
  ['another company', sql`update admin_imports set company_id = null`],
  ['no proof', sql`update admin_imports set proof = null`],
];

describeWithStaff('a file of people that was checked', (app) => {
  const { begin, check, start, get, runDue, find } = createImportSteps(app);
  beforeEach(begin);
  const checked = async () => (await check([head, ugo, ada], { changesExisting: false })).output.import.id;

  it.each(forgeries)('is not imported with %s, and says so', async (_what, forge) => {
    const id = await checked();
    await app().db.execute(forge);
    const refused = await start(id, { by: 'root' });
    expect(refused.error).toMatchObject({
      code: 'conflict',
      Error: expect.stringContaining('controlla di nuovo il file') as string,
    });
    expect(await find('ugo')).toBeUndefined();
  });

  it.each(forgeries)('nor once it was started, with %s', async (_what, forge) => {
    const id = await checked();
    expect((await start(id, { by: 'root' })).error).toBeUndefined();
    await app().db.execute(forge);
    await runDue();
    const [record] = await app().db.select().from(adminImports).where(eq(adminImports.id, id));
    expect(record).toMatchObject({
      state: 'failed',
      failure: { en: expect.stringContaining('check the file again') as string },
    });
    expect(await find('ugo')).toBeUndefined();
  });

  it('is imported with the rights of who started it, whoever is written there', async () => {
    const id = await checked();
    await start(id);
    await app().db.execute(sql`update admin_imports set started_by = 'luca'`);
    await runDue();
    expect(await get(id)).toMatchObject({ state: 'done', written: 2 });
  });
});
