import type { AreaPlatform } from '../../area-platform.ts';
import type { People } from '../../ports/people.port.ts';
import { endOfFeed, feedValidForMs } from './feed-end.ts';
import { feedEndsMail } from './feed-ends.mail.ts';
import { listEndingFeeds, lockFeed } from './feeds.repository.ts';
import type { FeedRecord } from './feeds.schema.ts';

interface FeedReminderDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'deliveries'> {
  readonly people: Pick<People, 'findMembers' | 'findPerson'>;
  readonly publicUrl: string;
}

const day = 24 * 60 * 60_000;
/** How long before the end of an address its person is written to. */
const noticeMs = 7 * day;
/** A calendar that has not asked for so long reads it no more: nobody misses it. */
const unreadMs = 60 * day;

/** What the mail about the end of an address is about: of one that is made anew there is another. */
const referenceOf = ({ id }: FeedRecord) => `absence_feeds:${id}:end`;

/** Makes the chore that lets people know, once, that the address of their calendar ends in a week. */
export function createFeedReminders(dependencies: FeedReminderDependencies) {
  const { db, clock, deliveries, people, publicUrl } = dependencies;
  return {
    clean: async (): Promise<void> => {
      const now = clock.now();
      const until = new Date(now.getTime() + noticeMs);
      for (const feed of await listEndingFeeds(db, { after: now, until, validForMs: feedValidForMs }))
        if (isRead(feed, now)) await remind(feed.id);
    },
  };

  function remind(id: string): Promise<void> {
    return db.transaction(async (tx) => {
      // Held, so that two processes do not both write.
      const feed = await lockFeed(tx, id);
      if (!feed || (await deliveries.findLast(tx, referenceOf(feed)))) return;
      const member = (await people.findMembers(tx, [feed.userId])).get(feed.userId);
      const person = member && (await people.findPerson(tx, feed.userId));
      if (!person) return;
      await deliveries.sendMail(tx, {
        to: person.email,
        language: person.language,
        reference: referenceOf(feed),
        companyId: member.companyId,
        content: feedEndsMail({
          firstName: person.firstName,
          scope: feed.scope,
          at: endOfFeed(feed),
          address: `${publicUrl}/absenceCalendar`,
        }),
      });
    });
  }
}

function isRead({ lastReadAt }: FeedRecord, now: Date): boolean {
  return lastReadAt !== null && lastReadAt.getTime() + unreadMs > now.getTime();
}
