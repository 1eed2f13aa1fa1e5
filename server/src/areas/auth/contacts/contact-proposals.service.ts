import type { answerContactProposal, openContactProposal } from 'shared-api/contracts/auth';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import { contactKind, type ContactKind } from 'shared-api/contracts/directory';
import type { Logger } from 'pino';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { errorLine } from '../../../platform/errors/describe-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { LinkLimits } from '../one-time-link-limits.ts';
import { lockUser } from '../profile/profile.repository.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import { userSubject } from '../users/user-audit.ts';
import { phoneOf } from '../users/user-phone.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser } from '../users/users.repository.ts';
import { pendingOf, type PendingContact } from './contact-columns.ts';
import { contactEvents, contactLinkPurpose, pendingFields } from './contact-names.ts';
import { listDueProposals } from './contact.repository.ts';
import { pendingContactOf, type SettleContacts } from './settle-contacts.ts';

interface ProposalsDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'notedRows' | 'oneTimeLinks'
> {
  readonly settle: SettleContacts;
  readonly linkLimits: LinkLimits;
  readonly logger: Pick<Logger, 'error'>;
}

const nobodyThere = { ip: '', userAgent: 'sportello' };

/** The service of addresses and numbers that administrators proposed (decision 102): answered by a link, due after some days. */
export function createContactProposals(dependencies: ProposalsDependencies) {
  const { db, clock, audit, notedRows, oneTimeLinks, settle, linkLimits, logger } = dependencies;
  return {
    /** What a link is about. @throws AppError `link-invalid` */
    open: async (
      { ip }: Caller,
      { secret }: InputOf<typeof openContactProposal>,
    ): Promise<OutputOf<typeof openContactProposal>> => {
      await linkLimits.count(ip);
      const { kind, userId } = await findLink(db, secret);
      const user = await findUser(db, userId);
      const pending = user && pendingOf(user, kind);
      if (!user || !pending?.by || !pending.from) throw new AppError('link-invalid');
      const proposer = await findUser(db, pending.by);
      return {
        kind,
        value: pending.value,
        before: kind === 'email' ? user.email : numberOf(user),
        by: proposer ? fullNameOf(proposer) : '',
        countsFrom: pending.from.toISOString(),
      };
    },

    /** Has what was proposed count, or never. @throws AppError `link-invalid` */
    answer: async (
      caller: Caller,
      { secret, answer }: InputOf<typeof answerContactProposal>,
    ): Promise<void> => {
      await linkLimits.count(caller.ip);
      await db.transaction(async (tx) => {
        const { kind, userId } = await findLink(tx, secret);
        await oneTimeLinks.consume(tx, { purpose: contactLinkPurpose(kind), secret });
        const waiting = pendingContactOf(await lockUser(tx, userId), kind);
        if (!waiting?.pending.by || waiting.user.removedAt) throw new AppError('link-invalid');
        const facts = { actor: null, from: caller };
        if (answer === 'confirm') await settle.apply(tx, waiting, { ...facts, how: 'former-address' });
        else await settle.drop(tx, waiting, { ...facts, why: 'refused' });
      });
    },

    /** Has everything count whose days are over. One that fails stays for the next time, and keeps nobody else's. */
    clean: async (): Promise<void> => {
      for (const userId of await listDueProposals(db, clock.now()))
        await applyAll(userId).catch((error: unknown) => {
          logger.error({ userId, err: errorLine(error) }, 'a proposed address or number was not applied');
        });
    },
  };

  /** An event of ours would explain what somebody wrote into the row before. */
  async function applyAll(userId: string): Promise<void> {
    if ((await notedRows.checkPerson(userId)).length > 0)
      throw new Error('the person is not who the event log tells');
    await db.transaction((tx) => applyDue(tx, userId));
  }

  async function applyDue(tx: Executor, userId: string): Promise<void> {
    for (const kind of contactKind.options) {
      const waiting = pendingContactOf(await lockUser(tx, userId), kind);
      const isDue = waiting?.pending.from && waiting.pending.from <= clock.now();
      if (!waiting || !isDue || waiting.user.removedAt) continue;
      if (!(await isInLog(tx, userId, { kind, ...waiting.pending })))
        throw new Error(`no event tells of what is proposed: ${kind}`);
      await settle.apply(tx, waiting, { how: 'time', actor: null, from: nobodyThere });
    }
  }

  /** Whether the log tells of the very proposal: by whom, what, and from when on it counts. */
  async function isInLog(
    tx: Executor,
    userId: string,
    { kind, value, by, from }: PendingContact & { readonly kind: ContactKind },
  ): Promise<boolean> {
    const events = await audit.list(tx, userSubject(userId));
    const last = events.findLast(({ action }) => action === contactEvents[kind].proposed.action);
    const after = last?.data['after'] as Readonly<Record<string, unknown>> | undefined;
    return (
      last?.actor === by &&
      after?.[pendingFields[kind]] === value &&
      last?.data['countsFrom'] === from?.toISOString()
    );
  }

  /** Whose link it is, and of which kind. */
  async function findLink(
    executor: Executor,
    secret: string,
  ): Promise<{ readonly kind: ContactKind; readonly userId: string }> {
    for (const kind of contactKind.options) {
      const userId = await oneTimeLinks.tryFind(executor, { purpose: contactLinkPurpose(kind), secret });
      if (userId !== undefined) return { kind, userId };
    }
    throw new AppError('link-invalid');
  }
}

function numberOf(user: UserRecord): string {
  const phone = phoneOf(user);
  return phone ? `${phone.prefix} ${phone.mobile}` : '';
}
