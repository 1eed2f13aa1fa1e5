import type { Executor } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.service.ts';
import type { Person } from '../../ports/people.port.ts';
import type { Settings } from '../../ports/settings.port.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { newMessagesMail } from '../mails/new-messages.mail.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import {
  listUnnoticedUsers,
  lockUnnoticed,
  markCopies,
  type UnnoticedMessage,
} from './message-notices.repository.ts';
import { mailAfterPushMs, pushOf } from './push-notices.ts';

interface MessageNoticesDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'jobs' | 'deliveries' | 'push'
> {
  readonly directory: Pick<SigningDirectory, 'findPerson' | 'findMembers' | 'wantsMail'>;
  readonly settings: Pick<Settings, 'nextMailTime'>;
  /** Address of the product, without a slash at its end. */
  readonly publicUrl: string;
}

interface PersonJob {
  readonly userId: string;
  /** When they were to be told: the pause counts from mails before it. */
  readonly due: string;
}

interface Notifying {
  readonly person: Person;
  readonly companyId: string | null;
  readonly now: Date;
  readonly due: Date;
}

const roundKind = 'signing.notices';
const personKind = 'signing.notices-of';
/** People looked up within one transaction. */
const chunk = 200;
/** Messages told of at once. */
const maxAtOnce = 100;
/** What was to be told so long ago was forgotten by a job that died. */
const overdueMs = 10 * 60_000;

/** Has the receivers of new messages told of them, once the transaction commits that delivered them. */
export async function wakeNotices(tx: Executor, jobs: Pick<Jobs, 'enqueue'>): Promise<void> {
  await jobs.enqueue(tx, { kind: roundKind, payload: {}, dedupeKey: roundKind });
}

/**
 * Tells people of new messages (decision 059): on their devices at once, within the days and hours of their company's mail times; by mail when those allow
 * it, several in one, and after a notification only what is still unread a quarter of an hour later. @returns the chore that finds what nobody woke
 */
export function createMessageNotices(dependencies: MessageNoticesDependencies) {
  const { db, clock, jobs, deliveries, push, directory, settings, publicUrl } = dependencies;

  jobs.handle(roundKind, round);
  jobs.handle<PersonJob>(personKind, ({ userId, due }) =>
    db.transaction((tx) => notifyPerson(tx, userId, new Date(due))),
  );
  return {
    /** Looks for messages of which nobody was told yet. */
    clean: async (): Promise<void> => {
      const dueBefore = new Date(clock.now().getTime() - overdueMs);
      const [anybody] = await listUnnoticedUsers(db, { after: '', dueBefore, limit: 1 });
      if (anybody !== undefined) await wakeNotices(db, jobs);
    },
  };

  /** Gives everybody with something new a job of their own, some at a time. */
  async function round(): Promise<void> {
    const now = clock.now();
    const dueBefore = new Date(now.getTime() - overdueMs);
    let users: string[] = [];
    do {
      const after = users.at(-1) ?? '';
      users = await db.transaction(async (tx) => {
        const found = await listUnnoticedUsers(tx, { after, dueBefore, limit: chunk });
        for (const userId of found) await jobs.enqueue(tx, personJob(userId, now, 'new'));
        return found;
      });
    } while (users.length === chunk);
  }

  async function notifyPerson(tx: Executor, userId: string, due: Date): Promise<void> {
    const now = clock.now();
    const waiting = await lockUnnoticed(tx, userId, maxAtOnce);
    const settled = waiting.filter(({ readAt, deletedAt }) => readAt !== null || deletedAt !== null);
    await markCopies(tx, idsOf(settled), { noticedAt: now });
    const unread = waiting.filter((each) => !settled.includes(each));
    if (unread.length > 0) await notifyAbout(tx, unread, { userId, now, due });
    // There may be more than were looked at.
    if (waiting.length === maxAtOnce) await wakeNotices(tx, jobs);
  }

  async function notifyAbout(
    tx: Executor,
    unread: readonly UnnoticedMessage[],
    { userId, now, due }: { readonly userId: string; readonly now: Date; readonly due: Date },
  ): Promise<void> {
    const person = await directory.findPerson(tx, userId);
    const member = (await directory.findMembers(tx, [userId])).get(userId);
    if (!person || !member) return markCopies(tx, idsOf(unread), { noticedAt: now });
    const notifying = { person, companyId: member.companyId, now, due };
    const pushed = await pushNew(tx, unread, notifying);
    if (!pushed) return;
    if (await directory.wantsMail(tx, { userId }, 'message')) await mail(tx, pushed, notifying);
    else await markCopies(tx, idsOf(unread), { noticedAt: now });
  }

  /** Shows on the person's devices what they were not shown. @returns the messages as they are then; undefined where it is not the time */
  async function pushNew(
    tx: Executor,
    unread: readonly UnnoticedMessage[],
    { person, companyId, now }: Notifying,
  ): Promise<readonly UnnoticedMessage[] | undefined> {
    const fresh = unread.filter(({ pushedAt }) => pushedAt === null);
    const { userId, language } = person;
    if (fresh.length === 0 || !(await push.reaches(tx, userId))) return unread;
    const from = await settings.nextMailTime(tx, { companyId, to: null, kind: 'mail', now });
    if (from > now) {
      await putOff(tx, userId, { messages: unread, until: from });
      return undefined;
    }
    await push.send(tx, userId, pushOf(language, fresh));
    await markCopies(tx, idsOf(fresh), { pushedAt: now });
    return unread.map((each) => ({ ...each, pushedAt: each.pushedAt ?? now }));
  }

  /** Writes one mail about what may leave now, and puts off the rest. */
  async function mail(
    tx: Executor,
    unread: readonly UnnoticedMessage[],
    notifying: Notifying,
  ): Promise<void> {
    const { person, companyId, now, due } = notifying;
    const { userId, email: to, language, firstName } = person;
    const time = await settings.nextMailTime(tx, { companyId, to, kind: 'mail', now, lastBefore: due });
    const timeOf = ({ pushedAt }: UnnoticedMessage) =>
      Math.max(time.getTime(), pushedAt ? pushedAt.getTime() + mailAfterPushMs : 0);
    const ready = unread.filter((each) => timeOf(each) <= now.getTime());
    if (ready.length > 0) {
      await deliveries.sendMail(tx, {
        noticeKind: 'message',
        to,
        language,
        companyId,
        noticeAt: now,
        content: newMessagesMail({
          firstName,
          inbox: `${publicUrl}/messages`,
          messages: ready.map((each) => ({ ...each, address: `${publicUrl}/messages/${each.id}` })),
        }),
      });
      await markCopies(tx, idsOf(ready), { noticedAt: now });
    }
    const later = unread.filter((each) => !ready.includes(each));
    if (later.length === 0) return;
    await putOff(tx, userId, { messages: later, until: new Date(Math.min(...later.map(timeOf))) });
  }

  async function putOff(
    tx: Executor,
    userId: string,
    { messages, until }: { readonly messages: readonly UnnoticedMessage[]; readonly until: Date },
  ): Promise<void> {
    await markCopies(tx, idsOf(messages), { noticeAt: until });
    await jobs.enqueue(tx, personJob(userId, until, until.toISOString()));
  }
}

/** The job that tells a person; one for what is new, and one for each moment to which something was put off. */
function personJob(userId: string, due: Date, key: string) {
  const payload: PersonJob = { userId, due: due.toISOString() };
  return { kind: personKind, payload, runAt: due, dedupeKey: `${personKind}:${userId}:${key}` };
}

const idsOf = (messages: readonly UnnoticedMessage[]) => messages.map(({ id }) => id);
