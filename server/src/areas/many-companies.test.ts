import {
  countAbsencesWaiting,
  getAbsencesWaiting,
  listAbsences,
  listLeave,
} from 'shared-api/contracts/absences';
import { listCompanyGroups, listLog, listUserFilterGroups, listUsers } from 'shared-api/contracts/admin';
import { listRegistrations } from 'shared-api/contracts/auth';
import type { Call, InputOf } from 'shared-api/contracts/common';
import { findEmployees, listManagedCompanies, listOwnCompanies } from 'shared-api/contracts/directory';
import { findRecipientGroups, listConfirmationMails } from 'shared-api/contracts/signing';
import { countStatements } from '../testing/count-statements.ts';
import { callOn } from '../testing/index.ts';
import { describeWithStaff, type StaffTestApp } from '../testing/staff-app.ts';
import { insertUser } from './auth/users/users.repository.ts';
import { insertRequest } from './absences/requests/requests.repository.ts';
import { insertCompany, insertEmployee } from './directory/directory.repository.ts';
import { insertGroup } from './directory/groups.repository.ts';

/** A company with a person, who is in a group and asks for leave. */
async function addCompany({ db, clock }: StaffTestApp, id: string): Promise<void> {
  const createdAt = clock.now();
  await insertCompany(db, { id, name: id });
  await insertUser(db, {
    id: `of-${id}`,
    username: `of-${id}`,
    passwordHash: 'none',
    firstName: 'Una',
    lastName: id,
    email: `${id}@example.com`,
    companyId: id,
    passwordChangedAt: createdAt,
    createdAt,
  });
  await insertEmployee(db, { id: `employee-of-${id}`, companyId: id, userId: `of-${id}`, name: `Una ${id}` });
  await insertGroup(db, { id: `group-${id}`, companyId: id, name: 'Tutti', permissions: [] }, [`of-${id}`]);
  await insertRequest(db, {
    id: `request-${id}`,
    kind: 'leave',
    employeeId: `employee-of-${id}`,
    companyId: id,
    from: '2026-03-16',
    to: '2026-03-16',
    cause: 'unpaidLeave',
    status: 'toApprove',
    createdAt,
    createdBy: `of-${id}`,
    changedAt: createdAt,
    changedBy: `of-${id}`,
    sentAt: createdAt,
  });
}

const ask =
  <Contract extends Call>(call: Contract, input: InputOf<Contract>) =>
  ({ app, cookies: { root: cookie } }: StaffTestApp) =>
    callOn(app, call, input, { cookie });

/** What lists, counts or names something of every company. */
const calls: readonly [string, (app: StaffTestApp) => Promise<{ readonly status: number }>][] = [
  ['absences that wait, counted', ask(countAbsencesWaiting, { offset: 0, limit: 10 })],
  ['absences that wait, named', ask(getAbsencesWaiting, {})],
  ['absences to decide about', ask(listAbsences, { isWaiting: true, search: '', length: 30 })],
  ['leave of everybody', ask(listLeave, { search: 'una', offset: 0, length: 30, companyId: null })],
  ['groups', ask(listCompanyGroups, {})],
  ['groups to filter by', ask(listUserFilterGroups, {})],
  ['users', ask(listUsers, { search: '', start: 0, length: 30 })],
  ['events of the log', ask(listLog, { search: '', length: 50 })],
  ['registrations', ask(listRegistrations, {})],
  ['companies with their people', ask(listManagedCompanies, {})],
  ['companies', ask(listOwnCompanies, {})],
  ['people', ask(findEmployees, { text: 'una' })],
  ['groups to write to', ask(findRecipientGroups, { text: '' })],
  ['confirmation mails', ask(listConfirmationMails, { start: 0, length: 30, search: '' })],
];

describeWithStaff('a super user of many companies', (app) => {
  it('costs as many statements as one of few', async () => {
    const counted: Record<string, number[]> = {};
    for (const [first, last] of [
      [0, 2],
      [2, 20],
    ] as const) {
      for (let index = first; index < last; index += 1) await addCompany(app(), `company${index}`);
      for (const [name, call] of calls) {
        // What a process makes once and remembers is made by the first.
        expect([name, (await call(app())).status]).toEqual([name, 200]);
        (counted[name] ??= []).push(await countStatements(() => call(app())));
      }
    }
    const grown = Object.entries(counted).filter(([, [few, many]]) => few !== many);
    expect(Object.fromEntries(grown)).toEqual({});
  });
});
