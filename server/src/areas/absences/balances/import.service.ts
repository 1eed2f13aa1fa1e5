import { randomUUID } from 'node:crypto';
import {
  counters,
  readBalanceFile,
  type BalanceLine,
  type FileFault,
  type importBalances,
  type ImportRow,
  type LineFault,
} from 'shared-api/contracts/absences';
import {
  foldTitle,
  usernameKeyOf,
  addDays,
  addMonths,
  dayInItaly,
  dayOfMonth,
  monthOf,
  type InputOf,
  type Language,
  type OutputOf,
  type PlainDay,
} from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord, OpenedEmployee } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { recordCompanyEvent } from '../absences-audit.ts';
import { absencesTexts } from '../absences.texts.ts';
import { announceAbsence } from '../requests/announce-absence.ts';
import { lockPerson } from '../requests/requests.repository.ts';
import { findNextImports, insertEntries, saveAccruedThrough, sumBalances } from './balances.repository.ts';

interface ImportDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly directory: Pick<Directory, 'listManaged'>;
  readonly people: Pick<People, 'findAccounts'>;
}

/** A line with whose it is, or why nobody's. */
interface MatchedLine {
  readonly line: BalanceLine;
  readonly employee: OpenedEmployee | undefined;
  readonly fault: 'unknown' | 'ambiguous' | 'twice' | 'otherPerson' | null;
}

/** Makes the service that imports the residue of payslips (saldo al) from a file. */
export function createBalanceImport({ db, clock, audit, directory, people }: ImportDependencies) {
  return {
    /** Reads a file, and writes it unless it is a dry run or a line is wrong. @throws AppError as the contract says. */
    run: async (
      caller: SignedInCaller,
      { companyId: wanted, file, day, isDryRun }: InputOf<typeof importBalances>,
    ): Promise<OutputOf<typeof importBalances>> => {
      const { companyId, employees } = await directory.listManaged(db, caller, wanted);
      const { language } = caller;
      if (day > dayInItaly(clock.now())) throw wrong('day', absencesTexts.dayToCome[language]);
      const read = readBalanceFile(file);
      if (read.fault !== null) throw wrong('file', fileTexts[read.fault][language]);
      const lines = matchLines(read.lines, employees, await readUsernames(employees));
      return db.transaction(async (tx) => {
        const isWritten =
          !isDryRun && lines.every(({ line, fault }) => line.fault === null && fault === null);
        const staff = lines.flatMap(({ employee }) => (employee?.mayDecide ? employee : []));
        const leftOut = lines.filter(({ employee }) => employee?.mayDecide === false).length;
        // In one order, so that two imports never wait for each other.
        if (isWritten) for (const employee of staff.toSorted(byId)) await lockPerson(tx, employee);
        const rows = await describe(tx, lines, { day, language });
        if (isWritten) {
          await write(tx, caller, { lines, rows, day });
          const isOwn = lines.some(({ employee }) => employee?.isOwn === true && employee.mayDecide);
          const data = { day, lines: lines.length - leftOut, ...(isOwn && { own: true }) };
          await recordCompanyEvent(audit, tx, { companyId, action: 'balances.imported', caller, data });
        }
        return { rows, isWritten, columns: [...read.columns] };
      });
    },
  };

  async function readUsernames(employees: readonly EmployeeRecord[]): Promise<ReadonlyMap<string, string>> {
    const ids = employees.flatMap(({ userId }) => userId ?? []);
    const accounts = await people.findAccounts(db, ids);
    return new Map([...accounts].map(([id, { username }]) => [id, username]));
  }

  /** What each line changes: the balance at the end of the day, before and after it. */
  async function describe(
    tx: Executor,
    lines: readonly MatchedLine[],
    { day, language }: { readonly day: PlainDay; readonly language: Language },
  ): Promise<ImportRow[]> {
    const employeeIds = lines.flatMap(({ employee }) => employee?.id ?? []);
    const sums = await sumBalances(tx, { employeeIds, until: day });
    return lines.map(({ line, employee, fault }) => ({
      line: line.line,
      name: employee?.name ?? (line.name || line.username),
      changes: employee?.mayDecide
        ? counters.flatMap((counter) => {
            const after = line.minutes[counter];
            const before = sums.get(employee.id)?.get(counter) ?? 0;
            return after === undefined ? [] : { counter, before, after };
          })
        : [],
      error: errorOf(line.fault, fault, language),
      leftOut: employee?.mayDecide === false ? absencesTexts.lineOwn[language] : '',
    }));
  }

  /**
   * Adds what makes each balance at the end of the day what the payslip says; what happens later is counted on top of it. Where a later
   * payslip was imported already, its day keeps what that one says: what is added here is taken off again there.
   */
  async function write(
    tx: Executor,
    caller: SignedInCaller,
    {
      lines,
      rows,
      day,
    }: {
      readonly lines: readonly MatchedLine[];
      readonly rows: readonly ImportRow[];
      readonly day: PlainDay;
    },
  ): Promise<void> {
    const entry = { kind: 'import', createdAt: clock.now(), createdBy: caller.session.userId } as const;
    const employeeIds = lines.flatMap(({ employee }) => employee?.id ?? []);
    const next = await findNextImports(tx, { employeeIds, after: day });
    for (const [index, { employee }] of lines.entries()) {
      if (!employee?.mayDecide) continue;
      const { id: employeeId, companyId } = employee;
      const changes = rows[index]?.changes ?? [];
      await insertEntries(
        tx,
        changes.flatMap(({ counter, before, after }) => {
          const own = { ...entry, employeeId, companyId, counter };
          const minutes = after - before;
          const nextDay = next.get(employeeId)?.get(counter);
          return [
            { ...own, id: randomUUID(), day, minutes },
            ...(nextDay !== undefined && minutes !== 0
              ? [{ ...own, id: randomUUID(), day: nextDay, minutes: -minutes }]
              : []),
          ];
        }),
      );
      const { accruedThrough } = await lockPerson(tx, employee);
      const month = lastWholeMonth(day);
      if (accruedThrough === null || accruedThrough < month)
        await saveAccruedThrough(tx, { employeeId, month });
      await announceAbsence(tx, employee);
    }
  }
}

