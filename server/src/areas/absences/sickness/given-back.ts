import { randomUUID } from 'node:crypto';
import { counterOf, countsOnBalance, minutesOf } from 'shared-api/contracts/absences';
import { dayInItaly, type PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import { recordAbsenceEvent } from '../absences-audit.ts';
import { absencesTexts } from '../absences.texts.ts';
import { insertEntries } from '../balances/balances.repository.ts';
import { readBalance } from '../balances/read-balance.ts';
import { listDaysOfRequests } from '../requests/requests.repository.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import { causeInMonth } from '../requests/timesheet-causes.ts';
import { listGivenBackTo, listLeaveOnDays, markGivenBack, type LeaveDays } from './given-back.repository.ts';

interface GivenBackDependencies extends Pick<AreaPlatform, 'clock' | 'audit'> {
  readonly months: Pick<Months, 'setAbsence'>;
}

/** Who decides about a sickness, and whose it is. */
interface SicknessActor {
  /** Null for the product itself. */
  readonly caller: SignedInCaller | null;
  readonly employee: EmployeeRecord;
}

/** Makes what gives the days of leave back to who falls ill within it, and takes them again when the sickness no longer stands. */
export function createGivenBack({ clock, audit, months }: GivenBackDependencies) {
  return {
    /**
     * Gives back the days on which a sickness falls: of approved leave to the balance and out of the months; of leave that waits, so that
     * it will not take them.
     */
    giveBack: async (tx: Executor, actor: SicknessActor, sickness: RequestRecord): Promise<void> => {
      const days = (await listDaysOfRequests(tx, [sickness.id])).map(({ day }) => day);
      const employeeId = actor.employee.id;
      for (const part of await listLeaveOnDays(tx, { employeeId, days })) {
        await markGivenBack(tx, part, sickness.id);
        if (part.leave.status === 'approved') await post(tx, actor, part, 'returned');
        await record(tx, actor, part, { sickness, action: 'absence.givenBack' });
      }
    },

    /**
     * Has leave take again what it gave back to a sickness that is not approved any more. @throws AppError `conflict` where the balance
     * was used for something else meanwhile, and the company lets nobody overdraw it.
     * @param days those alone on which it stands no more; all by default
     */
    takeAgain: async (
      tx: Executor,
      actor: SicknessActor,
      sickness: RequestRecord,
      days?: ReadonlySet<PlainDay>,
    ): Promise<void> => {
      for (const whole of await listGivenBackTo(tx, sickness.id)) {
        const part = { ...whole, days: whole.days.filter(({ day }) => days?.has(day) ?? true) };
        if (part.days.length === 0) continue;
        const isTaken = part.leave.status === 'approved';
        if (isTaken) await requireLeft(tx, actor, part, dayInItaly(clock.now()));
        await markGivenBack(tx, part, null);
        if (!countsOnBalance(part.leave.status)) continue;
        if (isTaken) await post(tx, actor, part, 'taken');
        await record(tx, actor, part, { sickness, action: 'absence.recounted' });
      }
    },
  };

  /** Writes into the ledger what a leave returns or takes again, and into the months what it takes now. */
  async function post(
    tx: Executor,
    { caller, employee }: SicknessActor,
    { leave, days }: LeaveDays,
    kind: 'returned' | 'taken',
  ): Promise<void> {
    const counter = leave.cause && counterOf(leave.cause);
    if (counter)
      await insertEntries(tx, [
        {
          id: randomUUID(),
          employeeId: employee.id,
          companyId: employee.companyId,
          counter,
          day: dayOfEntry(days[0]?.day ?? leave.from),
          minutes: kind === 'taken' ? -minutesOf(days) : minutesOf(days),
          kind,
          requestId: leave.id,
          createdAt: clock.now(),
          createdBy: caller?.session.userId ?? null,
        },
      ]);
    const all = await listDaysOfRequests(tx, [leave.id]);
    await months.setAbsence(tx, {
      caller,
      employee,
      requestId: leave.id,
      causeId: causeInMonth(leave.cause),
      days: all.filter(({ givenBackTo }) => givenBackTo === null),
    });
  }

  /** Leave of the future counts from its own day on; what is given back of it must not count before. */
  function dayOfEntry(first: PlainDay): PlainDay {
    const today = dayInItaly(clock.now());
    return first > today ? first : today;
  }

  async function record(
    tx: Executor,
    { caller, employee }: SicknessActor,
    { leave, days }: LeaveDays,
    { sickness, action }: { sickness: RequestRecord; action: 'absence.givenBack' | 'absence.recounted' },
  ): Promise<void> {
    await recordAbsenceEvent(audit, tx, {
      requestId: leave.id,
      action,
      caller,
      actingFor: employee.userId,
      data: { sickness: sickness.id, days: days.map(({ day }) => day), minutes: minutesOf(days) },
    });
  }
}

async function requireLeft(
  tx: Executor,
  { employee }: SicknessActor,
  { leave, days }: LeaveDays,
  today: PlainDay,
): Promise<void> {
  if (leave.cause === null) return;
  const left = await readBalance(tx, {
    employeeId: employee.id,
    companyId: employee.companyId,
    cause: leave.cause,
    today,
    until: leave.to,
  });
  if (!left?.isLimit || minutesOf(days) <= left.available + left.earnedUntil) return;
  throw new AppError('conflict', {
    text: absencesTexts.givenBackUsed,
    details: { hours: (minutesOf(days) / 60).toLocaleString('it', { maximumFractionDigits: 2 }) },
  });
}
