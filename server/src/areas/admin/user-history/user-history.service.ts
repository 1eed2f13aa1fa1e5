import { userHistoryPage, type getUserHistory } from 'shared-api/contracts/admin';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import { mayAdministerUser } from 'shared-api/contracts/directory';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Accounts } from '../../ports/accounts.port.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { idsWithin, presentChanges, type Names } from './present-changes.ts';

interface UserHistoryDependencies extends Pick<AreaPlatform, 'db'> {
  readonly accounts: Accounts;
  readonly directory: Directory;
}

/** The service of what happened to a user's account. */
export function createUserHistory({ db, accounts, directory }: UserHistoryDependencies) {
  return {
    /** A page of the history, the newest first. @throws AppError `not-found` */
    list: async (
      caller: SignedInCaller,
      { id, before }: InputOf<typeof getUserHistory>,
    ): Promise<OutputOf<typeof getUserHistory>> => {
      const user = await accounts.findAccount(db, id);
      if (!user || !mayAdministerUser(caller.session, { ...user, flags: user }))
        throw new AppError('not-found');
      const found = await accounts.listAccountEvents(db, id, { before, limit: userHistoryPage + 1 });
      const events = found.slice(0, userHistoryPage);
      const actors = [...new Set(events.map(({ actor }) => actor).filter((actor) => actor !== null))];
      const people = new Map((await accounts.listAccounts(db, actors)).map((one) => [one.id, one]));
      const names = await namesOf(events.map(({ data }) => data));
      return {
        events: events.map(({ sequence, at, action, actor, data }) => {
          const by = actor === null ? undefined : people.get(actor);
          return {
            sequence,
            at: at.toISOString(),
            action,
            by: by ? `${by.firstName} ${by.lastName}`.trim() : '',
            isRefused: data['outcome'] === 'refused',
            changes: presentChanges(data, names),
          };
        }),
        next: found.length > userHistoryPage ? (events.at(-1)?.sequence ?? null) : null,
      };
    },
  };

  /** The names of the companies and groups of which events speak. */
  async function namesOf(data: readonly Readonly<Record<string, unknown>>[]): Promise<Names> {
    const companyIds = [...new Set(data.flatMap((each) => idsWithin(each, 'companyId')))];
    const companies = await directory.findCompanies(db, companyIds);
    const hasGroups = data.some((each) => idsWithin(each, 'groupIds').length > 0);
    const groups = hasGroups ? await directory.listGroups(db, 'all') : [];
    const named = [...companies.values(), ...groups];
    return new Map(named.map(({ id, name }) => [id, name]));
  }
}
