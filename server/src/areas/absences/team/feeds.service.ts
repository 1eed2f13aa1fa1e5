import { randomUUID } from 'node:crypto';
import type { createAbsenceFeed, FeedScope, listAbsenceFeeds } from 'shared-api/contracts/absences';
import { addDays, dayInItaly, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { hashSecret, isSecret, newSecret } from '../../../platform/ids.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { feedCalendar } from './feed-calendar.ts';
import type { FeedRecord } from './feeds.schema.ts';
import { deleteFeed, findFeed, listFeeds, markFeedRead, saveFeed } from './feeds.repository.ts';
import { listAwayBetween } from './team.repository.ts';

interface FeedDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly directory: Pick<Directory, 'describeUser' | 'listEmployees'>;
  readonly people: Pick<People, 'findMembers' | 'findPerson'>;
  readonly publicUrl: string;
}

/** Where calendars read; the secret and `.ics` follow. */
export const feedPath = '/api/absenceFeed/';

/** What a feed tells of the past and of the future, in days. */
const [daysBack, daysAhead] = [31, 366];
const millisecondsOfHour = 3_600_000;
/** How long an address is good: a year. */
const validForMs = 365 * 24 * millisecondsOfHour;

/** The service of calendars that read absences (decision 044). */
export function createFeedService({ db, clock, directory, people, publicUrl }: FeedDependencies) {
  return {
    /** The caller's feeds. */
    list: async ({ session }: SignedInCaller): Promise<OutputOf<typeof listAbsenceFeeds>> => {
      const feeds = await listFeeds(db, session.userId);
      return {
        feeds: feeds.map(({ scope, createdAt, lastReadAt }) => ({
          scope,
          createdAt: createdAt.toISOString(),
          lastReadAt: lastReadAt?.toISOString() ?? null,
        })),
      };
    },

    /** Makes an address, the only time that it is shown. */
    create: async (
      { session }: SignedInCaller,
      { scope }: InputOf<typeof createAbsenceFeed>,
    ): Promise<OutputOf<typeof createAbsenceFeed>> => {
      const secret = newSecret();
      const { userId } = session;
      const secretHash = hashSecret(secret);
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + validForMs);
      const feed = { id: randomUUID(), userId, scope, secretHash, createdAt, lastReadAt: null, expiresAt };
      await saveFeed(db, feed);
      return { address: `${publicUrl}${feedPath}${secret}.ics` };
    },

    /** Ends an address. */
    revoke: async ({ session }: SignedInCaller, { scope }: { readonly scope: FeedScope }): Promise<void> => {
      await deleteFeed(db, { userId: session.userId, scope });
    },

    /** What a calendar reads with a secret; undefined for one that is none, that was ended, or whose person is gone or may not sign in. */
    read: async (secret: string): Promise<string | undefined> => {
      const feed = isSecret(secret) ? await findFeed(db, hashSecret(secret)) : undefined;
      // Who cannot sign in any more has no calendar that reads for them.
      const isMember = feed && (await people.findMembers(db, [feed.userId])).has(feed.userId);
      const person = isMember && (await people.findPerson(db, feed.userId));
      const employee = person && (await directory.describeUser(db, person.userId)).employee;
      if (!employee) return undefined;
      const now = clock.now();
      await markFeedRead(db, { id: feed.id, now, before: new Date(now.getTime() - millisecondsOfHour) });
      return feedCalendar(await readAbsences(db, feed, employee), person.language);
    },
  };

  async function readAbsences(executor: Executor, { scope }: FeedRecord, employee: EmployeeRecord) {
    const today = dayInItaly(clock.now());
    const requests = await listAwayBetween(executor, {
      companyId: employee.companyId,
      ...(scope === 'own' && { employeeId: employee.id }),
      from: addDays(today, -daysBack),
      to: addDays(today, daysAhead),
      statuses: ['approved'],
    });
    if (scope === 'own') return requests.map((request) => ({ ...request, name: null }));
    const colleagues = await directory.listEmployees(executor, employee.companyId);
    const names = new Map(colleagues.map(({ id, name }) => [id, name]));
    return requests.flatMap((request) => {
      const name = names.get(request.employeeId);
      return name === undefined ? [] : [{ ...request, name }];
    });
  }
}
