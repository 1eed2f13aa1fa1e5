import type { AreaPlatform } from '../../area-platform.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordAbsenceEvent } from '../absences-audit.ts';
import { absencesTexts } from '../absences.texts.ts';
import { announceAbsence } from '../requests/announce-absence.ts';
import { isOwnDecision } from '../requests/request-change.ts';
import type { RequestActor, RequestChanges } from '../requests/request-changes.ts';
import { keptAs, keptOf } from '../requests/request-shortening.ts';
import { findRequest, lockPerson, updateRequest } from '../requests/requests.repository.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import type { HealthTexts } from '../sickness/health-texts.ts';
import type { AbsenceNotifier } from '../telling/absence-notifier.ts';

interface WithdrawalDependencies extends Pick<AreaPlatform, 'clock' | 'audit'> {
  readonly texts: Pick<HealthTexts, 'sealRequest'>;
  readonly requests: Pick<RequestChanges, 'setStatus' | 'shorten' | 'requireKnown'>;
  readonly notifier: Pick<AbsenceNotifier, 'withdrawalRefused' | 'daysRefused'>;
}

interface WithdrawalDecision {
  readonly id: string;
  readonly isGranted: boolean;
  readonly version: number;
  /** The administrator in whose place it is decided. */
  readonly inPlaceOf: string | null;
}

/** What decides about withdrawals that were asked for. */
export type WithdrawalDecisions = ReturnType<typeof createWithdrawalDecisions>;

/** Makes what decides about withdrawals (departure D108): what is granted gives its time back, what is refused leaves it as it is. */
export function createWithdrawalDecisions(dependencies: WithdrawalDependencies) {
  const { clock, audit, requests, notifier, texts } = dependencies;
  return {
    /** @throws AppError `conflict` where somebody was first (`absenceConflict`), none was asked for, or a month is locked. */
    decide: async (
      tx: Executor,
      actor: RequestActor,
      { id, isGranted, version, inPlaceOf }: WithdrawalDecision,
    ): Promise<RequestRecord> => {
      await lockPerson(tx, actor.employee);
      const request = await findRequest(tx, id);
      if (!request) throw new AppError('not-found');
      await requests.requireKnown(tx, request, { version, from: ['approved'] });
      if (request.withdrawalReason === null)
        throw new AppError('conflict', { text: absencesTexts.withdrawalNotAsked });
      const kept = keptOf(request);
      if (isGranted && kept)
        return (await requests.shorten(tx, actor, id, { ...kept, version, decidedFor: inPlaceOf })).request;
      if (isGranted)
        return requests.setStatus(tx, actor, id, { to: 'withdrawn', decidedFor: inPlaceOf, version });
      return refuse(tx, actor, { request, inPlaceOf });
    },
  };

  async function refuse(
    tx: Executor,
    actor: RequestActor,
    { request, inPlaceOf }: { readonly request: RequestRecord; readonly inPlaceOf: string | null },
  ): Promise<RequestRecord> {
    const { caller, employee } = actor;
    const [now, by] = [clock.now(), caller?.session.userId ?? ''];
    const changed = await updateRequest(tx, request.id, {
      ...texts.sealRequest(request, { withdrawalReason: null }),
      withdrawalAskedAt: null,
      ...keptAs(null),
      changedAt: now,
      changedBy: by,
      decidedAt: now,
      decidedBy: by,
      decidedFor: inPlaceOf,
    });
    const actingFor = inPlaceOf ?? employee.userId;
    const isOfDays = keptOf(request) !== null;
    const action = isOfDays ? 'absence.daysRefused' : 'absence.withdrawalRefused';
    const data = isOwnDecision(actor, inPlaceOf) ? { own: true } : {};
    await recordAbsenceEvent(audit, tx, { requestId: request.id, action, caller, actingFor, data });
    await announceAbsence(tx, employee);
    const of = { employee, request: changed };
    await (isOfDays ? notifier.daysRefused(tx, of) : notifier.withdrawalRefused(tx, of));
    return changed;
  }
}
