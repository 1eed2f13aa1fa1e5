import {
  groupSeparator,
  importColumns,
  importFaultOf,
  readYesNo,
  userFields,
  type ImportCells,
  type ImportColumn,
  type ImportLine,
  type ImportOutcome,
  type ImportProblem,
  type UserFields,
} from 'shared-api/contracts/admin';
import { mayAdministerUser, mayGiveRights, type CompanyName } from 'shared-api/contracts/directory';
import { foldText, isSuperUser, usernameKeyOf } from 'shared-api/contracts/common';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import type { AccountRecord } from '../../ports/accounts.port.ts';
import type { GroupRecord } from '../../ports/directory.port.ts';
import { doubtsOfNumber, readNumber } from './plan-number.ts';

/** An account that a line may be about. */
export interface KnownAccount extends AccountRecord {
  readonly groupIds: readonly string[];
  readonly usesBadge: boolean;
}

/** What a file is read against. */
interface PlanContext {
  readonly session: Pick<SessionRecord, 'userId' | 'flags' | 'permissions' | 'companyId'>;
  /** The company for which it is; null where each line names its own. */
  readonly companyId: string | null;
  readonly changesExisting: boolean;
  /** Those that the caller administers. */
  readonly companies: readonly CompanyName[];
  readonly groups: readonly GroupRecord[];
  readonly accounts: readonly KnownAccount[];
}

/** What becomes of a line. */
export interface PlannedLine extends ImportLine {
  readonly outcome: ImportOutcome;
  readonly problems: readonly ImportProblem[];
  /** What changes of a user who exists. */
  readonly changed: readonly ImportColumn[];
  /** What of that only waits for the person to confirm it. */
  readonly waits: readonly ImportColumn[];
  /** The user whom it is about; null for a new one. */
  readonly account: KnownAccount | null;
  /** What is written; null where nothing is. */
  readonly fields: UserFields | null;
}

const columnOf: Readonly<Record<string, ImportColumn>> = { groupIds: 'groups', companyId: 'company' };

/**
 * Makes what says of one line after the other what becomes of it. A user who exists is found by their user name, without one by their
 * address; cells that are empty leave what stands.
 */
