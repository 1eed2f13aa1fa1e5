import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { JobCrew } from '../jobs/job-crew.ts';
import { findPace, lockPace, resumePace, updatePace, type MailPaceRow } from './mail-pace.repository.ts';
import { spread } from '../spread.ts';

/** How fast mails leave to a server, and when they wait. */
export interface MailPace extends Pick<JobCrew, 'atOnce' | 'admit'> {
  /** Counts a mail that is about to leave. @returns when to ask again, where it must not leave now */
  take(which: { readonly isUrgent: boolean }): Promise<Date | undefined>;
  /** Has the mails wait, the longer the oftener in a row. @returns until when */
  pause(why: PauseReason): Promise<Date>;
  /** Has them leave again, after a mail was taken. */
  resume(): Promise<void>;
}

/** Why a server takes nothing: it is asked too much, or something is wrong with the installation, its credentials or the network. */
type PauseReason = 'busy' | 'installation';

interface MailPaceOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** By which the server is known among replicas. */
  readonly server: string;
  /** Connections of this process. */
  readonly connections: number;
  /** Mails in any minute, of all replicas together; undefined where only the server itself says when it is too much. */
  readonly maxPerMinute: number | undefined;
}

const minute = 60_000;
const pauses = {
  busy: { firstMs: 10_000, longestMs: 2 * minute, urgentMs: 10_000 },
  installation: { firstMs: 30_000, longestMs: 30 * minute, urgentMs: 30_000 },
} as const satisfies Record<PauseReason, unknown>;
/** The share of a minute's mails that may leave in one go; the rest comes evenly, so that no minute has more. */
const burstShare = 6;

/**
 * The pace of a mail server: a bucket of credit that fills evenly, and a pause when the server asks for one. A part of the credit and one
 * connection are for codes, for which somebody waits. After a pause one mail is tried; when it is taken, the others follow.
 */
export function createMailPace({ db, clock, server, connections, maxPerMinute }: MailPaceOptions): MailPace {
  const burst = maxPerMinute === undefined ? 0 : Math.max(1, Math.floor(maxPerMinute / burstShare));
  const creditPerMs = ((maxPerMinute ?? 0) - burst + 1) / minute;
  const keptForUrgent = Math.floor(burst / 3);
  let isRefused = false;

  const first = (): MailPaceRow => ({
    server,
    credit: burst,
    creditAt: clock.now(),
    refusals: 0,
    pausedUntil: null,
    urgentAt: null,
  });
  const creditOf = ({ credit, creditAt }: MailPaceRow, now: Date) =>
    Math.min(burst, credit + Math.max(0, now.getTime() - creditAt.getTime()) * creditPerMs);
  const creditFor = (isUrgent: boolean) => (isUrgent ? 0 : keptForUrgent);

  return {
    atOnce: connections,

    admit: async (wanted, { isUrgent, running }) => {
      const now = clock.now();
      const row = (await findPace(db, server)) ?? first();
      isRefused = row.refusals > 0;
      if (isRefused) return running === 0 && mayTry(row, isUrgent, now) ? 1 : 0;
      const spare = isUrgent ? 0 : Math.min(1, connections - 1);
      const free = Math.min(wanted, connections - spare - running);
      if (maxPerMinute === undefined) return Math.max(0, free);
      return Math.max(0, Math.min(free, Math.floor(creditOf(row, now)) - creditFor(isUrgent)));
    },

    take: async ({ isUrgent }) => {
      if (maxPerMinute === undefined) return undefined;
      return db.transaction(async (tx) => {
        const now = clock.now();
        const credit = creditOf(await lockPace(tx, first()), now);
        const lacking = creditFor(isUrgent) + 1 - credit;
        if (lacking > 0) return new Date(now.getTime() + Math.ceil(lacking / creditPerMs));
        await updatePace(tx, { server, credit: credit - 1, creditAt: now });
        return undefined;
      });
    },

    pause: (why) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const row = await lockPace(tx, first());
        const { firstMs, longestMs, urgentMs } = pauses[why];
        isRefused = true;
        const urgentAt = after(now, urgentMs);
        // Those that were under way when it refused the first are one refusal.
        if (row.pausedUntil && row.pausedUntil > now) {
          await updatePace(tx, { server, urgentAt });
          return row.pausedUntil;
        }
        const pausedUntil = after(now, Math.min(firstMs * 2 ** row.refusals, longestMs) * (1 + spread() / 4));
        await updatePace(tx, { server, refusals: row.refusals + 1, pausedUntil, urgentAt });
        return pausedUntil;
      }),

    resume: async () => {
      if (!isRefused) return;
      isRefused = false;
      await resumePace(db, server);
    },
  };
}

function mayTry({ pausedUntil, urgentAt }: MailPaceRow, isUrgent: boolean, now: Date): boolean {
  if (isUrgent && urgentAt && urgentAt <= now) return true;
  return !pausedUntil || pausedUntil <= now;
}

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** By which a server is known among replicas: its address and who signs in there, without the password. */
export function serverKey(url: string): string {
  const { host, username } = new URL(url);
  return createHash('sha256').update(`${username}@${host}`).digest('base64url');
}
