import type { ContactKind } from 'shared-api/contracts/directory';
import { maskedDestination } from '../../../platform/codes/masked-destination.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { EmailChanged } from '../../ports/people.port.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { updatePending, updateProfileOf } from '../profile/profile.repository.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { listReceivers } from '../users/meant-users.repository.ts';
import { receivesSince } from '../users/own-address.repository.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { phoneOf } from '../users/user-phone.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser } from '../users/users.repository.ts';
import {
  emailColumns,
  nothingPending,
  pendingOf,
  phoneColumns,
  type PendingContact,
} from './contact-columns.ts';
import { contactEvents, contactLinkPurpose } from './contact-names.ts';
import { addressCountsMail, contactRefusedMail } from './contact-proposed.mail.ts';
import { addressChangedMail } from './email-change.mail.ts';
import type { EndWaysIn } from './end-ways-in.ts';
import { phoneChangedMail, phoneRemovedMail } from './phone-change.mail.ts';

interface SettleDependencies extends Pick<
  AuthPlatform,
  'clock' | 'audit' | 'deliveries' | 'oneTimeLinks' | 'product' | 'publicUrl'
> {
  readonly endWaysIn: EndWaysIn;
  readonly onEmailChanged: EmailChanged;
}

/** By what something new counts: a code that went there, who reads at the former address, or the days that are over. */
type ProvedBy = 'code' | 'former-address' | 'time';

interface Settled {
  readonly how: ProvedBy;
  /** Id of who did it; null where nobody is signed in. */
  readonly actor: string | null;
  readonly from: Pick<Caller, 'ip' | 'userAgent'>;
  /** The session that stays. */
  readonly except?: string | undefined;
}

/** What ends what waits of an address or a number, and what follows. */
export type SettleContacts = ReturnType<typeof createSettleContacts>;

/** Makes it; each within the transaction of its caller, which holds the person's row as `user`. */
export function createSettleContacts(dependencies: SettleDependencies) {
  const { clock, audit, deliveries, oneTimeLinks, product, publicUrl, endWaysIn, onEmailChanged } =
    dependencies;
  return {
    /** Has what waits count: the mailbox of before is told, and everything ends that lets somebody in. @returns the version of the profile */
    apply: async (
      executor: Executor,
      { user, kind, pending }: { user: UserRecord; kind: ContactKind; pending: PendingContact },
      { how, actor, from, except }: Settled,
    ): Promise<number> => {
      const { id: userId } = user;
      const receivedSince = kind === 'email' ? await receivesSince(executor, userId) : null;
      const origin = {
        now: clock.now(),
        by: pending.by,
        isConfirmed: how === 'code',
        isVouched: how === 'former-address',
      };
      const version = await updateProfileOf(executor, userId, {
        fields:
          kind === 'email'
            ? emailColumns(user, pending.value, origin)
            : phoneColumns(user, pendingParts(user), origin),
        changedAt: origin.now,
        changedBy: pending.by ?? userId,
      });
      const before = kind === 'email' ? user.email : (phoneOf(user)?.full ?? null);
      const after = (kind === 'email' ? pending.value : pending.value.replace(' ', '')) || null;
      const data = { before, after, how, ...(pending.by && { proposedBy: pending.by }) };
      const event = { userId, actor, from, ...contactEvents[kind].changed, data };
      await recordUserEvent(audit, executor, event);
      await revokeLink(executor, user, kind);
      if (kind === 'email') await followAddress(executor, user, { ...pending, receivedSince });
      else await notifyNumber(executor, user, after);
      if (kind === 'email' && how !== 'code') await welcome(executor, user, pending.value);
      await endWaysIn(executor, userId, { except });
      return version;
    },

    /** Gives up what waits. Who proposed it is told where the person refused it. */
    drop: async (
      executor: Executor,
      { user, kind, pending }: { user: UserRecord; kind: ContactKind; pending: PendingContact },
      {
        why,
        actor,
        from,
      }: Omit<Settled, 'how' | 'except'> & { readonly why: 'refused' | 'withdrawn' | 'cancelled' },
    ): Promise<void> => {
      const { id: userId } = user;
      await updatePending(executor, userId, nothingPending[kind]);
      await revokeLink(executor, user, kind);
      const data = why === 'cancelled' ? {} : { to: pending.value };
      await recordUserEvent(audit, executor, { userId, actor, from, ...contactEvents[kind][why], data });
      if (why === 'refused' && pending.by)
        await notifyProposer(executor, { user, kind, pending, by: pending.by });
    },

    /** What follows when an address was written over at once, of somebody who never came in: nothing that was sent to it was theirs. */
    notifyAddressGone,
  };

  function revokeLink(executor: Executor, { id }: UserRecord, kind: ContactKind): Promise<void> {
    return oneTimeLinks.revoke(executor, { purpose: contactLinkPurpose(kind), subject: id });
  }

  /** Documents of their company follow from when they received at the address of before, unless somebody else does (decision 148). */
  async function followAddress(
    executor: Executor,
    user: UserRecord,
    { value: to, by, receivedSince: since }: PendingContact & { readonly receivedSince: Date | null },
  ): Promise<void> {
    const { id: userId, email: from, companyId } = user;
    await notifyAddressGone(executor, user, to);
    if (since === null || (await listReceivers(executor, from)).length > 0) return;
    await onEmailChanged(executor, { userId, by: by ?? userId, companyId, from, to, since });
  }

  async function notifyAddressGone(executor: Executor, user: UserRecord, to: string): Promise<void> {
    const { email: from, firstName: name, language, companyId } = user;
    const newAddress = maskedDestination({ channel: 'mail', to });
    const content = addressChangedMail({ product: product.name, name, newAddress });
    await deliveries.sendMail(executor, { to: from, content, language, companyId });
  }

  async function welcome(executor: Executor, user: UserRecord, to: string): Promise<void> {
    const { firstName: name, language, companyId } = user;
    const content = addressCountsMail({ product: product.name, name, address: publicUrl });
    await deliveries.sendMail(executor, { to, content, language, companyId });
  }

  async function notifyNumber(executor: Executor, user: UserRecord, to: string | null): Promise<void> {
    const { firstName: name, email, language, companyId } = user;
    const before = phoneOf(user)?.full;
    const mask = (number: string) => maskedDestination({ channel: 'sms', to: number });
    const words = { product: product.name, name };
    const content =
      to === null
        ? phoneRemovedMail(words)
        : phoneChangedMail({ ...words, newPhone: mask(to), oldPhone: before && mask(before) });
    await deliveries.sendMail(executor, { to: email, content, language, companyId });
  }

  async function notifyProposer(
    executor: Executor,
    {
      user,
      kind,
      pending: { value },
      by,
    }: { user: UserRecord; kind: ContactKind; pending: PendingContact; by: string },
  ): Promise<void> {
    const proposer = await findUser(executor, by);
    if (!proposer?.isProductEnabled) return;
    const { email: to, firstName: name, language, companyId } = proposer;
    const words = { product: product.name, name, kind, value, person: fullNameOf(user) };
    await deliveries.sendMail(executor, { to, content: contactRefusedMail(words), language, companyId });
  }
}

function pendingParts({ pendingPrefix, pendingMobile }: UserRecord) {
  return { prefix: pendingPrefix ?? '', mobile: pendingMobile ?? '' };
}

/** What waits of a person, with what it is. */
export function pendingContactOf(user: UserRecord | undefined, kind: ContactKind) {
  const pending = user && pendingOf(user, kind);
  return user && pending ? { user, kind, pending } : undefined;
}