export function createLinePlanner(context: PlanContext): (line: ImportLine) => PlannedLine {
  const { session, changesExisting } = context;
  const findCompany = createFinder(context.companies, ({ name }) => name, foldText);
  const groupsOf = Map.groupBy(context.groups, ({ companyId }) => companyId);
  const findGroup = new Map(
    [...groupsOf].map(([id, groups]) => [id, createFinder(groups, ({ name }) => name, foldText)]),
  );
  const findUser = createFinder(context.accounts, ({ username }) => username, usernameKeyOf);
  const mine = context.accounts.filter(mayAdminister);
  const byEmail = Map.groupBy(mine, ({ email }) => keyOf(email));
  const addresses = new Set(context.accounts.map(({ email }) => keyOf(email)));
  const seen = new Set<string>();
  const codes = new Map(
    context.accounts
      .filter(({ fiscalCode }) => fiscalCode !== '')
      .map(({ companyId, fiscalCode, id }) => [`${companyId}:${fiscalCode}`, id]),
  );

  return (line) => {
    const { cells } = line;
    const problems: ImportProblem[] = [];
    const refuse = (column: ImportColumn, fault: ImportProblem['fault'], value = cells[column] ?? '') => {
      if (!problems.some((known) => known.column === column)) problems.push({ column, fault, value });
    };
    const account = findAccount(cells, refuse);
    if (line.beyond !== undefined) refuse(columnOfPerson(cells), 'moreCells', line.beyond);
    if (isTwice(cells, account)) refuse(columnOfPerson(cells), 'userTwice');
    const planned = { ...line, problems, account, changed: [], waits: [], fields: null };
    if (account && !changesExisting && problems.length === 0) return { ...planned, outcome: 'left' };
    const fields = readFields(cells, account, refuse);
    if (problems.length > 0 || fields === null) return { ...planned, outcome: 'error' };
    if (!account) return { ...planned, problems: doubtsOf(fields, null), outcome: 'add', fields };
    const changed = changedColumns(account, fields);
    const waits = waitingOf(account, fields, changed);
    if (changed.length === 0) return { ...planned, outcome: 'same', fields };
    return { ...planned, problems: doubtsOf(fields, account), changed, waits, outcome: 'change', fields };
  };

  function findAccount(cells: ImportCells, refuse: Refuse): KnownAccount | null {
    const { username, email } = cells;
    if (username !== undefined) {
      const account = findUser(username);
      if (!account) {
        if (addresses.has(keyOf(username))) refuse('username', 'usernameTaken');
        return null;
      }
      if (!mayAdminister(account)) refuse('username', 'usernameTaken');
      else if (isElsewhere(account)) refuse('username', 'userElsewhere');
      else return account;
      return null;
    }
    const named = email === undefined ? [] : (byEmail.get(keyOf(email)) ?? []);
    const own = named.filter((account) => !isElsewhere(account));
    if (own.length > 1) refuse('email', 'emailAmbiguous');
    return own.length === 1 ? (own[0] ?? null) : null;
  }

  /** What is asked of a line that is good: whether two people of a company really have one codice fiscale, and whether a number is foreign. */
  function doubtsOf(fields: UserFields, account: KnownAccount | null): ImportProblem[] {
    return [...doubtsOfCode(fields, account), ...doubtsOfNumber(fields, account)];
  }

  function doubtsOfCode(
    { companyId, fiscalCode }: UserFields,
    account: KnownAccount | null,
  ): ImportProblem[] {
    if (fiscalCode === '') return [];
    const key = `${companyId}:${fiscalCode}`;
    const owner = codes.get(key);
    if (owner === undefined) codes.set(key, account?.id ?? '');
    if (owner === undefined || owner === account?.id) return [];
    return [{ column: 'fiscalCode', fault: 'fiscalCodeShared', value: fiscalCode }];
  }

  function isElsewhere(account: KnownAccount): boolean {
    return context.companyId !== null && account.companyId !== context.companyId;
  }

  function mayAdminister(account: KnownAccount): boolean {
    return mayAdministerUser(session, { ...account, flags: account });
  }

  /** A person is in a file once, by whichever name. */
  function isTwice({ username, email }: ImportCells, account: KnownAccount | null): boolean {
    const own = username ?? account?.username;
    const key = own === undefined ? `mail:${keyOf(email ?? '')}` : `user:${usernameKeyOf(own)}`;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  }

  function readFields(cells: ImportCells, account: KnownAccount | null, refuse: Refuse): UserFields | null {
    const companyId = readCompany(cells, account, refuse);
    const isStaying = account !== null && account.companyId === companyId;
    const groupIds = readGroups(cells, { companyId, stood: isStaying ? account.groupIds : [] }, refuse);
    const isActive = readFlag(cells, 'isActive', account?.isActive ?? true, refuse);
    const usesBadge = readFlag(cells, 'usesBadge', account?.usesBadge ?? false, refuse);
    const isCompanyAdmin = readFlag(cells, 'isCompanyAdmin', account ? account.b !== 'N' : false, refuse);
    if (account?.id === session.userId && account.isActive && !isActive) refuse('isActive', 'notYourself');
    const given = {
      firstName: cells.firstName ?? account?.firstName ?? '',
      lastName: cells.lastName ?? account?.lastName ?? '',
      username: cells.username ?? account?.username ?? '',
      email: cells.email ?? account?.email ?? '',
      fiscalCode: cells.fiscalCode ?? account?.fiscalCode ?? '',
      ...readNumber(cells, account),
      companyId: companyId ?? '',
      isSuper: account !== null && isSuperUser(account),
      isCompanyAdmin,
      isActive,
      usesBadge,
      groupIds,
    };
    const read = userFields.safeParse(given);
    if (read.success) return read.data;
    // What stood before a rule did, and is as it stood, is nobody's mistake in this file.
    if (account && changedColumns(account, given).length === 0) return given;
    for (const { path, message } of read.error.issues) {
      const name = String(path[0]);
      const column = columnOf[name] ?? importColumns.find((known) => known === name) ?? 'username';
      refuse(column, importFaultOf(message));
    }
    return null;
  }

  function readCompany(
    { company }: ImportCells,
    account: KnownAccount | null,
    refuse: Refuse,
  ): string | null {
    const stood = context.companyId ?? account?.companyId ?? null;
    if (company === undefined) return stood;
    const id = findCompany(company)?.id;
    if (id === undefined) refuse('company', 'companyUnknown');
    else if (context.companyId !== null && id !== context.companyId) refuse('company', 'companyOther');
    else return id;
    return null;
  }

  /** Who is in no group yet is in those in which newcomers are, as in the form of one. */
  function defaultsOf(companyId: string | null): string[] {
    const given = context.groups.filter(
      (group) =>
        group.companyId === companyId && group.isDefault && mayGiveRights(session, group.permissions),
    );
    return given.map(({ id }) => id);
  }

  function readGroups(
    { groups: cell }: ImportCells,
    { companyId, stood }: { readonly companyId: string | null; readonly stood: readonly string[] },
    refuse: Refuse,
  ): string[] {
    if (cell === undefined) return stood.length > 0 ? [...stood] : defaultsOf(companyId);
    const names = cell.split(groupSeparator).map((name) => name.trim());
    const found = names.filter(Boolean).map((name) => {
      // Whose groups they would be, nobody knows.
      if (companyId === null) return name;
      const group = findGroup.get(companyId)?.(name);
      if (!group) refuse('groups', 'groupUnknown', name);
      else if (!stood.includes(group.id) && !mayGiveRights(session, group.permissions))
        refuse('groups', 'tooManyRights', name);
      return group?.id ?? '';
    });
    return [...new Set(found)];
  }
}

