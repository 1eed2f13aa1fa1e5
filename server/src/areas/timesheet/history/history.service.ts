import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import type { getMonthHistory, MonthEvent, MonthEventKind } from 'shared-api/contracts/timesheet';
import { z } from 'zod';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { People } from '../../ports/people.port.ts';
import { listCauses } from '../month/causes.ts';
import { monthText } from '../month/month.service.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { monthReading, monthSubject, type MonthAction } from '../timesheet-audit.ts';

interface HistoryDependencies extends Pick<AreaPlatform, 'db' | 'audit' | 'readings'> {
  readonly people: Pick<People, 'findPeople'>;
  readonly directory: Pick<Directory, 'openEmployee'>;
}

/** Who looked at it is no part of what became of it: it stands in the log. */
const kinds: Readonly<Record<Exclude<MonthAction, 'month.read'>, MonthEventKind>> = {
  'day.changed': 'day',
  'month.open': 'open',
  'month.forApproval': 'forApproval',
  'month.closed': 'closed',
  'month.reminded': 'reminded',
  'sheet.sent': 'sheet',
  'sheet.signed': 'sheetSigned',
  'punch.added': 'punch',
  'punches.corrected': 'punches',
};

const loggedHours = z.object({
  ordinary: z.number(),
  overtime: z.number(),
  absence: z.number(),
  causeId: z.string().nullable(),
});
const loggedDay = z.object({ day: z.string() });
const loggedChange = z.object({ before: loggedHours, after: loggedHours });

/** What happened to months. */
export function createMonthHistoryService({ db, audit, readings, people, directory }: HistoryDependencies) {
  return {
    /** The events of a month, for its person and who manages it. @throws AppError `not-found` for everybody else. */
    get: async (
      caller: SignedInCaller,
      input: InputOf<typeof getMonthHistory>,
    ): Promise<OutputOf<typeof getMonthHistory>> => {
      const subject = await directory.openEmployee(caller, { employeeId: input.employeeId });
      if (!subject.isOwn) await readings.note(db, [monthReading(caller, subject, monthText(input))]);
      const log = await audit.list(db, monthSubject({ employeeId: subject.id, month: monthText(input) }));
      const writers = [...new Set(log.flatMap(({ actor }) => actor ?? []))];
      const persons = await people.findPeople(db, writers);
      const names = new Map(persons.map(({ userId, name }) => [userId, name]));
      return {
        name: subject.name,
        events: log.flatMap((entry) => presentEvent(entry, names) ?? []),
        causes: listCauses(caller.language),
      };
    },
  };
}

function presentEvent(entry: AuditRow, names: ReadonlyMap<string, string>): MonthEvent | undefined {
  const { sequence, action, at, actor, actingFor, data } = entry;
  const kind = (kinds as Readonly<Record<string, MonthEventKind>>)[action];
  if (!kind) return undefined;
  const change = kind === 'day' ? loggedChange.safeParse(data).data : undefined;
  return {
    id: sequence,
    kind,
    at: at.toISOString(),
    who: (actor !== null && names.get(actor)) || null,
    isForOther: actingFor !== null,
    day: loggedDay.safeParse(data).data?.day ?? null,
    before: change?.before ?? null,
    after: change?.after ?? null,
  };
}
