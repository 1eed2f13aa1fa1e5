import type { AbsenceEvent, AbsenceEventKind } from 'shared-api/contracts/absences';
import { z } from 'zod';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import type { AbsenceAction } from '../absences-audit.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';

/** What is shown of each event; the others are not. */
const kinds: Readonly<Partial<Record<AbsenceAction, AbsenceEventKind>>> = {
  'absence.added': 'added',
  'absence.changed': 'changed',
  'absence.open': 'open',
  'absence.toApprove': 'toApprove',
  'absence.approved': 'approved',
  'absence.refused': 'refused',
  'absence.withdrawn': 'withdrawn',
  'absence.withdrawalAsked': 'withdrawalAsked',
  'absence.withdrawalRefused': 'withdrawalRefused',
  'absence.daysAsked': 'daysAsked',
  'absence.daysRefused': 'daysRefused',
  'absence.givenBack': 'givenBack',
  'absence.recounted': 'recounted',
  'certificate.added': 'certificate',
};
/** What says that somebody fell ill, be it in the history of their leave. */
const ofSickness: ReadonlySet<AbsenceEventKind> = new Set(['certificate', 'givenBack', 'recounted']);
const loggedReason = z.object({ reason: z.string() });

/** What happened to a request, the oldest first: who did it, and in whose place. */
export async function readAbsenceEvents(
  executor: Executor,
  { audit, people }: { readonly audit: Audit; readonly people: Pick<People, 'findPeople'> },
  {
    request,
    employee,
    knowsWhy,
  }: {
    readonly request: Pick<RequestRecord, 'id' | 'kind'>;
    readonly employee: EmployeeRecord;
    /** Whether the caller may know of sicknesses (`mayReadSickness`). */
    readonly knowsWhy: boolean;
  },
): Promise<AbsenceEvent[]> {
  const log = await audit.list(executor, `absence_requests:${request.id}`);
  const ids = log.flatMap(({ actor, actingFor }) => [actor, actingFor].filter((id) => id !== null));
  const persons = await people.findPeople(executor, [...new Set(ids)]);
  const names = new Map(persons.map(({ userId, name }) => [userId, name]));
  return log.flatMap(({ sequence, action, at, actor, actingFor, data }) => {
    const kind = (kinds as Readonly<Record<string, AbsenceEventKind | undefined>>)[action];
    if (!kind || (!knowsWhy && ofSickness.has(kind))) return [];
    // What is done to somebody's request is done for them; the place of an administrator is what has to be said.
    const isInPlace = actingFor !== null && actingFor !== employee.userId;
    return {
      id: sequence,
      kind,
      at: at.toISOString(),
      who: (actor !== null && names.get(actor)) || null,
      inPlaceOf: (isInPlace && names.get(actingFor)) || '',
      reason: knowsWhy || request.kind === 'leave' ? (loggedReason.safeParse(data).data?.reason ?? '') : '',
    };
  });
}
