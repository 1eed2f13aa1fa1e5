import { actFor } from 'shared-api/contracts/directory';
import { createAreas, serveAreas } from '../../areas/create-areas.ts';
import { createFakePdfEditing } from '../../areas/signing/testing/fake-pdf-editing.ts';
import { everyCall } from '../every-call.ts';
import { callOn, createTestApp, type TestApp } from '../index.ts';
import { readTables, writeTables, type TableContents } from '../table-contents.ts';
import { callerNames, type CallerName } from './callers.ts';
import { aboutOneself, bySecret } from './no-record.ts';
import { makeRecords, type Records } from './records.ts';
import type { Right } from './rights.ts';
import { table } from './table.ts';

let testApp: TestApp;
let records: Records;
let cookies: Readonly<Record<CallerName, string>>;
let contents: TableContents;

beforeAll(async () => {
  const pdfEditing = createFakePdfEditing();
  testApp = await createTestApp({
    routes: (app, platform) => serveAreas(app, createAreas({ ...platform, pdfEditing })),
  });
  testApp.clock.set(new Date('2026-03-09T09:00:00.000Z'));
  ({ records, cookies } = await makeRecords(testApp));
  contents = await readTables(testApp.db);
});
afterAll(() => testApp.close());

const keptOut = new Set([401, 403, 404]);

/**
 * What becomes of a call: the record is shown or changed, or the caller is kept out of it. Being asked for something else (400, 409,
 * 422) is being let in.
 */
async function outcomeOf(
  { call, input, shows, files }: Right,
  who: CallerName,
): Promise<'may' | 'may not' | number> {
  const options = { cookie: cookies[who], ...(files && { files: files() }) };
  const answer = await callOn(testApp.app, call as never, input(records) as never, options);
  if (keptOut.has(answer.status)) return 'may not';
  if (answer.status >= 500) return answer.status;
  const isShown = answer.status >= 400 || !shows || shows(answer.output, records);
  if (answer.status < 400 && call.method === 'POST') await restore();
  return isShown ? 'may' : 'may not';
}

async function restore(): Promise<void> {
  await testApp.empty();
  await writeTables(testApp.db, contents);
}

describe('the permissions', () => {
  it.each(table.map((row) => [row.call.name, row.about, row] as const))(
    'of %s about %s are those of the table',
    async (_name, _about, row) => {
      const outcomes: Partial<Record<CallerName, string | number>> = {};
      for (const who of callerNames) outcomes[who] = await outcomeOf(row, who);
      expect(outcomes).toEqual(
        Object.fromEntries(callerNames.map((who) => [who, row.may.includes(who) ? 'may' : 'may not'])),
      );
    },
  );

  // Decision 110: whoever acts for a company has to do with no other.
  it.each(table.map((row) => [row.call.name, row.about, row] as const))(
    "of %s about %s are an administrator's of elsewhere for a super user who acts for another company",
    async (_name, _about, row) => {
      await callOn(testApp.app, actFor, { companyId: 'beta' }, { cookie: cookies.superUser });
      const outcome = await outcomeOf(row, 'superUser');
      await restore();
      expect(outcome).toBe(row.may.includes('adminElsewhere') ? 'may' : 'may not');
    },
  );

  it('have every call in one of the tables', () => {
    const known = [...table.map(({ call }) => call), ...aboutOneself, ...bySecret];
    expect(everyCall.map(({ name }) => name).toSorted()).toEqual(
      [...new Set(known.map(({ name }) => name))].toSorted(),
    );
  });
});
