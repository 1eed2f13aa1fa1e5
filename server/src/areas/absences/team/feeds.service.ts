import { randomUUID } from 'node:crypto';
import type { createAbsenceFeed, FeedScope, listAbsenceFeeds } from 'shared-api/contracts/absences';
import { addDays, dayInItaly, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { Caller, SignedInCaller } from '../../../platform/http/caller.ts';
import { hashSecret, isSecret, newSecret } from '../../../platform/ids.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { joinSharedDays } from '../requests/join-shared-days.ts';
import { feedCalendar } from './feed-calendar.ts';
import { endOfFeed, feedValidForMs } from './feed-end.ts';
import { feedFacts } from './feed-facts.ts';
import type { FeedRecord } from './feeds.schema.ts';
import { deleteFeeds, findFeed, listFeeds, markFeedRead, saveFeed } from './feeds.repository.ts';
import { listAwayBetween } from './team.repository.ts';

interface FeedDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'rateLimits' | 'rowProofs'> {
  readonly directory: Pick<Directory, 'describeUser' | 'listEmployees'>;
  readonly people: Pick<People, 'findMembers' | 'findPerson'>;
  readonly publicUrl: string;
}

/** Where calendars read; the secret and `.ics` follow. */
export const feedPath = '/api/absenceFeed/';

/** What a feed tells of the past and of the future, in days: a calendar drops what is in its feed no more. */
const [daysBack, daysAhead] = [366, 366];
const millisecondsOfHour = 3_600_000;

/** How often an address may be wrong, from one place. */
const guesses = { name: 'absences.feeds', limit: 120, windowMs: 15 * 60_000 };

interface FeedEvent {
  readonly action: 'calendar.made' | 'calendar.read' | 'calendar.ended';
  readonly userId: string;
  /** Null for a calendar, and for the product itself. */
  readonly caller: SignedInCaller | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The service of calendars that read absences (decision 044). */
export function createFeedService(dependencies: FeedDependencies) {
  const { db, clock, audit, rateLimits, rowProofs, directory, people, publicUrl } = dependencies;
  return {
    /** The caller's feeds. */
    list: async ({ session }: SignedInCaller): Promise<OutputOf<typeof listAbsenceFeeds>> => {
      const feeds = await listFeeds(db, session.userId);
      return {
        feeds: feeds.map((feed) => ({
          scope: feed.scope,
          createdAt: feed.createdAt.toISOString(),
          lastReadAt: feed.lastReadAt?.toISOString() ?? null,
          expiresAt: endOfFeed(feed).toISOString(),
        })),
      };
    },

    /** Makes an address for a year, the only time that it is shown. */
    create: async (
      caller: SignedInCaller,
      { scope }: InputOf<typeof createAbsenceFeed>,
    ): Promise<OutputOf<typeof createAbsenceFeed>> => {
      const secret = newSecret();
      const { userId } = caller.session;
      const secretHash = hashSecret(secret);
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + feedValidForMs);
      const feed = { id: randomUUID(), userId, scope, secretHash, createdAt, lastReadAt: null, expiresAt };
      await db.transaction(async (tx) => {
        const proof = rowProofs.of('feed', feedFacts(feed));
        const isRenewed = await saveFeed(tx, { ...feed, proof });
        const data = { scope, isRenewed, until: expiresAt.toISOString() };
        await record(tx, { action: 'calendar.made', userId, caller, data });
      });
      return { address: `${publicUrl}${feedPath}${secret}.ics` };
    },

    /** Ends an address. */
    revoke: (caller: SignedInCaller, { scope }: { readonly scope: FeedScope }): Promise<void> =>
      db.transaction((tx) => end(tx, { userId: caller.session.userId, scope }, caller)),

    /** Ends every address of somebody, who has to show anew who they are. */
    endAll: (executor: Executor, userId: string): Promise<void> => end(executor, { userId }, null),

    /**
     * What a calendar reads with a secret; undefined for one that is none, that was ended or has run out, or whose person is gone or may not
     * sign in. @throws AppError `too-many-requests` where an address was wrong too often.
     */
    read: async (secret: string, place: Pick<Caller, 'ip' | 'userAgent'>): Promise<string | undefined> => {
      const text = await findText(secret, place);
      // Calendars of one office share an address, and ask all day long: what they may read is not counted.
      if (text === undefined) await rateLimits.count({ ...guesses, key: place.ip });
      return text;
    },
  };

  async function findText(
    secret: string,
    place: Pick<Caller, 'ip' | 'userAgent'>,
  ): Promise<string | undefined> {
    const feed = isSecret(secret) ? await findFeed(db, hashSecret(secret)) : undefined;
    if (!feed || !rowProofs.holds(feed.proof, 'feed', feedFacts(feed))) return undefined;
    if (endOfFeed(feed) <= clock.now()) return undefined;
    // Who cannot sign in any more has no calendar that reads for them.
    const isMember = (await people.findMembers(db, [feed.userId])).has(feed.userId);
    const person = isMember && (await people.findPerson(db, feed.userId));
    const employee = person && (await directory.describeUser(db, person.userId)).employee;
    if (!employee) return undefined;
    const now = clock.now();
    if (feed.lastReadAt === null)
      await record(db, {
        action: 'calendar.read',
        userId: feed.userId,
        caller: null,
        data: { scope: feed.scope, ...place },
      });
    await markFeedRead(db, { id: feed.id, now, before: new Date(now.getTime() - millisecondsOfHour) });
    return feedCalendar(await readAbsences(db, feed, employee), person.language);
  }

  async function end(
    executor: Executor,
    wanted: { readonly userId: string; readonly scope?: FeedScope },
    caller: SignedInCaller | null,
  ): Promise<void> {
    for (const { userId, scope } of await deleteFeeds(executor, wanted))
      await record(executor, { action: 'calendar.ended', userId, caller, data: { scope } });
  }

  /** Writes into the person's own chain; what a calendar does nobody has signed in for. */
  async function record(executor: Executor, { action, userId, caller, data }: FeedEvent): Promise<void> {
    const companyId =
      caller?.session.companyId ?? (await people.findMembers(executor, [userId])).get(userId)?.companyId;
    await audit.append(executor, {
      subject: `auth_users:${userId}`,
      action,
      actor: caller?.session.userId ?? null,
      companyId: companyId ?? null,
      data: {
        ...data,
        ...(caller && { ip: caller.ip, userAgent: caller.userAgent, requestId: caller.requestId }),
      },
    });
  }

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
    return joinSharedDays(requests).flatMap((request) => {
      const name = names.get(request.employeeId);
      return name === undefined ? [] : [{ ...request, name }];
    });
  }
}
