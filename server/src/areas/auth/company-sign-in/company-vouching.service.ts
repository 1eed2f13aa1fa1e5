import type { confirmCompanySignIn } from 'shared-api/contracts/auth';
import { isSuperUser, type InputOf } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { originOf } from '../users/user-audit.ts';
import { findUser, listAdministrators, listUsers } from '../users/users.repository.ts';
import { companySignInWaitsMail } from './company-sign-in.mail.ts';
import { findOfCompany, listWaiting, lockCompanySignIns, vouchFor } from './company-sign-in.repository.ts';
import { companySignInSubject } from './company-sign-in-subject.ts';
import type { CompanySignInRecord } from './company-sign-in.schema.ts';
import { companySignInTexts as texts } from './company-sign-in.texts.ts';
import { inForce, isWaiting, vouchedOf, vouchWaitMs } from './vouched.ts';

type VouchingDependencies = Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'product' | 'publicUrl'
>;

/** What stands to be confirmed, for who may see the settings. */
interface Waits {
  readonly by: string;
  readonly countsFrom: string;
  readonly mayConfirm: boolean;
  readonly isOff: boolean;
}

/** What has a company's sign-in confirmed by somebody else than who saved it (decision 104). */
export type CompanyVouching = ReturnType<typeof createCompanyVouching>;

/** Makes it. Who may change the company's settings is the caller's to know. */
export function createCompanyVouching(dependencies: VouchingDependencies) {
  const { db, clock, audit, deliveries, product, publicUrl } = dependencies;
  return {
    /** What of a record waits; null where all of it counts. */
    describe: async (
      session: SessionRecord,
      record: CompanySignInRecord | undefined,
    ): Promise<Waits | null> => {
      if (!record?.countsFrom || !isWaiting(record)) return null;
      const saver = await findUser(db, record.changedBy);
      return {
        by: saver ? fullNameOf(saver) : '',
        countsFrom: record.countsFrom.toISOString(),
        mayConfirm: (await refusalOf(db, session, record)) === undefined,
        isOff: inForce(record) === undefined,
      };
    },

    /** Has the other administrators know that something waits for one of them, in the transaction that saves it. */
    notify: async (
      executor: Executor,
      { session }: SignedInCaller,
      record: CompanySignInRecord,
    ): Promise<void> => {
      const { companyId, name: provider, countsFrom } = record;
      if (!countsFrom) return;
      const saver = await findUser(executor, session.userId);
      const others = await listUsers(executor, await listAdministrators(executor, companyId));
      for (const { id, email: to, firstName: name, language } of others) {
        if (id === session.userId) continue;
        const words = {
          product: product.name,
          name,
          provider,
          by: saver ? fullNameOf(saver) : '',
          countsFrom,
          address: `${publicUrl}/settings`,
        };
        const content = companySignInWaitsMail(words);
        await deliveries.sendMail(executor, { to, content, language, companyId });
      }
    },

    /** Answers for what another administrator saved. @throws AppError `conflict` where somebody saved since, `forbidden` with the reason */
    confirm: (
      caller: SignedInCaller,
      { companyId, version }: InputOf<typeof confirmCompanySignIn>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        await lockCompanySignIns(tx);
        const record = await findOfCompany(tx, companyId);
        if (record?.version !== version) throw new AppError('conflict');
        if (!isWaiting(record)) return;
        const text = await refusalOf(tx, caller.session, record);
        if (text) throw new AppError('forbidden', { text });
        await vouch(tx, record, { actor: caller.session.userId, data: originOf(caller) });
      }),

    /** Has everything count whose days are over. */
    clean: async (): Promise<void> => {
      for (const { companyId } of await listWaiting(db, clock.now()))
        await db.transaction(async (tx) => {
          await lockCompanySignIns(tx);
          const record = await findOfCompany(tx, companyId);
          if (record?.countsFrom && record.countsFrom <= clock.now() && isWaiting(record))
            await vouch(tx, record, { actor: null, data: { how: 'time' } });
        });
    },
  };

  /** Why somebody cannot answer for it; undefined where they can. */
  async function refusalOf(
    executor: Executor,
    { userId, flags }: SessionRecord,
    { changedBy }: CompanySignInRecord,
  ) {
    if (userId === changedBy) return texts.otherConfirms;
    if (isSuperUser(flags)) return undefined;
    // Or who saved it would make the second one themselves.
    const user = await findUser(executor, userId);
    const isKnown =
      user?.firstSignInAt && user.firstSignInAt.getTime() + vouchWaitMs <= clock.now().getTime();
    return isKnown ? undefined : texts.tooNewToConfirm;
  }

  async function vouch(
    tx: Executor,
    record: CompanySignInRecord,
    { actor, data }: { readonly actor: string | null; readonly data: Record<string, unknown> },
  ): Promise<void> {
    const { companyId, issuer } = record;
    await vouchFor(tx, companyId, vouchedOf(record));
    await audit.append(tx, {
      subject: companySignInSubject(companyId),
      action: 'company-sign-in.confirmed',
      actor,
      companyId,
      data: { issuer, ...data },
    });
  }
}
