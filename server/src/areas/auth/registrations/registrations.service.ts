import {
  mayDecideRegistrationOf,
  mayDecideRegistrations,
  type Registration,
  type RegistrationJudge,
} from 'shared-api/contracts/auth';
import { visibleCompanies } from 'shared-api/contracts/directory';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import type { Deliveries } from '../../../platform/deliveries/deliveries.service.ts';
import type { Letters } from '../../../platform/deliveries/letter.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { CompanyRecord } from '../../directory/directory.schema.ts';
import type { Directory } from '../../directory/directory.service.ts';
import { letIn } from '../sign-up/create-user.ts';
import type { SignUpRecord } from '../sign-up/sign-up.schema.ts';
import { domainOf } from '../sign-up/sign-up.service.ts';
import {
  announceRegistration,
  countWaiting,
  findSignUp,
  listWaiting,
  updateSignUp,
} from '../sign-up/sign-ups.repository.ts';
import { decidedBefore } from './already-decided.ts';
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
export interface Judge extends RegistrationJudge {
  readonly userId: string;
}

/** The service of registrations that wait for an administrator. */
export function createRegistrations(dependencies: RegistrationsDependencies) {
  const { db, clock, audit, deliveries, directory, product, publicUrl } = dependencies;

  async function getOf(judge: Judge, id: string): Promise<SignUpRecord> {
    if (!mayDecideRegistrations(judge)) throw new AppError('forbidden');
    const signUp = await findSignUp(db, id);
    const isTheirs = signUp && mayDecideRegistrationOf(judge, signUp.companyId);
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
    if (!isFirst) throw await decidedBefore(executor, id);
    await announceRegistration(executor, { companyId });
    const event = { subject: `auth_sign_ups:${id}`, action: `sign-up.${decision.state}` };
    await audit.append(executor, { ...event, actor: decision.decidedBy, data: { reason: decision.reason } });
  }

  async function tell(executor: Executor, { email, language }: SignUpRecord, letters: Letters) {
    await deliveries.sendMail(executor, { to: email, letters, language });
  }

  return {
    /** Who waits for an administrator's decision. */
    list: async (judge: Judge): Promise<Registration[]> => {
      if (!mayDecideRegistrations(judge)) throw new AppError('forbidden');
      const waiting = await listWaiting(db, visibleCompanies(judge));
      const companies = new Map<string, CompanyRecord | undefined>();
      for (const { companyId } of waiting)
        if (!companies.has(companyId)) companies.set(companyId, await directory.findCompany(db, companyId));
      return waiting.map((signUp) => present(signUp, companies.get(signUp.companyId)));
    },

    /** How many wait for an administrator's decision. */
    count: async (judge: Judge): Promise<number> => {
      if (!mayDecideRegistrations(judge)) throw new AppError('forbidden');
      return countWaiting(db, visibleCompanies(judge));
    },

    /** Makes a user of somebody and tells him by mail. */
    approve: async (judge: Judge, id: string): Promise<void> => {
      const signUp = await getOf(judge, id);
      await db.transaction(async (transaction) => {
        await decide(transaction, signUp, { state: 'approved', decidedBy: judge.userId, reason: null });
        await letIn(transaction, signUp, { directory, now: clock.now() });
        const words = { product: product.name, name: signUp.firstName, address: publicUrl };
        await tell(transaction, signUp, registrationApprovedMail({ ...words, username: signUp.email }));
      });
    },

    /** Turns somebody down and tells him the reason by mail. */
    reject: async (judge: Judge, { id, reason }: { id: string; reason: string }): Promise<void> => {
      const signUp = await getOf(judge, id);
      await db.transaction(async (transaction) => {
        await decide(transaction, signUp, { state: 'rejected', decidedBy: judge.userId, reason });
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
