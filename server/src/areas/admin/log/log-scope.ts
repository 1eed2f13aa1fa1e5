import {
  actionsOfGroup,
  actionsWithWords,
  logViewOf,
  type LogFilter,
  type LogView,
} from 'shared-api/contracts/admin';
import { isSuperUser } from 'shared-api/contracts/common';
import { mayAdministerUser, mayAdministerUsers } from 'shared-api/contracts/directory';
import type {
  EventFilter,
  EventPerson,
  HiddenEvents,
} from '../../../platform/audit/audit-search.repository.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { Accounts } from '../../ports/accounts.port.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { absenceChains, monthChains, userChain } from './log-subject.ts';

interface ScopeDependencies {
  readonly db: Database;
  readonly accounts: Pick<Accounts, 'findAccount'>;
  readonly directory: Pick<Directory, 'describeUser' | 'findCompany' | 'findEmployees'>;
  readonly people: Pick<People, 'listAdministrators' | 'findAccounts'>;
}

/** Reads which events of the log somebody may read, and which of them they ask for. */
export function createLogScope({ db, accounts, directory, people }: ScopeDependencies) {
  return {
    /** What somebody may read. @throws AppError `forbidden` for who does not administer users */
    viewOf,

    /** All that somebody may read. @throws AppError `forbidden` */
    whole: (caller: SignedInCaller): Promise<EventFilter> => allOf(viewOf(caller)),

    /** What they ask for of it. @throws AppError `forbidden`, `not-found` for a person or a company that they do not administer */
    narrow: async (caller: SignedInCaller, wanted: LogFilter): Promise<EventFilter> => {
      const view = viewOf(caller);
      const { group, outcome, from, to, search } = wanted;
      const actions = group && view.groups.includes(group) ? actionsOfGroup(group) : [];
      return {
        ...(await allOf(await ofCompany(view, wanted.companyId))),
        ...(group && { actions }),
        person: wanted.userId === undefined ? undefined : await personOf(caller, wanted.userId),
        isRefused: outcome && outcome === 'refused',
        from,
        to,
        text: search === '' ? undefined : await textOf(caller, search),
      };
    },
  };

  async function ofCompany(view: LogView, companyId: string | undefined): Promise<LogView> {
    if (companyId === undefined || companyId === view.companyId) return view;
    if (view.companyId !== 'all' || !(await directory.findCompany(db, companyId)))
      throw new AppError('not-found');
    return { ...view, companyId };
  }

  async function allOf({ companyId, groups, isWhole }: LogView): Promise<EventFilter> {
    // Who administers no company reads of none.
    if (companyId === null) return { companyId: '', actions: [] };
    if (isWhole) return { companyId };
    return { companyId, actions: groups.flatMap(actionsOfGroup), without: await hiddenIn(companyId) };
  }

  /** A super user's own records are no administrator's. */
  async function hiddenIn(companyId: string): Promise<HiddenEvents[]> {
    const ids = await people.listAdministrators(db, companyId);
    const flags = await people.findAccounts(db, ids);
    const superUsers = ids.filter((id) => isSuperUser(flags.get(id) ?? { a: 'N', b: 'N' }));
    return Promise.all(
      superUsers.map(async (userId) => {
        const prefixes = (await personBy(userId)).prefixes;
        return { userId, prefixes, own: [absenceChains] };
      }),
    );
  }

  async function personOf({ session }: SignedInCaller, userId: string): Promise<EventPerson> {
    const account = await accounts.findAccount(db, userId);
    const isOwn = userId === session.userId;
    if (!account || !(isOwn || mayAdministerUser(session, { ...account, flags: account })))
      throw new AppError('not-found');
    return personBy(userId);
  }

  async function personBy(userId: string): Promise<EventPerson> {
    const { employee } = await directory.describeUser(db, userId);
    return {
      userId,
      subjects: [userChain(userId)],
      prefixes: employee ? [monthChains(employee.id)] : [],
    };
  }

  async function textOf({ session, language }: SignedInCaller, search: string) {
    const { employees } = await directory.findEmployees(session, { text: search });
    const userIds = employees.map(({ userId }) => userId);
    return {
      words: search.split(/\s+/).filter(Boolean),
      actions: actionsWithWords(search, language),
      userIds,
      subjects: userIds.map(userChain),
    };
  }
}

function viewOf({ session }: SignedInCaller): LogView {
  if (!mayAdministerUsers(session)) throw new AppError('forbidden');
  return logViewOf(session);
}
