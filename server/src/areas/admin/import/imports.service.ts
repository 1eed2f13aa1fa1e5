import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  readImportFile,
  type checkUserImport,
  type ImportRow,
  type listUserImportRows,
  type listUserImports,
  type startUserImport,
  type UserImport,
} from 'shared-api/contracts/admin';
import {
  fileTextProblem,
  isSuperUser,
  readFileText,
  type InputOf,
  type Language,
  type LocalizedText,
  type OutputOf,
} from 'shared-api/contracts/common';
import { mayAdministerCompany, mayAdministerUsers, visibleCompanies } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { ReceivedFile } from '../../../platform/http/multipart.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Accounts } from '../../ports/accounts.port.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { announceImport } from './announce-import.ts';
import {
  findInvitationOutcomes,
  deleteCheckedBefore,
  deleteRowsBefore,
  findImport,
  findRunning,
  insertImport,
  listImports,
  listRows,
  lockImport,
  lockStarts,
  replaceRows,
  updateImport,
  type InvitationOutcomes,
} from './import.repository.ts';
import type { ImportRecord, ImportRowRecord } from './import.schema.ts';
import {
  fileMissing,
  fileTexts,
  hasErrors,
  noInvitationDue,
  nothingToWrite,
  otherLines,
  otherRuns,
  startedBefore,
} from './import.texts.ts';
import { isAsChecked, proveImport } from './import-proof.ts';
import { invitationsJobKind } from './invite-people.ts';
import { countLines, createFilePlanner, namesToLookAt, rowOf } from './plan-file.ts';
import { resultFile, templateFile } from './result-file.ts';
import { importJobKind, type ImportJob } from './run-import.ts';

interface ImportDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'jobs' | 'rowProofs'> {
  readonly accounts: Accounts;
  readonly directory: Directory;
}

const day = 24 * 60 * 60_000;
const keptDays = 90;

