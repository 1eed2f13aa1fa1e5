import {
  termEnd,
  type DataTermKind,
  type DataTermMonths,
  type KeptData,
} from 'shared-api/contracts/platform';
import type { Language } from 'shared-api/contracts/common';
import type { Logger } from 'pino';
import type { Audit } from '../audit/audit.service.ts';
import type { Readings } from '../audit/readings.service.ts';
import type { Clock } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import type { SignedInCaller } from '../http/caller.ts';
import type { Jobs } from '../jobs/jobs.service.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { Storage } from '../storage/storage.ts';
import {
  blankPersonalRows,
  deletePersonalRows,
  findLastDay,
  hasKeptRows,
  listPersonalRows,
  tableNameOf,
} from './personal-rows.repository.ts';
import { noPersonKeys, type PersonKeys } from './personal-sources.repository.ts';
import type { DueRows, PersonalData, PersonalFile, PersonalTable, PersonalTools } from './personal-table.ts';

/** A part of the product with what it says of its tables. */
export interface PersonalPart {
  readonly area: string;
  readonly data: PersonalData;
}

interface PersonalDataDependencies {
  readonly parts: readonly PersonalPart[];
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly secretBox: SecretBox;
  readonly logger: Logger;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly db: Executor;
  readonly readings: Pick<Readings, 'note'>;
  /** Which contents are used by any row. */
  readonly findFilesInUse: (executor: Executor, hashes: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** A table with the rows of a person, as they are handed out. */
export interface TableHandedOut {
  readonly area: string;
  readonly name: string;
  readonly table: PersonalTable;
  /** Page after page. */
  rows(): AsyncGenerator<RowHandedOut>;
}

/** A row by the names of its columns, with its files. */
interface RowHandedOut {
  readonly record: Readonly<Record<string, unknown>>;
  readonly files: readonly PersonalFile[];
}

/** What is held of people: handed out, erased, ended. */
export type PersonalDataService = ReturnType<typeof createPersonalData>;

const filesJobKind = 'platform.remove-files';
const pageSize = 200;

/** Makes what hands out, erases and ends personal data, of what the areas say of their tables (decision 112). */
export function createPersonalData(dependencies: PersonalDataDependencies) {
  const { parts, jobs, storage, secretBox, logger, audit, clock, db, readings, findFilesInUse } =
    dependencies;
  const tools: PersonalTools = {
    storage,
    secretBox,
    logger,
    audit,
    clock,
    removeFiles: async (executor, hashes) => {
      if (hashes.length > 0) await jobs.enqueue(executor, { kind: filesJobKind, payload: { hashes } });
    },
  };
  const tables = parts.flatMap(({ data }) => data.tables);
  const others = parts.flatMap(({ data }) => data.others);
  const terms = parts.flatMap(({ data }) => data.terms ?? []);
  const ofEmployees = tables.filter(({ of }) =>
    of.some((source) => 'is' in source && source.is === 'employees'),
  );

  jobs.handle<{ hashes: readonly string[] }>(filesJobKind, async ({ hashes }) => {
    const used = await findFilesInUse(db, hashes);
    for (const hash of hashes.filter((each) => !used.has(each))) await storage.remove(hash, { notPutFor: 0 });
  });

  return {
    /** Every table that has something of a person to hand out; not what is the person's alone, where somebody else asks. */
    list: (
      executor: Executor,
      keys: PersonKeys,
      { isOwn, companyId }: { readonly isOwn: boolean; readonly companyId: string | null },
    ): TableHandedOut[] =>
      parts.flatMap(({ area, data }) =>
        data.tables
          .filter(({ shows, isOwnOnly }) => Object.keys(shows).length > 0 && (isOwn || !isOwnOnly))
          .map((table) => ({
            area,
            name: tableNameOf(table.table),
            table,
            rows: () => rowsOf(executor, table, keys, isOwn ? undefined : companyId),
          })),
      ),

    /** Writes down that a person's data was handed out to somebody else, wherever a reading is an event. */
    noteHandedOut: async (executor: Executor, keys: PersonKeys, caller: SignedInCaller): Promise<void> => {
      for (const { data } of parts) await data.noteHandedOut?.(executor, readings, { keys, caller });
    },

    /** Erases what is held of people whose account goes, in its transaction; files go once that is done. */
    erase: async (executor: Executor, keys: PersonKeys): Promise<void> => {
      for (const table of tables) {
        const { erasure } = table;
        if (erasure === 'deleted') await deletePersonalRows(executor, table, keys);
        else if ('blanks' in erasure) await blankPersonalRows(executor, table, keys, erasure.blanks);
        else if ('by' in erasure) await erasure.by(executor, keys, tools);
      }
      for (const { erasure } of others) await erasure?.by(executor, keys, tools);
      for (const id of keys.employees) await forgetEmployee(executor, id);
    },

    /** What stays of people when their account goes, and until when, in words. */
    listKept: async (
      executor: Executor,
      keys: PersonKeys,
      { months, language }: { readonly months: DataTermMonths; readonly language: Language },
    ): Promise<KeptData[]> => {
      const kept = new Map<string, KeptData>();
      for (const table of tables) {
        const { erasure, title } = table;
        if (typeof erasure === 'string' || !('stays' in erasure)) continue;
        if (!(await hasKeptRows(executor, table, keys))) continue;
        const until = await endOf(executor, table, keys, months);
        const why = erasure.stays[language];
        const other = kept.get(why);
        const what = other ? `${other.what}, ${title[language]}` : title[language];
        kept.set(why, { what, why, until: other ? laterEnd(other.until, until) : until });
      }
      return [...kept.values()];
    },

    /** Deletes all that is kept of an employee without an account, unless a record with a term is left. @returns whether it did */
    forgetEmployee,

    /** How much of each kind a term would end. */
    countDue: async (executor: Executor, kind: DataTermKind, due: DueRows): Promise<number> => {
      const counts = await Promise.all(
        terms.filter((term) => term.kind === kind).map((term) => term.count(executor, due)),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },

    /** Ends some of what is of a kind. @returns how much; 0 when nothing is left */
    removeDue: async (
      executor: Executor,
      kind: DataTermKind,
      due: DueRows & { readonly limit: number },
    ): Promise<number> => {
      let ended = 0;
      for (const term of terms.filter((each) => each.kind === kind))
        ended += await term.remove(executor, due, tools);
      return ended;
    },
  };

  async function* rowsOf(
    executor: Executor,
    table: PersonalTable,
    keys: PersonKeys,
    companyId: string | null | undefined,
  ): AsyncGenerator<RowHandedOut> {
    for (let offset = 0; ; offset += pageSize) {
      const rows = await listPersonalRows(executor, table, keys, { companyId, offset, limit: pageSize });
      for (const row of rows) {
        const whole: Readonly<Record<string, unknown>> = { ...row, ...table.read(row, tools) };
        const record = Object.fromEntries(Object.keys(table.shows).map((name) => [name, whole[name]]));
        yield { record, files: table.files(row, tools) };
      }
      if (rows.length < pageSize) return;
    }
  }

  async function forgetEmployee(executor: Executor, employeeId: string): Promise<boolean> {
    const keys: PersonKeys = { ...noPersonKeys, employees: [employeeId] };
    for (const table of ofEmployees) if (await hasKeptRows(executor, table, keys)) return false;
    for (const table of ofEmployees) await deletePersonalRows(executor, table, keys);
    return true;
  }
}

/** The later of two days until which something stays; null is without an end. */
export function laterEnd(one: string | null, other: string | null): string | null {
  return one === null || other === null ? null : one > other ? one : other;
}

async function endOf(
  executor: Executor,
  table: PersonalTable,
  keys: PersonKeys,
  months: DataTermMonths,
): Promise<string | null> {
  const { erasure } = table;
  if (typeof erasure === 'string' || !('stays' in erasure) || erasure.until === 'no-end') return null;
  const last = await findLastDay(executor, table, keys, erasure.until.day);
  return last === null ? null : termEnd(last.slice(0, 10), months[erasure.until.term]);
}
