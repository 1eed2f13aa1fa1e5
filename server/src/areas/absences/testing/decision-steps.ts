import { dayInItaly, addDays } from 'shared-api/contracts/common';
import type { AbsenceStatus } from 'shared-api/contracts/absences';
import { employeeOf } from '../../../testing/staff-app.ts';
import type { RequestActor, RequestDraft } from '../requests/request-changes.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import type { AbsencesTestApp } from './absences-app.ts';

type Person = Parameters<typeof employeeOf>[0];

const companies: Partial<Record<Person, string>> = { paola: 'beta', luca: 'beta' };

/** Somebody of these tests who changes their own request, as the product itself would for them. */
function actorOf(person: Person, mayManage = false): RequestActor {
  const employee = {
    id: employeeOf(person),
    companyId: companies[person] ?? 'acme',
    userId: person,
    name: `Test ${person}`,
    usesBadge: false,
  };
  return { caller: null, employee, mayManage };
}

/** Adds a request of somebody, of one working day a week from now unless said otherwise, and sends it. */
export async function sendLeave(
  { db, absences, clock }: AbsencesTestApp,
  person: Person,
  changes: Partial<RequestDraft> = {},
): Promise<RequestRecord> {
  const day = addDays(dayInItaly(clock.now()), 7);
  const draft: RequestDraft = {
    kind: 'leave',
    cause: 'holiday',
    from: day,
    to: day,
    start: null,
    end: null,
    note: '',
    ...changes,
  };
  return db.transaction(async (tx) => {
    const { id } = await absences.requests.add(tx, actorOf(person), draft);
    return absences.requests.setStatus(tx, actorOf(person), id, { to: 'toApprove' });
  });
}

/** Adds a sickness of today and tomorrow, with a note, and sends it. */
export async function sendSickness(
  app: AbsencesTestApp,
  person: Person,
  changes: Partial<RequestDraft> = {},
): Promise<RequestRecord> {
  const from = dayInItaly(app.clock.now());
  const draft = { kind: 'sickness', cause: null, from, to: addDays(from, 1) } as const;
  return sendLeave(app, person, { ...draft, note: 'Ricovero in psichiatria', ...changes });
}

/** Sets the state of a request as the product itself. */
export async function setStatus(
  { db, absences }: AbsencesTestApp,
  person: Person,
  { id, to }: { readonly id: string; readonly to: AbsenceStatus },
): Promise<RequestRecord> {
  return db.transaction((tx) => absences.requests.setStatus(tx, actorOf(person, true), id, { to }));
}
