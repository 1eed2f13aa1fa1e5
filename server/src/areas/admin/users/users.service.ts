import { Readable } from 'node:stream';
import { isSuperUser, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import {
  maxUsersNamed,
  type chooseUsers,
  type downloadUsers,
  type listUserFilterGroups,
  type listUsers,
} from 'shared-api/contracts/admin';
import { mayAdministerCompany, mayAdministerUsers, visibleCompanies } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { workbookType } from '../../../platform/workbooks/workbook.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { AccountFilter, AccountOrder, AccountRecord, Accounts } from '../../ports/accounts.port.ts';
import type { Directory, GroupRecord } from '../../ports/directory.port.ts';
import type { createChoices } from './choices.service.ts';
import { userLines, usersCsv, usersWorkbook } from './users-file.ts';

interface UsersDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly accounts: Accounts;
  readonly directory: Directory;
  readonly choices: ReturnType<typeof createChoices>;
}

type ListInput = InputOf<typeof listUsers>;
type FilterInput = Pick<
  ListInput,
  'companyId' | 'search' | 'isActive' | 'groupId' | 'isAdministrator' | 'hasSignedIn'
>;

/** Users that one statement of a file reads. */
const fileBatch = 1000;

/** The list of users, whom one chooses in it, and what is done with those (spec 03 §2). */
export function createUsersService({ db, clock, audit, accounts, directory, choices }: UsersDependencies) {
  return {
    /** A page of the users whom the caller administers. @throws AppError `forbidden`; `not-found` for a company that is not theirs */
    list: async (caller: SignedInCaller, input: ListInput): Promise<OutputOf<typeof listUsers>> => {
      const filter = filterOf(caller, input);
      const { sort: by = 'name', direction = 'ascending', cursor, start, length: limit } = input;
      const order: AccountOrder = { by, direction };
      const page = await accounts.searchAccounts(db, filter, { order, cursor, offset: start, limit });
      const names = await readNames(db, page.accounts);
      const rows = page.accounts.map((user, index) => ({
        id: user.id,
        number: start + index + 1,
        lastName: user.lastName,
        firstName: user.firstName,
        username: user.username,
        email: user.email,
        companyId: user.companyId,
        companyName: names.companyOf(user),
        isActive: user.isActive,
        groups: names.groupsOf(user),
        isSuper: isSuperUser(user),
        isCompanyAdmin: user.b !== 'N',
        lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
        mayDelete: user.id !== caller.session.userId,
      }));
      return { rows, next: page.next, total: page.total };
    },

    /** The groups by which the list can be narrowed. @throws AppError `forbidden`; `not-found` for a company that is not the caller's */
    listFilterGroups: async (
      caller: SignedInCaller,
      { companyId }: InputOf<typeof listUserFilterGroups>,
    ): Promise<OutputOf<typeof listUserFilterGroups>> => {
      const { companyIds } = filterOf(caller, { companyId, search: '' });
      const groups = await directory.listGroups(db, companyIds);
      const companies = await namesOfCompanies(groups.map((group) => group.companyId));
      return {
        groups: groups.map((group) => ({
          id: group.id,
          name: group.name,
          companyName: companies.get(group.companyId) ?? '',
        })),
      };
    },

    /** Keeps whom the caller chose. @throws AppError `forbidden`; `not-found` for nobody of theirs; `invalid-input` where nothing is named */
    choose: async (
      caller: SignedInCaller,
      input: InputOf<typeof chooseUsers>,
    ): Promise<OutputOf<typeof chooseUsers>> => {
      const { ids = [], selection, isAll } = input;
      if (ids.length === 0 && selection === undefined && !isAll) throw new AppError('invalid-input');
      const except = new Set(input.except);
      const userIds = (await listAsked(caller, input)).filter((id) => !except.has(id));
      if (userIds.length === 0) throw new AppError('not-found');
      return {
        selection: await choices.keep(caller, userIds),
        count: userIds.length,
        userIds: userIds.length > maxUsersNamed ? [] : userIds,
      };
    },

    /** Users as a file; that it was taken is written down first. @throws AppError `forbidden`; `not-found` for a company or choice that is not the caller's */
    file: async (caller: SignedInCaller, input: InputOf<typeof downloadUsers>): Promise<FileAnswer> => {
      const ids = await listAsked(caller, { ...input, isAll: input.selection === undefined });
      await recordExport(caller, input, ids.length);
      const lines: string[][] = [];
      for (let start = 0; start < ids.length; start += fileBatch) {
        const users = await accounts.listAccounts(db, ids.slice(start, start + fileBatch));
        const names = await readNames(db, users);
        const badges = await directory.listBadgeUsers(
          db,
          users.map(({ id }) => id),
        );
        const rows = users.map((user) => ({
          user,
          company: names.companyOf(user),
          groups: names.groupsOf(user),
          usesBadge: badges.has(user.id),
        }));
        lines.push(...userLines(rows, caller.language));
      }
      const name = caller.language === 'it' ? 'utenti' : 'users';
      const { language } = caller;
      const isWorkbook = input.format === 'xlsx';
      const content = isWorkbook
        ? await usersWorkbook(lines, { language, sheet: name })
        : usersCsv(lines, language);
      return {
        stream: Readable.from([content]),
        name: `${name}-${clock.now().toISOString().slice(0, 10)}.${isWorkbook ? 'xlsx' : 'csv'}`,
        type: isWorkbook ? workbookType : 'text/csv; charset=utf-8',
        size: content.length,
      };
    },
  };

  /** Of the company that was asked for, or of the only one whose people they can be; of several, for super users alone. */
  async function recordExport(
    { session, ip, userAgent, requestId }: SignedInCaller,
    { selection, format: _format, ...filter }: InputOf<typeof downloadUsers>,
    people: number,
  ): Promise<void> {
    const asked = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
    const visible = visibleCompanies(session);
    const [only = null] = visible === 'all' ? [] : visible;
    const companyId = filter.companyId ?? only;
    await audit.append(db, {
      subject: `admin_users:${companyId ?? 'all'}`,
      action: 'users.exported',
      actor: session.userId,
      actingFor: session.actingFor?.userId ?? null,
      companyId,
      data: {
        ...(selection === undefined ? Object.fromEntries(asked) : { isSelection: true }),
        people,
        ip,
        userAgent,
        requestId,
      },
    });
  }

  interface Asked extends FilterInput {
    readonly ids?: readonly string[] | undefined;
    readonly selection?: string | undefined;
    readonly isAll: boolean;
  }

  /** The ids of those whom a call names who are the caller's to administer, by name where it names a filter. */
  async function listAsked(caller: SignedInCaller, asked: Asked): Promise<readonly string[]> {
    if (asked.isAll) return accounts.listAccountIds(db, filterOf(caller, asked));
    requireAdministrator(caller);
    if (asked.selection !== undefined) return choices.listIds(db, caller, asked.selection);
    return choices.onlyAdministered(db, caller, asked.ids ?? []);
  }

  async function readNames(executor: Executor, users: readonly AccountRecord[]) {
    const groups: ReadonlyMap<string, readonly GroupRecord[]> = await directory.listGroupsOf(
      executor,
      users.map(({ id }) => id),
    );
    const companies = await namesOfCompanies(users.flatMap(({ companyId }) => companyId ?? []));
    return {
      companyOf: ({ companyId }: AccountRecord) => companies.get(companyId ?? '') ?? '',
      groupsOf: ({ id }: AccountRecord) => groups.get(id)?.map(({ name }) => name) ?? [],
    };
  }

  async function namesOfCompanies(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const companies = await directory.findCompanies(db, ids);
    return new Map([...companies].map(([id, { name }]) => [id, name]));
  }
}

function requireAdministrator({ session }: SignedInCaller): void {
  if (!mayAdministerUsers(session)) throw new AppError('forbidden');
}

function filterOf(caller: SignedInCaller, input: FilterInput): AccountFilter {
  requireAdministrator(caller);
  const { session } = caller;
  const { companyId, search, isActive, groupId, isAdministrator, hasSignedIn } = input;
  if (companyId !== undefined && !mayAdministerCompany(session, companyId)) throw new AppError('not-found');
  return {
    companyIds: companyId === undefined ? visibleCompanies(session) : [companyId],
    withSuperUsers: isSuperUser(session.flags),
    words: search.split(/\s+/).filter(Boolean),
    isActive,
    groupId,
    isAdministrator,
    hasSignedIn,
  };
}
