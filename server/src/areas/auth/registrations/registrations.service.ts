import {
  mayDecideRegistrationOf,
  mayDecideRegistrations,
  type Registration,
  type RegistrationReviewer,
} from 'shared-api/contracts/auth';
import { visibleCompanies } from 'shared-api/contracts/directory';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import type { Deliveries } from '../../../platform/deliveries/deliveries.service.ts';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { CompanyRecord, Directory } from '../../ports/directory.port.ts';
import { createUserFromSignUp } from '../sign-up/create-user.ts';
import type { SignUpRecord } from '../sign-up/sign-up.schema.ts';
import { domainOf } from '../sign-up/sign-up.service.ts';
import {
  announceRegistration,
  countWaiting,
  findSignUp,
  listWaiting,
  updateSignUp,
} from '../sign-up/sign-ups.repository.ts';
import { decidedBeforeDate } from './already-decided.ts';
import { registrationApprovedMail, registrationRejectedMail } from './registration.mail.ts';

interface RegistrationsDependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  deliveries: Deliveries;
  directory: Directory;
  product: { readonly name: string };
  publicUrl: string;
}

/** An administrator who decides. */
export interface Reviewer extends RegistrationReviewer {
  readonly userId: string;
}

/** The service of registrations that wait for an administrator. */
export function createRegistrations(dependencies: RegistrationsDependencies) {
  const { db, clock, audit, deliveries, directory, product, publicUrl } = dependencies;

  async function getOf(reviewer: Reviewer, id: string): Promise<SignUpRecord> {
    if (!mayDecideRegistrations(reviewer)) throw new AppError('forbidden');
    const signUp = await findSignUp(db, id);
    const isTheirs = signUp && mayDecideRegistrationOf(reviewer, signUp.companyId);
    if (!isTheirs || signUp.state === 'new') throw new AppError('not-found');
    return signUp;
  }

  /** Decides once. @throws AppError `conflict` with who was first. */
  async function decide(
    executor: Executor,
    { id, companyId }: SignUpRecord,
    decision: Pick<SignUpRecord, 'decidedBy' | 'reason'> & { state: 'approved' | 'rejected' },
  ): Promise<void> {
    const over = { ...decision, decidedAt: clock.now(), passwordHash: null };
    const isFirst = await updateSignUp(executor, { id, state: 'confirmed' }, over);
    if (!isFirst) throw await decidedBeforeDate(executor, id);
    await announceRegistration(executor, { companyId });
    const event = { subject: `auth_sign_ups:${id}`, action: `sign-up.${decision.state}` };
    await audit.append(executor, { ...event, actor: decision.decidedBy, data: { reason: decision.reason } });
  }

  async function tell(executor: Executor, { email, language }: SignUpRecord, content: LocalizedMail) {
    await deliveries.sendMail(executor, { to: email, content, language });
  }

  return {
    /** Who waits for an administrator's decision. */
    list: async (reviewer: Reviewer): Promise<Registration[]> => {
      if (!mayDecideRegistrations(reviewer)) throw new AppError('forbidden');
      const waiting = await listWaiting(db, visibleCompanies(reviewer));
      const companies = new Map<string, CompanyRecord | undefined>();
      for (const { companyId } of waiting)
        if (!companies.has(companyId)) companies.set(companyId, await directory.findCompany(db, companyId));
      return waiting.map((signUp) => present(signUp, companies.get(signUp.companyId)));
    },

    /** How many wait for an administrator's decision. */
    count: async (reviewer: Reviewer): Promise<number> => {
      if (!mayDecideRegistrations(reviewer)) throw new AppError('forbidden');
      return countWaiting(db, visibleCompanies(reviewer));
    },

    /** Makes a user of somebody and tells him by mail. */
    approve: async (reviewer: Reviewer, id: string): Promise<void> => {
      const signUp = await getOf(reviewer, id);
      await db.transaction(async (transaction) => {
        await decide(transaction, signUp, { state: 'approved', decidedBy: reviewer.userId, reason: null });
        await createUserFromSignUp(transaction, signUp, { directory, now: clock.now() });
        const words = { product: product.name, name: signUp.firstName, address: publicUrl };
        await tell(transaction, signUp, registrationApprovedMail({ ...words, username: signUp.email }));
      });
    },

    /** Turns somebody down and tells him the reason by mail. */
    reject: async (reviewer: Reviewer, { id, reason }: { id: string; reason: string }): Promise<void> => {
      const signUp = await getOf(reviewer, id);
      await db.transaction(async (transaction) => {
        await decide(transaction, signUp, { state: 'rejected', decidedBy: reviewer.userId, reason });
        const words = { product: product.name, name: signUp.firstName, reason };
        await tell(transaction, signUp, registrationRejectedMail(words));
      });
    },
  };
}

function present(signUp: SignUpRecord, company: CompanyRecord | undefined): Registration {
  const { id, firstName: name, lastName: surname, email, prefix, mobile, confirmedAt, createdAt } = signUp;
  return {
    id,
    name,
    surname,
    email,
    phone: mobile && `${prefix} ${mobile}`,
    company: company?.name ?? '',
    isCompanyAddress: company?.signUpDomains.includes(domainOf(email)) ?? false,
    confirmedAt: (confirmedAt ?? createdAt).toISOString(),
  };
}
