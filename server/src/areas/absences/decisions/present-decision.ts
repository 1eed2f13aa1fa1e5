import { mayReadSickness, type AbsenceToDecide } from 'shared-api/contracts/absences';
import type { Executor } from '../../../platform/db/database.ts';
import type { People } from '../../ports/people.port.ts';
import type { RequestList } from '../requests/request-list.service.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import type { DecisionSubject } from './decision-access.ts';

/** A request and whoever decides about it. */
interface Shown extends DecisionSubject {
  readonly request: RequestRecord;
}

interface Presenting {
  readonly list: Pick<RequestList, 'presentAll'>;
  readonly people: Pick<People, 'findPeople'>;
}

/** Presents requests to somebody who decides about them. */
export async function presentDecisions(
  executor: Executor,
  { list, people }: Presenting,
  shown: readonly Shown[],
): Promise<AbsenceToDecide[]> {
  const placeOf = new Map(shown.map(({ request, inPlaceOf }) => [request.id, inPlaceOf]));
  const places = shown.flatMap(({ inPlaceOf }) => inPlaceOf ?? []);
  const persons = await people.findPeople(executor, [...new Set(places)]);
  const names = new Map(persons.map(({ userId, name }) => [userId, name]));
  const requests = shown.map(({ request }) => request);
  const presented = await list.presentAll(
    executor,
    requests,
    shown.map(({ rights }) => rights),
  );
  return presented.map(({ fields, rights, record: { kind, cause, companyId, closureId } }) => {
    const place = placeOf.get(fields.id) ?? null;
    const isReasonHidden = kind === 'sickness' && !mayReadSickness(rights);
    return {
      ...fields,
      kind: isReasonHidden ? 'leave' : kind,
      cause,
      isReasonHidden,
      companyId,
      inPlaceOf: (place !== null && names.get(place)) || '',
      isClosure: closureId !== null,
    };
  });
}

/** A request as a list has it: what was written of a sickness is read by whoever opens it, and by nobody who only passes by. */
export function withoutHealthTexts(absence: AbsenceToDecide): AbsenceToDecide {
  if (absence.kind === 'leave') return absence;
  const withdrawalReason = absence.withdrawalReason === null ? null : '';
  return { ...absence, note: '', refusalReason: '', withdrawalReason };
}
