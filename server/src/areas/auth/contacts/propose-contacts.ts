import { contactWaitDays, type ContactKind } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { phoneOf } from '../users/user-phone.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser } from '../users/users.repository.ts';
import { updatePending } from '../profile/profile.repository.ts';
import { pendingOf, type PhoneParts } from './contact-columns.ts';
import { contactEvents, contactLinkPurpose, pendingFields } from './contact-names.ts';
import { contactProposedMail } from './contact-proposed.mail.ts';
import { contactProposedPush, contactProposedSms } from './contact-proposed.sms.ts';

type ProposeDependencies = Pick<
  AuthPlatform,
  | 'db'
  | 'jobs'
  | 'logger'
  | 'clock'
  | 'audit'
  | 'deliveries'
  | 'oneTimeLinks'
  | 'push'
  | 'smsLimits'
  | 'product'
  | 'publicUrl'
>;

/** What an administrator says of somebody who has come in already. */
export interface ProposedContacts {
  readonly email?: string | undefined;
  readonly phone?: PhoneParts | undefined;
}

interface SmsJob {
  readonly userId: string;
  readonly kind: ContactKind;
}

const smsJobKind = 'auth.contact-proposed-sms';
const day = 24 * 60 * 60_000;
const waitMs = contactWaitDays * day;

/**
 * Makes what keeps an address or a number that an administrator wrote for somebody else until that person confirms it, or the days are
 * over in which they may refuse it (decision 102). They are told on every channel on record.
 */
export function createProposeContacts(dependencies: ProposeDependencies) {
  const { db, clock, jobs, logger, audit, deliveries, oneTimeLinks, push, smsLimits } = dependencies;
  const { product, publicUrl } = dependencies;

  // SMS are counted outside the transaction; a day's that are used up keep nobody from proposing: the mail says it.
  jobs.handle<SmsJob>(smsJobKind, async ({ userId, kind }) => {
    const user = await findUser(db, userId);
    const to = user && phoneOf(user)?.full;
    const pending = user && pendingOf(user, kind);
    if (!to || !pending?.by) return;
    try {
      await smsLimits.count({ to });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      logger.warn({ userId, code: error.code }, 'somebody was not told by SMS of what was proposed for them');
      return;
    }
    const { language, companyId } = user;
    const isRemoval = pending.value === '';
    const text = contactProposedSms(
      { product: product.name, kind, isRemoval, address: `${publicUrl}/profile` },
      language,
    );
    await deliveries.sendSms(db, { to, text, companyId });
  });

  /** Where the same waits already, its days go on. */
  return async (
    executor: Executor,
    by: SignedInCaller,
    { user, wanted }: { readonly user: UserRecord; readonly wanted: ProposedContacts },
  ): Promise<void> => {
    const countsFrom = new Date(clock.now().getTime() + waitMs);
    const proposer = by.session.userId;
    for (const { kind, value, columns } of contactsIn(wanted)) {
      const waiting = pendingOf(user, kind);
      if (waiting?.by && waiting.value === value) continue;
      const given = { pendingBy: proposer, pendingFrom: countsFrom };
      await updatePending(executor, user.id, columns(given));
      const told = await notify(executor, { user, kind, value, proposer, countsFrom });
      const data = {
        after: { [pendingFields[kind]]: value },
        countsFrom: countsFrom.toISOString(),
        told,
      };
      const event = {
        userId: user.id,
        actor: proposer,
        from: by,
        ...contactEvents[kind].proposed,
        data,
      };
      await recordUserEvent(audit, executor, event);
    }
  };

  interface Proposal {
    readonly user: UserRecord;
    readonly kind: ContactKind;
    readonly value: string;
    readonly proposer: string;
    readonly countsFrom: Date;
  }

  /** @returns the channels by which the person was told */
  async function notify(
    executor: Executor,
    { user, kind, value, proposer, countsFrom }: Proposal,
  ): Promise<string[]> {
    const { id: userId, email, firstName: name, language, companyId } = user;
    const writer = await findUser(executor, proposer);
    const secret = await oneTimeLinks.issue(executor, {
      purpose: contactLinkPurpose(kind),
      subject: userId,
      validForMs: waitMs,
    });
    const content = contactProposedMail({
      product: product.name,
      name,
      kind,
      value,
      by: writer ? fullNameOf(writer) : '',
      countsFrom,
      address: `${publicUrl}/newContact#${secret}`,
    });
    await deliveries.sendMail(executor, { to: email, content, language, companyId });
    const told = ['mail'];
    const phone = phoneOf(user);
    if (phone && smsLimits.reaches(phone.full)) {
      await jobs.enqueue(executor, { kind: smsJobKind, payload: { userId, kind } });
      told.push('sms');
    }
    if (
      (await push.send(executor, userId, contactProposedPush({ kind, isRemoval: value === '' }, language))) >
      0
    )
      told.push('push');
    return told;
  }
}

export type ProposeContacts = ReturnType<typeof createProposeContacts>;

interface Pending {
  readonly pendingBy: string;
  readonly pendingFrom: Date;
}

function contactsIn({ email, phone }: ProposedContacts) {
  const contacts = [];
  if (email !== undefined)
    contacts.push({
      kind: 'email' as const,
      value: email,
      columns: ({ pendingBy, pendingFrom }: Pending) => ({
        pendingEmail: email,
        pendingEmailBy: pendingBy,
        pendingEmailFrom: pendingFrom,
      }),
    });
  if (phone !== undefined)
    contacts.push({
      kind: 'phone' as const,
      value: phone.mobile === '' ? '' : `${phone.prefix} ${phone.mobile}`,
      columns: ({ pendingBy, pendingFrom }: Pending) => ({
        pendingPrefix: phone.prefix,
        pendingMobile: phone.mobile,
        pendingPhoneBy: pendingBy,
        pendingPhoneFrom: pendingFrom,
      }),
    });
  return contacts;
}
