import { randomUUID } from 'node:crypto';
import { countsOnBalance, minutesOf, takesTime, type AbsenceTime } from 'shared-api/contracts/absences';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { DaySpan, Months } from '../../ports/months.port.ts';
import type { People } from '../../ports/people.port.ts';
import { recordAbsenceEvent } from '../absences-audit.ts';
import { absencesTexts } from '../absences.texts.ts';
import type { HealthTexts } from '../sickness/health-texts.ts';
import type { AbsenceNotifier } from '../telling/absence-notifier.ts';
import { announceAbsence } from './announce-absence.ts';
import { isOwnDecision, type RequestActor, type RequestDraft, type StatusChange } from './request-change.ts';
import { createRequestChecks } from './request-checks.ts';
import { createRequestEffects } from './request-effects.ts';
import { createRequestShortening, freedOf, keptAs, requireShorter } from './request-shortening.ts';
import {
  deleteRequest,
  findRequest,
  insertRequest,
  listDaysOfRequests,
  lockPerson,
  replaceDays,
  updateRequest,
} from './requests.repository.ts';
import type { RequestRecord } from './requests.schema.ts';

export type { RequestActor, RequestDraft };

interface RequestDependencies extends Pick<AreaPlatform, 'clock' | 'audit'> {
  readonly texts: Pick<HealthTexts, 'sealRequest'>;
  readonly people: Pick<People, 'findPeople'>;
  readonly months: Months;
  readonly notifier: Pick<AbsenceNotifier, 'statusChanged' | 'withdrawalAsked'>;
  /** Called once a request takes some days no more: what a closure left to it is given then. */
  readonly onFreed: (tx: Executor, employee: EmployeeRecord, span: DaySpan) => Promise<void>;
}

interface AskedWithdrawal {
  readonly reason: string;
  readonly version: number;
  /** The days that are to stay, from the first or to the last of the request where that is not said; null where all is taken back. */
  readonly kept: Partial<DaySpan> | null;
}

/** What changes requests, of leave and of sickness. All of it within a transaction of the caller's. */
export type RequestChanges = ReturnType<typeof createRequestChanges>;

