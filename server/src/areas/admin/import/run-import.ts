import type { ImportColumn, UserFields } from 'shared-api/contracts/admin';
import type { LocalizedText } from 'shared-api/contracts/common';
import { mayAdministerCompany } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller, SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Accounts } from '../../ports/accounts.port.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { RefusedChange, type StandingUser } from '../users/plan-user-change.ts';
import type { createUserChanges } from '../users/user-changes.ts';
import { announceImport } from './announce-import.ts';
import { createProgress, type Progress } from './import-progress.ts';
import { findImport, listRows, lockImport, replaceRows, updateImport } from './import.repository.ts';
import type { ImportRecord, ImportRowRecord } from './import.schema.ts';
import { atLine, broken, changedMeanwhile, noRightAnyMore, otherLines } from './import.texts.ts';
import { isAsChecked } from './import-proof.ts';
import { invitationsJobKind } from './invite-people.ts';
import { chunksOf, countLines, createFilePlanner, rowOf } from './plan-file.ts';
import type { PlannedLine } from './plan-lines.ts';

interface RunDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'jobs' | 'audit' | 'rowProofs'> {
  readonly accounts: Accounts;
  readonly directory: Directory;
  readonly userChanges: ReturnType<typeof createUserChanges>;
}

export const importJobKind = 'admin.import-users';

/** An import that is due, and from where it was started. */
export interface ImportJob {
  readonly id: string;
  /** Who started it; absent of those that were under way before it was kept here, where nobody else can write it. */
  readonly by?: string;
  readonly from: Pick<Caller, 'language' | 'ip' | 'userAgent' | 'requestId'>;
}

/** Why nothing of a file was written; with its lines where they are other than they were when the file was checked. */
class ImportFailure extends Error {
  readonly text: LocalizedText;
  readonly planned: readonly PlannedLine[] | undefined;

  constructor(text: LocalizedText, planned?: readonly PlannedLine[]) {
    super(text.en);
    this.text = text;
    this.planned = planned;
  }
}

/** Users of one statement. */
const atOnce = 250;

/**
 * Makes the job that imports a file: all of it in one transaction, or nothing. What the file says is read once more against what stands
 * then, with the rights that who started it has then.
 */