/** Whose each line is: by the account where the file has it, else by the name of one employee alone. */
function matchLines(
  lines: readonly BalanceLine[],
  employees: readonly OpenedEmployee[],
  usernames: ReadonlyMap<string, string>,
): MatchedLine[] {
  const byUsername = new Map(
    employees.map((employee) => [usernameKeyOf(usernames.get(employee.userId ?? '') ?? ''), employee]),
  );
  const byName = Map.groupBy(employees, ({ name }) => wordsOf(name).join(' '));
  const seen = new Set<string>();
  return lines.map((line) => {
    const named = line.username === '' ? (byName.get(wordsOf(line.name).join(' ')) ?? []) : [];
    const known = line.username === '' ? named[0] : byUsername.get(usernameKeyOf(line.username));
    if (named.length > 1) return { line, employee: undefined, fault: 'ambiguous' };
    if (!known) return { line, employee: undefined, fault: line.fault === null ? 'unknown' : null };
    if (line.username !== '' && isOtherName(line.name, known.name))
      return { line, employee: known, fault: 'otherPerson' };
    if (seen.has(known.id)) return { line, employee: known, fault: 'twice' };
    seen.add(known.id);
    return { line, employee: known, fault: null };
  });
}

/** A name as people and programs write it: in any order of its words. */
const wordsOf = (name: string) => foldTitle(name).split(' ').filter(Boolean).toSorted();

/** Whether a name that stands beside an account is somebody else's: neither has all words of the other. */
function isOtherName(written: string, name: string): boolean {
  const [one, other] = [wordsOf(written), wordsOf(name)];
  return !one.every((word) => other.includes(word)) && !other.every((word) => one.includes(word));
}

const fileTexts = {
  noName: absencesTexts.fileNoName,
  noBalance: absencesTexts.fileNoBalance,
  noLines: absencesTexts.fileNoLines,
  openQuote: absencesTexts.fileOpenQuote,
  columnTwice: absencesTexts.fileColumnTwice,
  tooManyLines: absencesTexts.fileTooManyLines,
} as const satisfies Record<FileFault, unknown>;

const lineTexts = {
  moreCells: absencesTexts.lineMoreCells,
  twoWays: absencesTexts.lineTwoWays,
  otherPerson: absencesTexts.lineOtherPerson,
  notHours: absencesTexts.lineNotHours,
  tooLarge: absencesTexts.lineTooLarge,
  noValue: absencesTexts.lineNoValue,
  noPerson: absencesTexts.lineNoPerson,
  unknown: absencesTexts.lineUnknown,
  ambiguous: absencesTexts.lineAmbiguous,
  twice: absencesTexts.lineTwice,
} as const satisfies Record<LineFault | NonNullable<MatchedLine['fault']>, unknown>;

function errorOf(ofLine: LineFault | null, ofPerson: MatchedLine['fault'], language: Language): string {
  const fault = ofLine ?? ofPerson;
  return fault === null ? '' : lineTexts[fault][language];
}

/** The last month, `YYYY-MM`, that was over at the end of a day: the payslip has its earnings already. */
function lastWholeMonth(day: PlainDay): string {
  const isMonthEnd = monthOf(addDays(day, 1)).month !== monthOf(day).month;
  return isMonthEnd ? day.slice(0, 7) : dayOfMonth(addMonths(monthOf(day), -1), 1).slice(0, 7);
}

function byId(one: EmployeeRecord, other: EmployeeRecord): number {
  return one.id < other.id ? -1 : 1;
}

function wrong(field: string, sentence: string): AppError {
  return new AppError('invalid-input', { fields: { [field]: sentence } });
}
