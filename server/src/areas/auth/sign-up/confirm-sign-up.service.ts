import type { confirmSignUp, openSignUpLink } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { readWholePhoneNumber } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { CompanyRecord } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { RequireStrongPassword } from '../passwords/password-strength.ts';
import type { LinkLimits } from '../one-time-link-limits.ts';
import { originOf } from '../users/user-audit.ts';
import { listReviewers } from '../users/users.repository.ts';
import { createUserFromSignUp } from './create-user.ts';
import { signUpPurpose as purpose } from './sign-up-purpose.ts';
import { registrationWaitsMail } from './sign-up.mail.ts';
import type { SignUpRecord } from './sign-up.schema.ts';
import { domainOf } from './sign-up.service.ts';
import { announceRegistration, findSignUp, updateSignUp } from './sign-ups.repository.ts';

interface ConfirmSignUpDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'oneTimeLinks' | 'directory' | 'product' | 'publicUrl'
> {
  passwords: PasswordHasher;
  requireStrongPassword: RequireStrongPassword;
  linkLimits: LinkLimits;
  readonly wantsMail: People['wantsMail'];
}

interface Confirmed {
  readonly signUp: SignUpRecord;
  readonly company: CompanyRecord;
  readonly from: Caller;
}

/** A sign-up by its link. */
interface SignUpView {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly needsApproval: boolean;
}

/** The service that confirms the address of who signed up. */
export function createConfirmSignUpService(dependencies: ConfirmSignUpDependencies) {
  const { db, clock, audit, deliveries, oneTimeLinks, directory, passwords } = dependencies;
  const { requireStrongPassword, linkLimits, product, publicUrl } = dependencies;

  return {
    /** Whose sign-up a link confirms. @throws AppError `link-invalid` */
    find: async ({ ip }: Caller, { secret }: InputOf<typeof openSignUpLink>): Promise<SignUpView> => {
      await linkLimits.count(ip);
      const { signUp, company } = await getNew(db, await oneTimeLinks.find({ purpose, secret }));
      const needsApproval = asksForApproval(signUp, company);
      return { name: signUp.firstName, email: signUp.email, company: company.name, needsApproval };
    },

    /** Confirms the address and sets the password, and uses the link up. @returns whether an administrator decides now. */
    confirm: async (
      caller: Caller,
      { secret, newPassword, phone = '' }: InputOf<typeof confirmSignUp>,
    ): Promise<boolean> => {
      await linkLimits.count(caller.ip);
      const known = await getNew(db, await oneTimeLinks.find({ purpose, secret }));
      await requireStrongPassword(caller, newPassword, known.signUp);
      const passwordHash = await passwords.hash(newPassword);
      return db.transaction(async (tx) => {
        const id = await oneTimeLinks.consume(tx, { purpose, secret });
        const { company } = await getNew(tx, id);
        const { prefix = '', mobile = '' } = readWholePhoneNumber(phone) ?? {};
        const number = { prefix, mobile };
        const change = { state: 'confirmed', passwordHash, ...number, confirmedAt: clock.now() } as const;
        const signUp = await updateSignUp(tx, { id, state: 'new' }, change);
        if (!signUp) throw new AppError('link-invalid');
        return finish(tx, { signUp, company, from: caller });
      });
    },
  };

  async function getNew(executor: Executor, id: string) {
    const signUp = await findSignUp(executor, id);
    const company = await directory.findCompany(executor, signUp?.companyId ?? null);
    if (signUp?.state !== 'new' || !company) throw new AppError('link-invalid');
    return { signUp, company };
  }

  async function notifyReviewers(
    executor: Executor,
    { companyId, firstName, lastName, email }: SignUpRecord,
  ) {
    for (const reviewer of await listReviewers(executor, companyId)) {
      if (!(await dependencies.wantsMail(executor, { userId: reviewer.id }, 'registration'))) continue;
      const words = {
        product: product.name,
        name: reviewer.firstName,
        address: `${publicUrl}/registrations`,
      };
      const content = registrationWaitsMail({ ...words, person: `${firstName} ${lastName}`, email });
      const { email: to, language } = reviewer;
      const noticeKind = 'registration';
      await deliveries.sendMail(executor, { to, content, language, companyId, noticeKind });
    }
  }

  async function finish(executor: Executor, { signUp, company, from }: Confirmed): Promise<boolean> {
    const needsApproval = asksForApproval(signUp, company);
    const event = {
      subject: `auth_sign_ups:${signUp.id}`,
      action: 'sign-up.confirmed' as const,
      actor: null,
    };
    await audit.append(executor, {
      ...event,
      companyId: company.id,
      data: { email: signUp.email, company: company.id, ...originOf(from) },
    });
    if (needsApproval) {
      await announceRegistration(executor, signUp);
      await notifyReviewers(executor, signUp);
      return true;
    }
    const now = clock.now();
    await createUserFromSignUp(executor, signUp, { directory, now });
    const over = { state: 'approved', decidedAt: now, passwordHash: null } as const;
    await updateSignUp(executor, { id: signUp.id, state: 'confirmed' }, over);
    return false;
  }
}

/** Whoever has no address of a domain that is shown to be the company's needs an administrator, whatever the company asks for. */
function asksForApproval(
  { email }: Pick<SignUpRecord, 'email'>,
  { signUp, provedDomains }: Pick<CompanyRecord, 'signUp' | 'provedDomains'>,
): boolean {
  return signUp !== 'open' || !provedDomains.includes(domainOf(email));
}