type Refuse = (column: ImportColumn, fault: ImportProblem['fault'], value?: string) => void;

function readFlag(
  cells: ImportCells,
  column: 'isActive' | 'isCompanyAdmin' | 'usesBadge',
  stood: boolean,
  refuse: Refuse,
): boolean {
  const cell = cells[column];
  if (cell === undefined) return stood;
  const value = readYesNo(cell);
  if (value === undefined) refuse(column, 'notYesNo');
  return value ?? stood;
}

function changedColumns(account: KnownAccount, fields: UserFields): ImportColumn[] {
  const isAs: Readonly<Record<ImportColumn, boolean>> = {
    lastName: fields.lastName === account.lastName,
    firstName: fields.firstName === account.firstName,
    username: fields.username === account.username,
    email: fields.email === account.email,
    prefix: fields.prefix === account.prefix,
    mobile: fields.mobile === account.mobile,
    fiscalCode: fields.fiscalCode === account.fiscalCode,
    company: fields.companyId === account.companyId,
    isActive: fields.isActive === account.isActive,
    isCompanyAdmin: fields.isCompanyAdmin === (account.b !== 'N'),
    usesBadge: fields.usesBadge === account.usesBadge,
    groups: fields.groupIds.toSorted().join() === account.groupIds.toSorted().join(),
  };
  return importColumns.filter((column) => !isAs[column]);
}

/** What of a change is the person's to confirm: their address and number, but not that a number is taken away. */
function waitingOf(
  { confirmsContacts, mobile: stood }: KnownAccount,
  { mobile }: UserFields,
  changed: readonly ImportColumn[],
): ImportColumn[] {
  if (!confirmsContacts) return [];
  const isNumber = (column: ImportColumn) => column === 'prefix' || column === 'mobile';
  return changed.filter(
    (column) => column === 'email' || (isNumber(column) && (mobile !== '' || stood !== '')),
  );
}

const columnOfPerson = ({ username }: ImportCells) => (username === undefined ? 'email' : 'username');
const keyOf = (name: string) => name.trim().normalize('NFC').toLowerCase();

/** Finds what has a name: as it is written, else the only one that is so when both are folded. */
function createFinder<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  fold: (name: string) => string,
): (name: string) => Item | undefined {
  const exact = new Map(items.map((item) => [keyOf(nameOf(item)), item]));
  const folded = Map.groupBy(items, (item) => fold(nameOf(item)));
  return (name) => {
    const alike = folded.get(fold(name)) ?? [];
    return exact.get(keyOf(name)) ?? (alike.length === 1 ? alike[0] : undefined);
  };
}
