import type { Executor } from '../../../platform/db/database.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser, listAdministrators, listSuperUsers, listUsers } from '../users/users.repository.ts';
import { domainCountsMail, powerMail, signUpDomainMail } from './power.mail.ts';

type NoticeDependencies = Pick<AuthPlatform, 'deliveries' | 'directory' | 'product' | 'publicUrl'>;
type Stand = Pick<UserRecord, 'a' | 'b' | 'companyId' | 'isProductEnabled'>;
type Powerful = Stand & Pick<UserRecord, 'id' | 'firstName' | 'lastName'>;

/** Who did it: nobody of the portal where it was done at the machine. */
type Actor = string | null;

/** What lets the other administrators know, by mail, of what makes somebody powerful or opens a door. */
export type PowerNotices = ReturnType<typeof createPowerNotices>;

/** What an account may administer: everything, one company by its id, or nothing (undefined). */
function reachOf({ a, b, companyId, isProductEnabled }: Stand): string | undefined {
  if (!isProductEnabled) return undefined;
  if (a !== 'N') return '*';
  return b === 'N' ? undefined : (companyId ?? undefined);
}

/** Whether an account administers something now that it did not administer before. */
export function gainsPower(before: Stand | undefined, after: Stand): boolean {
  const [had, has] = [before && reachOf(before), reachOf(after)];
  return has !== undefined && had !== has && had !== '*';
}

/** Makes it. Each person gets one mail for what one act changed; who did it gets none, nor do those whom it is about. */
export function createPowerNotices({ deliveries, directory, product, publicUrl }: NoticeDependencies) {
  return {
    /** Of people who administer something new: the administrators of their companies, and of a super user every super user too. */
    announcePower: async (executor: Executor, gained: readonly Powerful[], actor: Actor): Promise<void> => {
      if (gained.length === 0) return;
      const concerned = new Map<string, Set<Powerful>>();
      for (const person of gained)
        for (const id of await listConcerned(executor, person))
          concerned.set(id, (concerned.get(id) ?? new Set<Powerful>()).add(person));
      for (const id of [...gained.map((person) => person.id), actor ?? '']) concerned.delete(id);
      const by = await nameOf(executor, actor);
      const companies = await directory.findCompanies(
        executor,
        gained.flatMap(({ companyId }) => companyId ?? []),
      );
      for (const reader of await listUsers(executor, [...concerned.keys()])) {
        const people = [...(concerned.get(reader.id) ?? [])].map((person) => ({
          name: fullNameOf(person),
          isSuper: person.a !== 'N',
          company: companies.get(person.companyId ?? '')?.name ?? '',
        }));
        await send(
          executor,
          reader,
          powerMail({ ...wordsFor(reader), by, people, address: `${publicUrl}/users` }),
        );
      }
    },

    /** Of a domain whose addresses lead to a company from now on: to its own sign-in, or, where no provider is named, to its sign-up. */
    announceDomain: async (
      executor: Executor,
      { companyId, domain, provider }: { companyId: string; domain: string; provider: string | undefined },
      actor: Actor,
    ): Promise<void> => {
      const by = await nameOf(executor, actor);
      const ids = (await listAdministrators(executor, companyId)).filter((id) => id !== actor);
      const address = `${publicUrl}/settings`;
      for (const reader of await listUsers(executor, ids))
        await send(
          executor,
          reader,
          provider === undefined
            ? signUpDomainMail({ ...wordsFor(reader), by, domain, address })
            : domainCountsMail({ ...wordsFor(reader), by, domain, provider, address }),
        );
    },
  };

  async function listConcerned(executor: Executor, { a, companyId }: Powerful): Promise<string[]> {
    const own = companyId === null ? [] : await listAdministrators(executor, companyId);
    return a === 'N' ? own : [...own, ...(await listSuperUsers(executor))];
  }

  async function nameOf(executor: Executor, actor: Actor): Promise<string> {
    const user = actor === null ? undefined : await findUser(executor, actor);
    return user ? fullNameOf(user) : '';
  }

  function wordsFor({ firstName }: UserRecord) {
    return { product: product.name, name: firstName };
  }

  async function send(
    executor: Executor,
    { email: to, language, companyId }: UserRecord,
    content: ReturnType<typeof powerMail>,
  ): Promise<void> {
    await deliveries.sendMail(executor, { to, content, language, companyId });
  }
}
