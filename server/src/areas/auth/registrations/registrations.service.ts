import {
  type approveRegistration,
  type Registration,
  type rejectRegistration,
} from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { visibleCompanies, mayAdministerCompany, mayAdministerUsers } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { createUserFromSignUp } from '../sign-up/create-user.ts';
import type { SignUpRecord } from '../sign-up/sign-up.schema.ts';
import { domainOf } from '../sign-up/sign-up.service.ts';
import { announceRegistration, findSignUp, updateSignUp } from '../sign-up/sign-ups.repository.ts';
import { originOf } from '../users/user-audit.ts';
import { findUser } from '../users/users.repository.ts';
import { alreadyDecided, approvedMail, rejectedMail } from './registrations.mail.ts';
import { countWaiting, listWaiting } from './registrations.repository.ts';

type Dependencies = Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'directory' | 'product' | 'publicUrl'
>;
type Company = Awaited<ReturnType<AuthPlatform['directory']['findCompany']>>;

/** Registrations that wait for an administrator. Every function throws `forbidden` for who may not decide. */
export function createRegistrationService(dependencies: Dependencies) {
  const { db, clock, audit, deliveries, directory, product, publicUrl } = dependencies;
  return {
    /** Who waits for the caller's decision, the longest waiting first. */
    list: async (caller: SignedInCaller): Promise<{ registrations: Registration[] }> => {
      const waiting = await listWaiting(db, visibleCompanies(requireReviewer(caller)));
      const companies = await directory.findCompanies(
        db,
        waiting.map(({ companyId }) => companyId),
      );
      const registrations = waiting.map((signUp) => present(signUp, companies.get(signUp.companyId)));
      return { registrations };
    },

    /** How many wait for the caller's decision. */
    count: async (caller: SignedInCaller): Promise<{ total: number }> => ({
      total: await countWaiting(db, visibleCompanies(requireReviewer(caller))),
    }),

    /** Makes a user of somebody, who is notified by mail. @throws AppError `not-found`, or `conflict` with who was first. */
    approve: async (caller: SignedInCaller, { id }: InputOf<typeof approveRegistration>): Promise<void> => {
      const signUp = await getSignUp(caller, id);
      const { email, firstName: name, language, companyId } = signUp;
      await db.transaction(async (tx) => {
        await decide(tx, signUp, { state: 'approved', caller, reason: null });
        await createUserFromSignUp(tx, signUp, { directory, now: clock.now() });
        const words = { product: product.name, name, username: email, address: publicUrl };
        await deliveries.sendMail(tx, { to: email, content: approvedMail(words), language, companyId });
      });
    },

    /** Rejects somebody, who is sent the reason by mail. @throws AppError `not-found`, or `conflict` with who was first. */
    reject: async (
      caller: SignedInCaller,
      { id, reason }: InputOf<typeof rejectRegistration>,
    ): Promise<void> => {
      const signUp = await getSignUp(caller, id);
      const { email, firstName: name, language, companyId } = signUp;
      await db.transaction(async (tx) => {
        await decide(tx, signUp, { state: 'rejected', caller, reason });
        const content = rejectedMail({ product: product.name, name, reason });
        await deliveries.sendMail(tx, { to: email, content, language, companyId });
      });
    },
  };

  async function getSignUp(caller: SignedInCaller, id: string): Promise<SignUpRecord> {
    const reviewer = requireReviewer(caller);
    const signUp = await findSignUp(db, id);
    if (!signUp || signUp.state === 'new' || !mayAdministerCompany(reviewer, signUp.companyId))
      throw new AppError('not-found');
    return signUp;
  }

  async function decide(
    tx: Executor,
    signUp: SignUpRecord,
    { caller, ...decision }: Decision,
  ): Promise<void> {
    const { userId: decidedBy } = caller.session;
    const change = { ...decision, decidedBy, decidedAt: clock.now(), passwordHash: null };
    const isFirst = await updateSignUp(tx, { id: signUp.id, state: 'confirmed' }, change);
    if (!isFirst) throw await conflictOf(tx, signUp.id);
    await announceRegistration(tx, signUp);
    const event = { subject: `auth_sign_ups:${signUp.id}`, action: `sign-up.${decision.state}` as const };
    await audit.append(tx, {
      ...event,
      actor: decidedBy,
      companyId: signUp.companyId,
      data: { reason: decision.reason, ...originOf(caller) },
    });
  }
}

type Decision = Pick<SignUpRecord, 'reason'> & { state: 'approved' | 'rejected'; caller: SignedInCaller };

function requireReviewer({ session }: SignedInCaller): SignedInCaller['session'] {
  if (!mayAdministerUsers(session)) throw new AppError('forbidden');
  return session;
}

async function conflictOf(tx: Executor, id: string): Promise<AppError> {
  const signUp = await findSignUp(tx, id);
  const reviewer = signUp?.decidedBy ? await findUser(tx, signUp.decidedBy) : undefined;
  if (!signUp || !reviewer) return new AppError('conflict');
  const [by, decision] = [fullNameOf(reviewer), signUp.state];
  return new AppError('conflict', { text: alreadyDecided(by, decision), details: { by, decision } });
}

function present(signUp: SignUpRecord, company: Company): Registration {
  const { id, firstName: name, lastName: surname, email, prefix, mobile, confirmedAt, createdAt } = signUp;
  return {
    id,
    name,
    surname,
    email,
    phone: mobile && `${prefix} ${mobile}`,
    company: company?.name ?? '',
    isCompanyAddress: company?.provedDomains.includes(domainOf(email)) ?? false,
    confirmedAt: (confirmedAt ?? createdAt).toISOString(),
  };
}