export function createImportJob(dependencies: RunDependencies) {
  const { db, clock, jobs, audit, rowProofs, accounts, directory, userChanges } = dependencies;
  const planFile = createFilePlanner({ accounts, directory });
  return {
    run: async ({ id, by, from }: ImportJob): Promise<void> => {
      const record = await findImport(db, id);
      if (record?.state !== 'running') return;
      const progress = createProgress(db, id);
      try {
        const caller = await callerOf({ ...record, startedBy: by ?? record.startedBy }, from);
        const companies = await directory.listOwnCompanies(caller.session);
        await db.transaction(async (tx) => {
          if ((await lockImport(tx, id))?.state !== 'running') return;
          const { rows } = await listRows(tx, id);
          if (!isAsChecked(rowProofs, record, rows)) throw new ImportFailure(otherLines);
          const lines = rows.map(({ line, cells }) => ({ line, cells: cells ?? {} }));
          const planned = await planFile(tx, caller, { ...record, companies, lines });
          if (planned.some(({ outcome }) => outcome === 'error'))
            throw new ImportFailure(changedMeanwhile, planned);
          const written = await write(tx, caller, { record, planned, progress });
          await finish(tx, caller, { record, planned, written });
        });
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        await db.transaction((tx) => fail(tx, id, failure));
      } finally {
        await progress.end();
      }
    },

    onDead: (executor: Executor, { id }: ImportJob): Promise<void> =>
      fail(executor, id, new ImportFailure(broken)),
  };

  /** Who started it, as they may act now. */
  async function callerOf(record: ImportRecord, from: ImportJob['from']): Promise<SignedInCaller> {
    const userId = record.startedBy ?? record.madeBy;
    const account = await accounts.findAccount(db, userId);
    if (!account?.isActive) throw new ImportFailure(noRightAnyMore);
    const { a, b, permissions, companyId, email } = account;
    const now = clock.now();
    const times = { createdAt: now, lastUsedAt: now, expiresAt: now };
    const own = { id: importJobKind, kind: 'staff', userId, documentId: null, actingFor: null } as const;
    const session = { ...own, ...times, flags: { a, b }, permissions, companyId, email };
    if (!mayAdministerCompany(session, record.companyId)) throw new ImportFailure(noRightAnyMore);
    return { ...from, session };
  }

  async function write(
    tx: Executor,
    caller: SignedInCaller,
    { record, planned, progress }: { record: ImportRecord; planned: PlannedLine[]; progress: Progress },
  ): Promise<ImportRowRecord[]> {
    const rows = planned.map((line) => ({ ...rowOf(record.id, line), cells: null }));
    const byLine = new Map(rows.map((row) => [row.line, row]));
    // All of them at once, in one order, so that two that write the same people never wait for each other.
    const changes = planned.filter(({ outcome }) => outcome === 'change');
    const users = await userChanges.lockMany(
      tx,
      caller,
      changes.flatMap(({ account }) => account?.id ?? []),
    );
    for (const chunk of chunksOf(changes, atOnce)) {
      await change(tx, caller, { users, lines: chunk });
      progress.add(chunk.length);
    }
    const added = planned.flatMap((line) =>
      line.outcome === 'add' && line.fields ? [{ ...line, fields: line.fields }] : [],
    );
    for (const chunk of chunksOf(added, atOnce)) {
      const ids = await userChanges.addMany(
        tx,
        caller,
        chunk.map(({ fields }) => fields),
      );
      for (const [index, { line, fields }] of chunk.entries())
        Object.assign(byLine.get(line) ?? {}, { userId: ids[index], isInvitationDue: fields.isActive });
      progress.add(chunk.length);
    }
    await replaceRows(tx, record.id, rows);
    return rows;
  }

  async function change(
    tx: Executor,
    caller: SignedInCaller,
    { users, lines }: { users: ReadonlyMap<string, StandingUser>; lines: readonly PlannedLine[] },
  ): Promise<void> {
    const changes = lines.flatMap((line) => {
      if (!line.account || !line.fields) return [];
      const user = users.get(line.account.id);
      if (!user) throw new ImportFailure(atLine(line.line, changedMeanwhileOfLine));
      return [{ user, fields: changedFields(line, line.fields) }];
    });
    try {
      await userChanges.changeMany(tx, caller, changes);
    } catch (error) {
      if (!(error instanceof RefusedChange)) throw error;
      const line = lines.find(({ account }) => account?.id === error.userId)?.line ?? 0;
      throw new ImportFailure(atLine(line, error.text ?? changedMeanwhileOfLine));
    }
  }

  async function finish(
    tx: Executor,
    caller: SignedInCaller,
    {
      record,
      planned,
      written,
    }: { record: ImportRecord; planned: PlannedLine[]; written: ImportRowRecord[] },
  ): Promise<void> {
    const { id, companyId, fileName, invites } = record;
    const counts = countLines(planned);
    const invitationsDue = written.filter(({ isInvitationDue }) => isInvitationDue).length;
    const isInviting = invites && invitationsDue > 0;
    await updateImport(tx, id, {
      state: isInviting ? 'inviting' : 'done',
      ...counts,
      written: counts.add + counts.change,
      invitationsDue,
      finishedAt: clock.now(),
    });
    if (isInviting)
      await jobs.enqueue(tx, {
        kind: invitationsJobKind,
        payload: { id },
        dedupeKey: `${invitationsJobKind}:${id}`,
      });
    const { ip, userAgent, session } = caller;
    await audit.append(tx, {
      subject: `admin_imports:${id}`,
      action: 'users.imported',
      actor: session.userId,
      data: { fileName, companyId, counts, ip, browser: userAgent },
    });
    await announceImport(tx, record);
  }

  async function fail(executor: Executor, id: string, { text, planned }: ImportFailure): Promise<void> {
    const record = await lockImport(executor, id);
    if (record?.state !== 'running') return;
    const counts = planned ? countLines(planned) : {};
    const over = { state: 'failed', failure: text, written: 0, finishedAt: clock.now() } as const;
    await updateImport(executor, id, { ...over, ...counts });
    const rows = planned ? planned.map((line) => rowOf(id, line)) : (await listRows(executor, id)).rows;
    await replaceRows(
      executor,
      id,
      rows.map((row) => ({ ...row, cells: null })),
    );
    await announceImport(executor, record);
  }
}

const changedMeanwhileOfLine: LocalizedText = {
  it: 'questo utente è cambiato dopo il controllo',
  en: 'this user changed after the check',
};

/** The failure that a person is told; undefined for one after which the job is tried again. */
function failureOf(error: unknown): ImportFailure | undefined {
  if (error instanceof ImportFailure) return error;
  return error instanceof AppError ? new ImportFailure(error.text ?? broken) : undefined;
}

const fieldNames: Readonly<Partial<Record<ImportColumn, keyof UserFields>>> = {
  company: 'companyId',
  groups: 'groupIds',
};

/** What of a user is written: what the file changes, and nothing that others change meanwhile. */
function changedFields({ changed }: PlannedLine, fields: UserFields): Partial<UserFields> {
  const names: readonly string[] = changed.map((column) => fieldNames[column] ?? column);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}
