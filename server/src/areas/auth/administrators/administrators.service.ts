import { isSuperUser } from 'shared-api/contracts/common';
import { canBecomeUsername, companyName, profileFields } from 'shared-api/contracts/directory';
import { randomBytes } from 'node:crypto';
import type { Executor } from '../../../platform/db/database.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { printedPurpose } from '../recovery/recovery-purpose.ts';
import { createStrongDemands } from '../strong-sign-in/strong-demand.ts';
import { setCodesAllowed } from '../strong-sign-in/strong-sign-in.repository.ts';
import { receivesSince } from '../users/own-address.repository.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser, findUserByEmail, findUserByUsername, makeSuperUser } from '../users/users.repository.ts';
import { makeAdministrator } from './make-administrator.ts';
import { createPowerNotices, gainsPower } from './power-notices.ts';

type AdministratorDependencies = Pick<
  AuthPlatform,
  | 'db'
  | 'clock'
  | 'audit'
  | 'deliveries'
  | 'oneTimeLinks'
  | 'directory'
  | 'passwordHasher'
  | 'product'
  | 'publicUrl'
>;

/** Who is to be an administrator; name and company are needed for who has no account yet. */
export interface WantedAdministrator {
  readonly mail?: string | undefined;
  /** First name, then the rest. */
  readonly name?: string | undefined;
  readonly company?: string | undefined;
}

/** An administrator, and the link by which they choose their password. */
interface ProvidedAdministrator {
  readonly username: string;
  readonly isNew: boolean;
  readonly link: string;
}

/** What was asked for cannot be done; the message says why, for a terminal. */
export class AdministratorError extends Error {}

/** For how many hours the link is valid. */
export const linkHours = 24;

const terminal = { ip: '', userAgent: 'npm run create-admin' };

/** The service behind `npm run create-admin`: who may run it has the installation in their hands, so nobody is asked who they are. */
export function createAdministratorService(dependencies: AdministratorDependencies) {
  const { db, clock, audit, oneTimeLinks, passwordHasher, publicUrl } = dependencies;
  const demands = createStrongDemands(dependencies);
  const powerNotices = createPowerNotices(dependencies);

  return {
    /**
     * Makes a first administrator, or lets one in again who lost their password: a super user, with a one-time link to a password.
     * @throws AdministratorError
     */
    provide: async (wanted: WantedAdministrator): Promise<ProvidedAdministrator> => {
      const email = checkMail(wanted.mail);
      const passwordHash = await passwordHasher.hash(randomBytes(32).toString('base64'));
      return db.transaction(async (tx) => {
        const known = await findUserByEmail(tx, email);
        if (known) await requireOwnAddress(tx, known);
        const user = known ?? (await create(tx, { ...wanted, email, passwordHash }));
        const { id: userId, username } = user;
        await makeSuperUser(tx, userId);
        // Who lost app and passkeys comes in by a code.
        if (known && (await demands.demandOf(tx, known)) !== 'none')
          await setCodesAllowed(tx, userId, { from: clock.now(), by: null });
        const after = await findUser(tx, userId);
        if (after && gainsPower(known, after)) await powerNotices.announcePower(tx, [after], null);
        const action = known ? 'administrator.let-in-again' : 'administrator.made';
        await recordUserEvent(audit, tx, { userId, actor: null, from: terminal, action });
        const validForMs = linkHours * 60 * 60_000;
        const secret = await oneTimeLinks.issue(tx, {
          purpose: printedPurpose,
          subject: userId,
          validForMs,
        });
        return { username, isNew: !known, link: `${publicUrl}/recover#${secret}` };
      });
    },
  };

  /** Whoever wrote an address into an account may have its password: the rights are for who reads there (decision 148). @throws AdministratorError */
  async function requireOwnAddress(executor: Executor, user: UserRecord): Promise<void> {
    if (isSuperUser(user) || (await receivesSince(executor, user.id)) !== null) return;
    throw new AdministratorError(
      `${user.email} is the address of the account ${user.username}, and nobody has shown that they read there:
sign in to it by a code that goes there, ask for a new password by "Password dimenticata", or have an
administrator delete the account, and run this again.`,
    );
  }

  async function create(
    executor: Executor,
    { email, passwordHash, ...wanted }: WantedAdministrator & { email: string; passwordHash: string },
  ) {
    const { firstName, lastName } = checkName(wanted.name);
    if (!wanted.company?.trim()) throw new AdministratorError('Say which company: --company "Acme S.p.A."');
    if (await findUserByUsername(executor, email))
      throw new AdministratorError(`${email} is the user name of somebody with another address.`);
    const { data: company } = companyName.safeParse(wanted.company);
    if (company === undefined) throw new AdministratorError(`${wanted.company} is no name of a company.`);
    const person = { firstName, lastName, email, passwordHash, company };
    return { id: await makeAdministrator(executor, dependencies, person), username: email };
  }
}

function checkMail(mail: string | undefined): string {
  if (!mail) throw new AdministratorError('Say which mail address: --mail you@company.example');
  const checked = profileFields.email.safeParse(mail);
  if (!checked.success || !canBecomeUsername(checked.data))
    throw new AdministratorError(`${mail} is no mail address.`);
  return checked.data;
}

function checkName(name: string | undefined) {
  const [first = '', ...rest] = (name ?? '').trim().split(/\s+/);
  const firstName = profileFields.firstName.safeParse(first);
  const lastName = profileFields.lastName.safeParse(rest.join(' '));
  if (!firstName.success || !lastName.success)
    throw new AdministratorError('Nobody has this address yet: say first and last name, --name "Anna Neri"');
  return { firstName: firstName.data, lastName: lastName.data };
}
