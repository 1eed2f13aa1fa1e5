import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../db/database.ts';
import { PostponedJobError } from '../jobs/job-handler.ts';
import type { Jobs } from '../jobs/jobs.service.ts';
import { postPush } from './post-push.ts';
import { createPushPauses } from './push-pauses.ts';
import { readEndpoint } from './push-endpoint.ts';
import { encryptPush, type PushKeys } from './push-encryption.ts';
import {
  deleteEndedSubscriptions,
  deleteSubscription,
  deleteSubscriptionOf,
  findLiveSubscription,
  findSubscriptionOf,
  listLiveSubscriptions,
  replaceSubscription,
} from './push.repository.ts';
import { createVapid } from './vapid.ts';

/** A notification of the device: what it says, and which page of the product it opens. */
export interface PushNotice {
  readonly text: string;
  /** Path of the product, `/messages/…`. */
  readonly path: string;
  /** What it is about: a later one about the same takes its place. */
  readonly about: string;
}

interface Owner {
  readonly id: string;
  readonly userId: string;
}

/** What can be done with notifications of devices (decision 059). */
export interface Push {
  /** The key of the installation that browsers ask for. */
  readonly publicKey: string;
  /** Whether notifications were asked for in a session. */
  isOn(executor: Executor, sessionId: string): Promise<boolean>;
  /** Keeps where the browser of a session has itself written to. @returns false of an address or keys that are none */
  subscribe(
    executor: Executor,
    owner: Owner,
    given: PushKeys & { readonly endpoint: string },
  ): Promise<boolean>;
  /** Ends the notifications of a session's browser. */
  unsubscribe(executor: Executor, sessionId: string): Promise<void>;
  /** Whether any device of a person is shown notifications. */
  reaches(executor: Executor, userId: string): Promise<boolean>;
  /** Has every device of a person show a notification once the transaction commits. @returns how many there are */
  send(executor: Executor, userId: string, notice: PushNotice): Promise<number>;
  /** Throws away what was asked for in sessions that ended. */
  clean(): Promise<void>;
}

interface PushDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly logger: Logger;
  readonly secret: string;
  /** Whom a push service writes to: `mailto:…` or an https address. */
  readonly subject: string;
  /** What notifications are headed with. */
  readonly product: string;
  /** Origins of push services in one's own network. */
  readonly ownOrigins: readonly string[];
}

interface PushJob {
  readonly subscriptionId: string;
  readonly notice: PushNotice;
}

const jobKind = 'platform.push';
/** About forty minutes: later, the mail says it. */
const maxAttempts = 6;
/** A push that waits for its service is given up an hour after it was asked for. */
const ofUseMs = 3_600_000;
/** What a push service answers that takes no more for a while, of anybody's device. */
const askToWait = [429, 503];
/** What push services answer of a subscription that is no more. */
const gone = [404, 410];

/** The service of notifications of devices. */
export function createPush(dependencies: PushDependencies): Push {
  const { db, clock, jobs, logger, product, ownOrigins } = dependencies;
  const vapid = createVapid(dependencies);

  const pauses = createPushPauses();

  jobs.handle<PushJob>(jobKind, async ({ subscriptionId: id, notice }, { askedAt }) => {
    const now = clock.now();
    const subscription = await findLiveSubscription(db, { id, now });
    const endpoint = subscription && readEndpoint(subscription.endpoint, ownOrigins);
    if (!subscription || !endpoint) return;
    const { origin, host } = endpoint;
    const putOff = (until: Date) => {
      if (until.getTime() - askedAt.getTime() < ofUseMs)
        throw new PostponedJobError(`${host} takes no pushes now`, until);
      logger.warn({ host, until }, 'a push was given up: its service takes none for too long');
    };
    const until = pauses.untilOf(origin, now);
    if (until) return putOff(until);
    const { status, retryAfter } = await postPush({
      endpoint,
      body: encryptPush(JSON.stringify({ title: product, ...notice }), subscription),
      authorization: vapid.authorize(endpoint, now),
      topic: createHash('sha256').update(notice.about).digest('base64url').slice(0, 32),
      isOwn: ownOrigins.includes(origin),
    });
    const pause = askToWait.includes(status) && pauses.begin(origin, { retryAfter, now: clock.now() });
    if (pause) putOff(pause);
    else if (gone.includes(status)) await deleteSubscription(db, id);
    else if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`);
    else if (status >= 300) logger.warn({ status, host }, 'a push was refused');
  });

  return {
    publicKey: vapid.publicKey,
    isOn: async (executor, sessionId) => (await findSubscriptionOf(executor, sessionId)) !== undefined,
    subscribe: async (executor, owner, { endpoint, p256dh, auth }) => {
      if (!readEndpoint(endpoint, ownOrigins) || !areKeys({ p256dh, auth })) return false;
      const createdAt = clock.now();
      const subscription = { sessionId: owner.id, userId: owner.userId, endpoint, p256dh, auth, createdAt };
      await replaceSubscription(executor, subscription);
      return true;
    },
    unsubscribe: deleteSubscriptionOf,
    reaches: async (executor, userId) =>
      (await listLiveSubscriptions(executor, { userId, now: clock.now() })).length > 0,
    send: async (executor, userId, notice) => {
      const ids = await listLiveSubscriptions(executor, { userId, now: clock.now() });
      for (const subscriptionId of ids)
        await jobs.enqueue(executor, { kind: jobKind, payload: { subscriptionId, notice }, maxAttempts });
      return ids.length;
    },
    clean: () => deleteEndedSubscriptions(db, clock.now()),
  };
}

/** Whether something can be encrypted with them. */
function areKeys(keys: PushKeys): boolean {
  if (Buffer.from(keys.auth, 'base64url').length !== 16) return false;
  try {
    return encryptPush('', keys).length > 0;
  } catch {
    return false;
  }
}
