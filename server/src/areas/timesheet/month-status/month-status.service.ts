import type { InputOf, OutputOf, PlainMonth } from 'shared-api/contracts/common';
import {
  gapsOf,
  type CalendarDay,
  type getMonthGaps,
  type MonthGaps,
  type MonthStatus,
  type sendMonth,
  type setMonthStatus,
  type StatusConflict,
} from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Absences } from '../../ports/absences.port.ts';
import type { People } from '../../ports/people.port.ts';
import { lockMonth, updateMonthStatus } from '../month/month.repository.ts';
import type { MonthRecord } from '../month/month.schema.ts';
import { requireMonth } from '../month/require-month.ts';
import { announceMonth } from '../month/month-changes.ts';
import { monthText } from '../month/month.service.ts';
import { readOverviews, type MonthOverview } from '../months/month-overview.ts';
import type { Directory, OpenedEmployee } from '../../ports/directory.port.ts';
import { recordMonthEvent } from '../timesheet-audit.ts';
import { timesheetTexts } from '../timesheet.texts.ts';
import { calendarOfEmployee } from '../work-calendar/employee-calendar.ts';

interface StatusDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly people: People;
  readonly directory: Pick<Directory, 'openEmployee'>;
  readonly absences: Absences;
}

/** What stands after a change of state. */
type Changed = OutputOf<typeof setMonthStatus>;

interface Change {
  readonly of: PlainMonth;
  readonly status: MonthStatus;
  /** The version that the caller knows; any where undefined. */
  readonly version: number | undefined;
}

/** What whoever changes many months has read of one already: its row, which they hold, and its calendar. */
interface HeldMonth {
  readonly month: MonthRecord;
  readonly calendar: readonly CalendarDay[];
}

/** The service of the states of months (spec 01 §4). */
export function createMonthStatusService({
  db,
  clock,
  audit,
  people,
  directory,
  absences,
}: StatusDependencies) {
  return {
    /** Sets a month to any state. @throws AppError `forbidden` for who does not manage it, and of one's own where another does (decision 111); `conflict` where somebody was first. */
    set: async (caller: SignedInCaller, input: InputOf<typeof setMonthStatus>): Promise<Changed> => {
      const subject = await directory.openEmployee(caller, {
        userId: input.userId,
        employeeId: input.employeeId,
      });
      if (!subject.mayManage) throw new AppError('forbidden');
      if (!subject.mayDecide) throw new AppError('forbidden', { text: timesheetTexts.ownIsAnothers });
      return db.transaction(async (tx) => {
        if (input.status === 'closed' && input.evenWithProblems === false)
          await requireNoGaps(tx, subject, input);
        return change(tx, { caller, subject }, toChange(input));
      });
    },

    /** What there is to say before a month is closed. @throws AppError `not-found`; `forbidden` for who does not manage it. */
    getGaps: async (caller: SignedInCaller, input: InputOf<typeof getMonthGaps>): Promise<MonthGaps> => {
      const subject = await directory.openEmployee(caller, { employeeId: input.employeeId });
      if (!subject.mayManage) throw new AppError('forbidden');
      const { status, check } = await readOverview(db, subject, input);
      const { missing, withoutCause, unmatched, pending } = check;
      return {
        status,
        missing: [...missing],
        withoutCause: [...withoutCause],
        unmatched: [...unmatched],
        pending: [...pending],
      };
    },

    /** Sends one's own open month for approval. @throws AppError `forbidden` for another's, `conflict` when it is not open. */
    send: async (caller: SignedInCaller, input: InputOf<typeof sendMonth>): Promise<Changed> => {
      const subject = await directory.openEmployee(caller, { userId: input.userId });
      if (!subject.isOwn || input.status !== 'forApproval') throw new AppError('forbidden');
      return db.transaction(async (tx) =>
        change(tx, { caller, subject }, { ...toChange(input), from: 'open' }),
      );
    },

    /** Sets a month of somebody whom the caller manages, within a transaction. */
    change,
  };

  async function readOverview(
    executor: Executor,
    subject: OpenedEmployee,
    { year, month }: PlainMonth,
  ): Promise<MonthOverview> {
    const { companyId } = subject;
    const wanted = { companyId, employees: [subject], of: { year, month }, now: clock.now() };
    const [overview] = await readOverviews(executor, { ...wanted, absences, people });
    if (!overview) throw new AppError('not-found');
    return overview;
  }

  /** @throws AppError `conflict` for a month that closing many would leave as it is. */
  async function requireNoGaps(tx: Executor, subject: OpenedEmployee, of: PlainMonth): Promise<void> {
    await lockMonth(tx, { employeeId: subject.id, month: monthText(of), companyId: subject.companyId });
    const count = gapsOf((await readOverview(tx, subject, of)).check).size;
    if (count > 0)
      throw new AppError('conflict', { text: timesheetTexts.hasGaps, details: { count: String(count) } });
  }

  async function change(
    tx: Executor,
    { caller, subject }: { caller: SignedInCaller; subject: OpenedEmployee },
    { of, status, version, from, held }: Change & { readonly from?: MonthStatus; readonly held?: HeldMonth },
  ): Promise<Changed> {
    requireMonth(of, clock);
    const key = { employeeId: subject.id, month: monthText(of), companyId: subject.companyId };
    const month = held?.month ?? (await lockMonth(tx, key));
    if (month.status === status && from === undefined) return { status, version: month.version };
    if (version !== undefined && month.version !== version)
      throw new AppError('conflict', { details: { ...(await describeConflict(tx, month)) } });
    if (from !== undefined && month.status !== from)
      throw new AppError('conflict', {
        text: timesheetTexts.notOpen,
        details: { ...(await describeConflict(tx, month)) },
      });
    const calendar =
      status === 'closed' ? (held?.calendar ?? (await calendarOfEmployee(tx, subject, of))) : null;
    const changedBy = caller.session.userId;
    const next = await updateMonthStatus(tx, key, { status, calendar, changedBy, changedAt: clock.now() });
    await recordMonthEvent(audit, tx, {
      ...key,
      action: `month.${status}`,
      caller,
      userId: subject.userId,
      data: { before: month.status, ...(subject.isOwn && from === undefined && { own: true }) },
    });
    await announceMonth(tx, subject);
    return { status, version: next };
  }

  async function describeConflict(executor: Executor, month: MonthRecord): Promise<StatusConflict> {
    const [writer] = month.changedBy ? await people.findPeople(executor, [month.changedBy]) : [];
    return {
      changedBy: writer?.name ?? '',
      changedAt: month.changedAt?.toISOString() ?? null,
      current: { status: month.status, version: month.version },
    };
  }
}

function toChange({ year, month, status, version }: InputOf<typeof sendMonth>): Change {
  return { of: { year, month }, status, version };
}
