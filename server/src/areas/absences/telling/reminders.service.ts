import { addDays, dayInItaly, weekdayOf, type PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import type { People } from '../../ports/people.port.ts';
import type { DecisionAccess, DecisionSubject } from '../decisions/decision-access.ts';
import { listWaiting } from '../decisions/decisions.repository.ts';
import { listTaking } from '../requests/requests.repository.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import { findSettings } from '../settings/settings.repository.ts';
import { waitingMail } from './absence.mails.ts';
import { insertReminder } from './reminders.repository.ts';

interface ReminderDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'deliveries' | 'logger'> {
  readonly access: Pick<DecisionAccess, 'listDeciders' | 'listSubjects'>;
  readonly directory: Pick<Directory, 'listCompanyIds' | 'listEmployees' | 'describeUser'>;
  readonly people: Pick<People, 'findMembers' | 'findPerson' | 'wantsMail'>;
  readonly months: Pick<Months, 'listWorkDays'>;
  readonly publicUrl: string;
}

/** Nobody is written to at night: the hour of Italy from which on reminders leave. */
const firstHour = 8;
/** What has waited for longer is counted from here. */
const longestWait = 90;
/** Most names of a mail. */
const maxNamed = 5;
const italianHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The service that reminds who decides of what waits (decision 042). */
export function createAbsenceReminders(dependencies: ReminderDependencies) {
  const { db, clock, deliveries, logger, access, directory, people, months, publicUrl } = dependencies;
  return {
    /**
     * Reminds whoever decides of what has waited for as many of their working days as the company's settings say. Called every hour; nobody
     * is reminded twice a day, on a day off, or while they are away. @returns how many were reminded.
     */
    remindDue: async (): Promise<number> => {
      if (Number(italianHour.format(clock.now())) < firstHour) return 0;
      let reminded = 0;
      for (const companyId of await directory.listCompanyIds(db)) reminded += await remindCompany(companyId);
      if (reminded > 0) logger.info({ reminded }, 'reminded of absences that wait for a decision');
      return reminded;
    },
  };

  async function remindCompany(companyId: string): Promise<number> {
    const { reminderDays } = await findSettings(db, companyId);
    if (reminderDays === 0) return 0;
    const waiting = await listWaiting(db, [companyId]);
    if (waiting.length === 0) return 0;
    let reminded = 0;
    for (const [userId, theirs] of await byDecider(companyId, waiting)) {
      const isReminded = await db.transaction((tx) =>
        remindOne(tx, userId, { companyId, waiting: theirs, reminderDays }),
      );
      if (isReminded) reminded += 1;
    }
    return reminded;
  }

  /** What waits, by who decides about it: of a delegate it waits for whoever delegated. */
  async function byDecider(
    companyId: string,
    waiting: readonly RequestRecord[],
  ): Promise<ReadonlyMap<string, readonly RequestRecord[]>> {
    const staff = new Map((await directory.listEmployees(db, companyId)).map((each) => [each.id, each]));
    const theirs = new Map<string, RequestRecord[]>();
    for (const [employeeId, own] of Map.groupBy(waiting, (request) => request.employeeId)) {
      const userId = staff.get(employeeId)?.userId ?? null;
      for (const decider of await access.listDeciders(db, { companyId, userId }))
        theirs.set(decider.userId, [...(theirs.get(decider.userId) ?? []), ...own]);
    }
    return theirs;
  }

  interface Waiting {
    readonly companyId: string;
    readonly waiting: readonly RequestRecord[];
    readonly reminderDays: number;
  }

  async function remindOne(
    tx: Executor,
    userId: string,
    { companyId, waiting, reminderDays }: Waiting,
  ): Promise<boolean> {
    const today = dayInItaly(clock.now());
    const { employee } = await directory.describeUser(tx, userId);
    const workDays = await listWorkDays(tx, employee, today);
    if (!workDays.has(today) || (employee && (await isAway(tx, employee, today)))) return false;
    const subjects = await listSubjects(tx, userId, companyId);
    const due = waiting.filter(
      (request) =>
        subjects.has(request.employeeId) &&
        request.employeeId !== employee?.id &&
        [...workDays].filter((day) => day > waitsSince(request)).length >= reminderDays,
    );
    if (due.length === 0) return false;
    const person = await people.findPerson(tx, userId);
    if (!person || !(await people.wantsMail(tx, { userId }, 'absences'))) return false;
    if (!(await insertReminder(tx, { userId, day: today }))) return false;
    const names = due.flatMap(({ employeeId }) => subjects.get(employeeId)?.employee.name ?? []);
    await deliveries.sendMail(tx, {
      noticeKind: 'absences',
      to: person.email,
      language: person.language,
      reference: `absence_reminders:${userId}`,
      companyId,
      content: waitingMail({
        firstName: person.firstName,
        names: names.slice(0, maxNamed),
        total: due.length,
        address: `${publicUrl}/absences`,
      }),
    });
    return true;
  }

  /** The days on which somebody works, until today; from Monday to Friday for who is no employee. */
  async function listWorkDays(
    tx: Executor,
    employee: EmployeeRecord | undefined,
    today: PlainDay,
  ): Promise<ReadonlySet<PlainDay>> {
    const from = addDays(today, -longestWait);
    if (employee) {
      const days = await months.listWorkDays(tx, employee, { from, to: today });
      return new Set(days.filter(({ planned }) => planned > 0).map(({ day }) => day));
    }
    const days = Array.from({ length: longestWait + 1 }, (_each, index) => addDays(from, index));
    return new Set(days.filter((day) => weekdayOf(day) < 5));
  }

  async function isAway(tx: Executor, { id }: EmployeeRecord, today: PlainDay): Promise<boolean> {
    const taking = await listTaking(tx, { employeeId: id, from: today, to: today });
    return taking.some(({ status }) => status === 'approved');
  }

  async function listSubjects(
    tx: Executor,
    userId: string,
    companyId: string,
  ): Promise<ReadonlyMap<string, DecisionSubject>> {
    const member = (await people.findMembers(tx, [userId])).get(userId);
    const subjects = member ? await access.listSubjects(tx, member, companyId) : [];
    return new Map(subjects.map((subject) => [subject.employee.id, subject]));
  }
}

/** The day since when a request, or the withdrawal that was asked for, waits. */
function waitsSince({ withdrawalAskedAt, sentAt, changedAt }: RequestRecord): PlainDay {
  return dayInItaly(withdrawalAskedAt ?? sentAt ?? changedAt);
}
