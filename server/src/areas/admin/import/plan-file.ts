import { setImmediate as nextTurn } from 'node:timers/promises';
import { plainFiscalCode, type ImportLine } from 'shared-api/contracts/admin';
import { visibleCompanies, type CompanyName } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { Accounts } from '../../ports/accounts.port.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { ImportRecord, ImportRowRecord } from './import.schema.ts';
import { createLinePlanner, type KnownAccount, type PlannedLine } from './plan-lines.ts';

interface PlanDependencies {
  readonly accounts: Pick<Accounts, 'findAccountsNamed'>;
  readonly directory: Pick<Directory, 'listBadgeUsers' | 'listGroups' | 'listGroupsOf'>;
}

interface PlannedFile extends Pick<ImportRecord, 'companyId' | 'changesExisting'> {
  /** Those that the caller administers. */
  readonly companies: readonly CompanyName[];
  readonly lines: readonly ImportLine[];
}

/** Names that one statement looks up, and lines that are read before others have their turn. */
const atOnce = 500;

/** Reads what a file says against who and what is there, a few statements for all its lines. */
export function createFilePlanner({ accounts, directory }: PlanDependencies) {
  return async function planFile(
    executor: Executor,
    { session }: Pick<SignedInCaller, 'session'>,
    { companyId, changesExisting, companies, lines }: PlannedFile,
  ): Promise<PlannedLine[]> {
    const groups = await directory.listGroups(
      executor,
      companyId === null ? visibleCompanies(session) : [companyId],
    );
    const known = await findKnown(executor, lines);
    const plan = createLinePlanner({
      session,
      companyId,
      changesExisting,
      companies,
      groups,
      accounts: known,
    });
    const planned: PlannedLine[] = [];
    for (const chunk of chunksOf(lines)) {
      planned.push(...chunk.map(plan));
      await nextTurn();
    }
    return planned;
  };

  async function findKnown(executor: Executor, lines: readonly ImportLine[]): Promise<KnownAccount[]> {
    const found = new Map<string, KnownAccount>();
    for (const chunk of chunksOf(lines)) {
      const usernames = chunk.flatMap(({ cells: { username } }) => username ?? []);
      // A user name that is like an address may be that of somebody.
      const emails = chunk.flatMap(({ cells: { username, email } }) => username ?? email ?? []);
      const fiscalCodes = chunk.flatMap(({ cells: { fiscalCode } }) =>
        fiscalCode === undefined ? [] : plainFiscalCode(fiscalCode),
      );
      const named = await accounts.findAccountsNamed(executor, { usernames, emails, fiscalCodes });
      const groups = await directory.listGroupsOf(
        executor,
        named.map(({ id }) => id),
      );
      const badges = await directory.listBadgeUsers(
        executor,
        named.map(({ id }) => id),
      );
      for (const account of named) {
        const groupIds = (groups.get(account.id) ?? []).map(({ id }) => id);
        found.set(account.id, { ...account, groupIds, usesBadge: badges.has(account.id) });
      }
    }
    return [...found.values()];
  }
}

/** A list in parts of a few hundred. */
export function chunksOf<T>(list: readonly T[], size = atOnce): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/** How many lines there are, and of each outcome. */
export function countLines(lines: readonly Pick<PlannedLine, 'outcome'>[]) {
  const counts = { total: lines.length, add: 0, change: 0, same: 0, left: 0, error: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}

const maxNames = 3;

/** Names of a file by which a person sees whether its letters were read right: those with other letters than A to Z first. */
export function namesToLookAt(lines: readonly ImportLine[]): string[] {
  const names = lines.map(({ cells: { lastName, firstName } }) =>
    [lastName, firstName].filter(Boolean).join(' '),
  );
  const apart = (name: string) => Number(!/[^ -~]/.test(name));
  return [...new Set(names)]
    .filter(Boolean)
    .toSorted((one, other) => apart(one) - apart(other))
    .slice(0, maxNames);
}

const longest = 200;

/** A line as it is kept. */
export function rowOf(
  importId: string,
  { line, cells, outcome, problems, changed, waits, account }: PlannedLine,
): ImportRowRecord {
  const name = [cells.lastName ?? account?.lastName, cells.firstName ?? account?.firstName]
    .filter(Boolean)
    .join(' ');
  return {
    importId,
    line,
    name: name.slice(0, longest),
    username: (cells.username ?? account?.username ?? '').slice(0, longest),
    email: (cells.email ?? account?.email ?? '').slice(0, longest),
    outcome,
    changed: [...changed],
    waits: [...waits],
    problems: problems.map((problem) => ({ ...problem, value: problem.value.slice(0, longest) })),
    cells,
    userId: account?.id ?? null,
    isInvitationDue: false,
  };
}
