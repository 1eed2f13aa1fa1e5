import { compareNames, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import {
  maxUsersDeleted,
  type deleteUsers,
  type DeletionRefusal,
  type listSuccessors,
} from 'shared-api/contracts/admin';
import { mayAdministerUsers } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Accounts } from '../../ports/accounts.port.ts';
import type { Documents } from '../../ports/documents.port.ts';
import type { People } from '../../ports/people.port.ts';
import type { createChoices } from './choices.service.ts';
import type { createUserChanges } from './user-changes.ts';
import { noSuccessor, tooManyToDelete } from './users.texts.ts';

interface DeletionDependencies extends Pick<AreaPlatform, 'db'> {
  readonly accounts: Pick<Accounts, 'listAccounts'>;
  readonly people: Pick<People, 'findPeople' | 'findPerson' | 'listAdministrators'>;
  readonly documents: Pick<Documents, 'countOpen' | 'handOver'>;
  readonly choices: ReturnType<typeof createChoices>;
  readonly userChanges: ReturnType<typeof createUserChanges>;
}

type Refused = OutputOf<typeof deleteUsers>['refused'][number];
type Asked = Pick<InputOf<typeof deleteUsers>, 'ids' | 'selection'>;

/** Makes the service that deletes users, and hands over what they sent and nobody signed yet. */
export function createUserDeletion(dependencies: DeletionDependencies) {
  const { db, accounts, people, documents, choices, userChanges } = dependencies;
  return {
    /** To whom the open documents of users may pass. @throws AppError as `remove`; `not-found` where none of them is the caller's to administer */
    listSuccessors: async (
      caller: SignedInCaller,
      asked: InputOf<typeof listSuccessors>,
    ): Promise<OutputOf<typeof listSuccessors>> => {
      const wanted = await choices.onlyAdministered(db, caller, [...(await listWanted(caller, asked))]);
      if (wanted.length === 0) throw new AppError('not-found');
      const successors = await successorsOf(caller, wanted);
      return {
        openDocuments: await documents.countOpen(db, wanted),
        successors: successors.map(({ userId, name }) => ({ id: userId, name })),
      };
    },

    /**
     * Deletes users in one transaction; who cannot be deleted is left. @throws AppError `forbidden`; `not-found` for a choice that is not
     * the caller's; `conflict` for more than can be deleted at once; `invalid-input` on `successor`
     */
    remove: async (
      caller: SignedInCaller,
      { successor, ...asked }: InputOf<typeof deleteUsers>,
    ): Promise<OutputOf<typeof deleteUsers>> => {
      const wanted = await listWanted(caller, asked);
      const to = successor ?? caller.session.userId;
      if (successor !== undefined) await requireSuccessor(caller, successor, wanted);
      return db.transaction(async (tx) => {
        const refused: Refused[] = [];
        // Ordered by id, as every change of several users: two at a time do not wait for each other for ever.
        for (const id of [...wanted].toSorted()) refused.push(...(await removeOne(tx, caller, { id, to })));
        return { deleted: wanted.size - refused.length, refused };
      });
    },
  };

  async function listWanted(caller: SignedInCaller, { ids, selection }: Asked): Promise<ReadonlySet<string>> {
    if (!mayAdministerUsers(caller.session)) throw new AppError('forbidden');
    const wanted = new Set(selection === undefined ? ids : await choices.listIds(db, caller, selection));
    if (wanted.size === 0) throw new AppError('invalid-input');
    if (wanted.size > maxUsersDeleted)
      throw new AppError('conflict', { text: tooManyToDelete, details: { max: maxUsersDeleted } });
    return wanted;
  }

  /** Who deletes, then the administrators of the company of those who go; of several companies nobody administers all of it. */
  async function successorsOf(caller: SignedInCaller, wanted: readonly string[]) {
    const own = await people.findPerson(db, caller.session.userId);
    const companies = new Set((await accounts.listAccounts(db, wanted)).map(({ companyId }) => companyId));
    const [companyId] = companies;
    const ids = companies.size === 1 && companyId ? await people.listAdministrators(db, companyId) : [];
    const others = ids.filter((id) => id !== caller.session.userId && !wanted.includes(id));
    const found = await people.findPeople(db, others);
    return [...(own ? [own] : []), ...found.toSorted((one, other) => compareNames(one.name, other.name))];
  }

  async function requireSuccessor(
    caller: SignedInCaller,
    successor: string,
    wanted: ReadonlySet<string>,
  ): Promise<void> {
    const known = await choices.onlyAdministered(db, caller, [...wanted]);
    if ((await successorsOf(caller, known)).some(({ userId }) => userId === successor)) return;
    throw new AppError('invalid-input', { fields: { successor: noSuccessor[caller.language] } });
  }

  async function removeOne(
    tx: Executor,
    caller: SignedInCaller,
    { id, to }: { readonly id: string; readonly to: string },
  ): Promise<Refused[]> {
    const user = await userChanges.lock(tx, caller, id).catch(ignore('not-found'));
    if (!user) return [{ id, name: '', reason: 'not-found' }];
    const refuse = (reason: DeletionRefusal) => [{ id, name: `${user.lastName} ${user.firstName}`, reason }];
    if (id === caller.session.userId) return refuse('yourself');
    // Handed over first: of drafts that stay theirs the names go with them.
    const removed = tx.transaction(async (own) => {
      await documents.handOver(own, caller, { from: id, to });
      await userChanges.remove(own, caller, [user]);
    });
    const isDone = await removed.then(() => true, ignore('conflict'));
    return isDone ? [] : refuse('last-super-user');
  }
}

/** Lets a failure with a code pass as undefined. */
const ignore = (code: AppError['code']) => (error: unknown) => {
  if (error instanceof AppError && error.code === code) return undefined;
  throw error;
};