/** The service of people who come from a file: checked, started, followed. */
export function createImports({ db, clock, jobs, rowProofs, accounts, directory }: ImportDependencies) {
  const planFile = createFilePlanner({ accounts, directory });
  return {
    /** Checks a file, and keeps what was found. @throws AppError as the contract says. */
    check: async (
      caller: SignedInCaller,
      { companyId: wanted, changesExisting }: InputOf<typeof checkUserImport>,
      file: ReceivedFile | undefined,
    ): Promise<{ import: UserImport }> => {
      const companyId = await requireCompany(caller, wanted);
      if (!file) throw wrongFile(fileMissing, caller.language);
      const { text, ...problem } = readFileText(await readFile(file.path));
      if (text === null) throw wrongFile(fileTextProblem(problem), caller.language);
      const read = readImportFile(text);
      if (read.fault !== null) throw wrongFile(fileTexts[read.fault], caller.language);
      const { columns, lines } = read;
      const companies = await directory.listOwnCompanies(caller.session);
      const planned = await planFile(db, caller, { companyId, changesExisting, companies, lines });
      const id = randomUUID();
      const record = {
        id,
        companyId,
        changesExisting,
        fileName: file.name,
        state: 'checked' as const,
        madeBy: caller.session.userId,
        madeAt: clock.now(),
        ...countLines(planned),
        reading: { columns, names: namesToLookAt(lines) },
      };
      const rows = planned.map((line) => rowOf(id, line));
      await db.transaction(async (tx) => {
        await insertImport(tx, { ...record, proof: proveImport(rowProofs, record, rows) });
        await replaceRows(tx, id, rows);
        await announceImport(tx, record);
      });
      return { import: await presentOne(caller, await requireImport(db, caller, id)) };
    },

    /** The imports of the caller's companies. @throws AppError `forbidden` */
    list: async (
      caller: SignedInCaller,
      page: InputOf<typeof listUserImports>,
    ): Promise<OutputOf<typeof listUserImports>> => {
      requireMay(caller);
      const { total, records } = await listImports(db, visibleCompanies(caller.session), page);
      return { total, rows: await present(caller, records) };
    },

    /** An import. @throws AppError `forbidden`, `not-found` */
    get: async (caller: SignedInCaller, id: string): Promise<{ import: UserImport }> => ({
      import: await presentOne(caller, await requireImport(db, caller, id)),
    }),

    /** Lines of an import. @throws AppError `forbidden`, `not-found` */
    listRows: async (
      caller: SignedInCaller,
      { id, outcome, offset, length }: InputOf<typeof listUserImportRows>,
    ): Promise<{ total: number; rows: ImportRow[] }> => {
      await requireImport(db, caller, id);
      const { total, rows } = await listRows(db, id, { outcome, offset, length });
      return { total, rows: rows.map(presentRow) };
    },

    /** Has a file imported that was checked. @throws AppError as the contract says. */
    start: async (caller: SignedInCaller, { id, invites }: InputOf<typeof startUserImport>): Promise<void> =>
      db.transaction(async (tx) => {
        await lockStarts(tx);
        const record = await requireImport(tx, caller, id);
        if (record.state !== 'checked') throw refused(startedBefore);
        if (record.error > 0) throw refused(hasErrors);
        if (record.add + record.change === 0) throw refused(nothingToWrite);
        if (!isAsChecked(rowProofs, record, (await listRows(tx, id)).rows)) throw refused(otherLines);
        if (await findRunning(tx, record.companyId)) throw refused(otherRuns);
        const startedBy = caller.session.userId;
        await updateImport(tx, id, { state: 'running', startedBy, invites });
        const { language, ip, userAgent, requestId } = caller;
        const payload: ImportJob = { id, by: startedBy, from: { language, ip, userAgent, requestId } };
        await jobs.enqueue(tx, {
          kind: importJobKind,
          payload,
          dedupeKey: `${importJobKind}:${id}`,
          maxAttempts: 3,
        });
        await announceImport(tx, record);
      }),

    /** Sends the invitations that were put off. @throws AppError as the contract says. */
    sendInvitations: async (caller: SignedInCaller, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await requireImport(tx, caller, id);
        const record = await lockImport(tx, id);
        if (record?.state !== 'done' || record.invitationsDue === record.invitationsSent)
          throw refused(noInvitationDue);
        await updateImport(tx, id, { state: 'inviting' });
        await jobs.enqueue(tx, {
          kind: invitationsJobKind,
          payload: { id },
          dedupeKey: `${invitationsJobKind}:${id}`,
        });
        await announceImport(tx, record);
      }),

    /** The lines of an import as a file. @throws AppError `forbidden`, `not-found` */
    download: async (caller: SignedInCaller, id: string): Promise<FileAnswer> => {
      const record = await requireImport(db, caller, id);
      const { rows } = await listRows(db, id);
      return resultFile(record, rows, caller.language);
    },

    /** What a file of people looks like. @throws AppError `forbidden` */
    template: (caller: SignedInCaller, language: Language): FileAnswer => {
      requireMay(caller);
      return templateFile(language);
    },

    /** Forgets files that nobody imported within a day, and the lines of imports of long ago. */
    clean: async (): Promise<void> => {
      const now = clock.now().getTime();
      await deleteCheckedBefore(db, new Date(now - day));
      await deleteRowsBefore(db, new Date(now - keptDays * day));
    },
  };

  async function requireCompany(caller: SignedInCaller, wanted: string | null): Promise<string | null> {
    requireMay(caller);
    const { session } = caller;
    const companyId = wanted ?? (isSuperUser(session.flags) ? null : session.companyId);
    if (companyId === null && isSuperUser(session.flags)) return null;
    if (!mayAdministerCompany(session, companyId) || !(await directory.findCompany(db, companyId)))
      throw new AppError('not-found');
    return companyId;
  }

  async function requireImport(
    executor: Executor,
    caller: SignedInCaller,
    id: string,
  ): Promise<ImportRecord> {
    requireMay(caller);
    const record = await findImport(executor, id);
    if (!record || !mayAdministerCompany(caller.session, record.companyId)) throw new AppError('not-found');
    return record;
  }

  async function presentOne(caller: SignedInCaller, record: ImportRecord): Promise<UserImport> {
    const [presented] = await present(caller, [record]);
    if (!presented) throw new AppError('not-found');
    return presented;
  }

  async function present({ session, language }: SignedInCaller, records: readonly ImportRecord[]) {
    const companies = await directory.listOwnCompanies(session);
    const names = new Map(companies.map(({ id, name }) => [id, name]));
    const ids = [...new Set(records.map(({ startedBy, madeBy }) => startedBy ?? madeBy))];
    const people = await accounts.listAccounts(db, ids);
    const inviting = records.filter(({ invitationsSent }) => invitationsSent > 0).map(({ id }) => id);
    const outcomes =
      inviting.length > 0 ? await findInvitationOutcomes(db, inviting) : new Map<string, never>();
    const persons = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
    return records.map((record): UserImport => {
      const { id, fileName, companyId, state, total, add, change, same, left, error, written } = record;
      return {
        id,
        fileName,
        companyName: companyId === null ? '' : (names.get(companyId) ?? ''),
        state,
        madeAt: record.madeAt.toISOString(),
        madeBy: persons.get(record.startedBy ?? record.madeBy) ?? '',
        finishedAt: record.finishedAt?.toISOString() ?? null,
        counts: { total, add, change, same, left, error },
        written,
        invitations: presentInvitations(record, outcomes.get(id)),
        failure: record.failure?.[language] ?? '',
        columns: [...(record.reading?.columns ?? [])],
        names: [...(record.reading?.names ?? [])],
      };
    });
  }
}

/** What was written is sent once it was handed over: what waits and what failed is not. */
function presentInvitations(
  { invitationsDue: due, invitationsSent: written }: ImportRecord,
  { waiting, failed, failedNames }: InvitationOutcomes = { waiting: 0, failed: 0, failedNames: [] },
) {
  return {
    due,
    sent: Math.max(0, written - waiting - failed),
    waiting,
    failed,
    failedNames: [...failedNames],
  };
}

function requireMay({ session }: SignedInCaller): void {
  if (!mayAdministerUsers(session)) throw new AppError('forbidden');
}

function presentRow(row: ImportRowRecord): ImportRow {
  const { line, name, username, outcome, changed, waits, problems } = row;
  return { line, name, username, outcome, changed, waits, problems };
}

function wrongFile(text: LocalizedText, language: Language): AppError {
  return new AppError('invalid-input', { fields: { file: text[language] } });
}

const refused = (text: LocalizedText) => new AppError('conflict', { text });