/** Makes the one place where requests are added, sent, decided, withdrawn and deleted, with all that hangs on it. */
export function createRequestChanges(dependencies: RequestDependencies) {
  const { clock, audit, months, people, notifier, texts, onFreed } = dependencies;
  const { take, giveBack } = createRequestEffects({ clock, audit, months });
  const checks = createRequestChecks({ clock, months, people });
  const { check, requireBalance, findOverdraft, requireKnown } = checks;
  return {
    /** Adds an open request. @throws AppError `invalid-input` on the field that is wrong; `conflict` where a month is locked. */
    add: async (tx: Executor, actor: RequestActor, draft: RequestDraft): Promise<RequestRecord> => {
      const { employee, caller } = actor;
      await lockPerson(tx, employee);
      const taken = await check(tx, actor, draft);
      const now = clock.now();
      const by = caller?.session.userId ?? '';
      const { kind, cause, from, to, start, end, note, closureId } = draft;
      const id = randomUUID();
      const request = await insertRequest(tx, {
        id,
        employeeId: employee.id,
        companyId: employee.companyId,
        kind,
        cause,
        from,
        to,
        start,
        end,
        ...texts.sealRequest({ id, kind }, { note }),
        closureId: closureId ?? null,
        createdAt: now,
        createdBy: by,
        changedAt: now,
        changedBy: by,
      });
      await replaceDays(tx, request, taken);
      await record(tx, actor, request, {
        action: 'absence.added',
        data: { kind, cause, from, to, start, end },
      });
      await announceAbsence(tx, employee);
      return request;
    },

    /** Changes when somebody is away, and what is noted, while the request takes nothing from the balance or the month. */
    edit: async (
      tx: Executor,
      actor: RequestActor,
      request: RequestRecord,
      draft: RequestDraft,
    ): Promise<RequestRecord> => {
      await lockPerson(tx, actor.employee);
      const taken = await check(tx, actor, draft, request.id);
      const { from, to, start, end, note, cause } = draft;
      const changed = await updateRequest(tx, request.id, {
        from,
        to,
        start,
        end,
        ...texts.sealRequest(request, { note }),
        cause,
        changedAt: clock.now(),
        changedBy: actor.caller?.session.userId ?? '',
      });
      await replaceDays(tx, changed, taken);
      const data = { before: timeOf(request), after: timeOf(changed) };
      await record(tx, actor, changed, { action: 'absence.changed', data });
      await onFreed(tx, actor.employee, timeOf(request));
      await announceAbsence(tx, actor.employee);
      return changed;
    },

    /**
     * Sets the state of a request; the balance, the months and the log follow. What waits or is taken is counted anew when it begins to
     * count; a calendar that changes afterwards counts it anew by itself (`recount.ts`). @throws AppError `conflict` where somebody was first (`absenceConflict`), the balance does not suffice or a month is locked.
     */
    setStatus: async (
      tx: Executor,
      actor: RequestActor,
      id: string,
      change: StatusChange,
    ): Promise<RequestRecord> => {
      await lockPerson(tx, actor.employee);
      const request = await findRequest(tx, id);
      if (!request) throw new AppError('not-found');
      await requireKnown(tx, request, change);
      if (request.status === change.to) return request;
      // What takes nothing from a month may be refused whatever became of it.
      if (countsOnBalance(change.to) || request.status === 'approved')
        await months.requireUnlocked(tx, actor.employee, { ...timeOf(request), mayManage: actor.mayManage });
      if (countsOnBalance(change.to) && !countsOnBalance(request.status)) {
        const taken = await check(tx, actor, { ...request }, request.id);
        await replaceDays(tx, request, taken);
        if (!change.mayOverdraw) await requireBalance(tx, actor, { request, minutes: minutesOf(taken) });
      }
      const overdraft = change.to === 'approved' ? await overdraftOf(tx, actor, request) : null;
      if (overdraft && !change.mayOverdraw) throw overdraft;
      const now = clock.now();
      const isDecision = change.to !== 'open' && !(change.to === 'toApprove' && request.status === 'open');
      const by = actor.caller?.session.userId ?? '';
      const changed = await updateRequest(tx, id, {
        status: change.to,
        changedAt: now,
        changedBy: by,
        ...texts.sealRequest(request, {
          withdrawalReason: null,
          refusalReason: change.refusalReason ?? '',
        }),
        withdrawalAskedAt: null,
        ...keptAs(null),
        ...(change.to === 'toApprove' && { sentAt: now }),
        ...(isDecision && { decidedAt: now, decidedBy: by, decidedFor: change.decidedFor ?? null }),
      });
      if (request.status === 'approved') await giveBack(tx, actor, request);
      if (change.to === 'approved') await take(tx, actor, changed);
      const isOwn = isDecision && isOwnDecision(actor, change.decidedFor);
      const data = {
        before: request.status,
        ...reasonInLog(request, change.refusalReason),
        ...(isOwn && { own: true }),
        ...(overdraft && { overBalance: true }),
      };
      await record(tx, actor, changed, {
        action: `absence.${change.to}`,
        data,
        actingFor: change.decidedFor ?? actor.employee.userId,
      });
      if (takesTime(request.status) && !takesTime(change.to))
        await onFreed(tx, actor.employee, timeOf(request));
      await announceAbsence(tx, actor.employee);
      await notifier.statusChanged(tx, { employee: actor.employee, before: request, request: changed });
      return changed;
    },

    /**
     * Asks to take back what was approved, or all but the days that are to stay; it stays as it is until somebody decides. @throws AppError
     * `invalid-input` on `keptFrom` or `keptTo`; `conflict` where somebody was first (`absenceConflict`), it was asked for already, or a month is closed.
     */
    askWithdrawal: async (
      tx: Executor,
      actor: RequestActor,
      id: string,
      { reason, version, kept }: AskedWithdrawal,
    ): Promise<RequestRecord> => {
      await lockPerson(tx, actor.employee);
      const request = await findRequest(tx, id);
      if (!request) throw new AppError('not-found');
      await requireKnown(tx, request, { version, from: ['approved'] });
      if (request.withdrawalAskedAt !== null)
        throw new AppError('conflict', { text: absencesTexts.withdrawalAskedAlready });
      const wanted = kept && { from: kept.from ?? request.from, to: kept.to ?? request.to };
      if (wanted) requireShorter(actor, request, wanted, { from: 'keptFrom', to: 'keptTo' });
      for (const span of wanted ? freedOf(request, wanted) : [timeOf(request)])
        await months.requireUnlocked(tx, actor.employee, { ...span, mayManage: true });
      const now = clock.now();
      const changed = await updateRequest(tx, id, {
        ...texts.sealRequest(request, { withdrawalReason: reason }),
        withdrawalAskedAt: now,
        ...keptAs(wanted),
        changedAt: now,
        changedBy: actor.caller?.session.userId ?? '',
      });
      await record(tx, actor, changed, {
        action: wanted ? 'absence.daysAsked' : 'absence.withdrawalAsked',
        data: { ...(wanted && { kept: wanted }), ...reasonInLog(request, reason) },
      });
      await announceAbsence(tx, actor.employee);
      await notifier.withdrawalAsked(tx, { employee: actor.employee, request: changed });
      return changed;
    },

    /** Deletes a request that takes nothing. @throws AppError `conflict` when it is approved. */
    remove: async (tx: Executor, actor: RequestActor, id: string): Promise<void> => {
      await lockPerson(tx, actor.employee);
      const request = await findRequest(tx, id);
      if (!request) throw new AppError('not-found');
      if (request.status === 'approved' || request.status === 'withdrawn')
        throw new AppError('conflict', { text: absencesTexts.approvedAlready });
      await deleteRequest(tx, id);
      const { kind, cause, status } = request;
      await record(tx, actor, request, {
        action: 'absence.deleted',
        data: { kind, cause, status, ...timeOf(request) },
      });
      if (takesTime(status)) await onFreed(tx, actor.employee, timeOf(request));
      await announceAbsence(tx, actor.employee);
    },

    shorten: createRequestShortening({ ...dependencies, checks }),
    ...checks,
  };

  /** Between asking and deciding an import, an entry or another leave may have used what is left. */
  async function overdraftOf(tx: Executor, actor: RequestActor, request: RequestRecord) {
    const days = await listDaysOfRequests(tx, [request.id]);
    const minutes = minutesOf(days.filter(({ givenBackTo }) => givenBackTo === null));
    return findOverdraft(tx, actor, { request, minutes, isDecided: true });
  }

  async function record(
    tx: Executor,
    { caller, employee }: RequestActor,
    { id }: RequestRecord,
    event: Pick<Parameters<typeof recordAbsenceEvent>[2], 'action' | 'data'> & { actingFor?: string | null },
  ): Promise<void> {
    const { companyId, userId: actingFor } = employee;
    await recordAbsenceEvent(audit, tx, { requestId: id, companyId, caller, actingFor, ...event });
  }
}

/** Of a sickness the log, which nobody can change afterwards, says that it was asked and decided, and not why. */
function reasonInLog({ kind }: RequestRecord, reason: string | undefined): { readonly reason?: string } {
  return kind === 'leave' && reason ? { reason } : {};
}

function timeOf({ from, to, start, end }: AbsenceTime): AbsenceTime {
  return { from, to, start, end };
}
