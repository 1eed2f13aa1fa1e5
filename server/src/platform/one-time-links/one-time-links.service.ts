import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { hashSecret, newSecret } from '../ids.ts';
import type { RowProofs } from '../secrets/row-proofs.ts';
import { linkFacts, type LinkRow } from './link-facts.ts';
import {
  deleteLinksExpiredBefore,
  endLinks,
  findLink,
  insertLink,
  consumeLink,
  type LinkBinding,
} from './one-time-links.repository.ts';

/** A link to be made. */
interface LinkRequest extends LinkBinding {
  readonly validForMs: number;
  /** The address that it is sent to, where its use shows that somebody reads there. */
  readonly sentTo?: string;
  /** Whether those before stay, until one is used: who asked for the next may be somebody else. */
  readonly alongside?: boolean;
}

/** A link that somebody opened: what they say it is for, and the secret in it. */
interface OpenedLink {
  readonly purpose: string;
  readonly secret: string;
}

/** What can be done with one-time links. */
export type OneTimeLinks = ReturnType<typeof createOneTimeLinks>;

interface OneTimeLinksDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly proofs: RowProofs;
}

const day = 24 * 60 * 60_000;

/**
 * The service of one-time links: random, hashed, bound to a purpose, used once, replaced by the next. Put the secret behind the
 * `#` of an address: what stands there reaches no log and no other site. Opening the address changes nothing; a POST uses it up.
 * Every other secret for one use is kept here too (decision 021): the challenges that passkeys sign, the tickets of QR codes.
 */
export function createOneTimeLinks({ db, clock, proofs }: OneTimeLinksDependencies) {
  return {
    /** Makes a link in the caller's transaction; it replaces those before, unless they stay (`alongside`). @returns the secret, which is kept nowhere. */
    issue: async (
      executor: Executor,
      { validForMs, sentTo, alongside = false, ...binding }: LinkRequest,
    ): Promise<string> => {
      const [now, secret] = [clock.now(), newSecret()];
      if (!alongside) await endLinks(executor, binding, now);
      const expiresAt = new Date(now.getTime() + validForMs);
      const link = {
        ...binding,
        sentTo: sentTo ?? null,
        secretHash: hashSecret(secret),
        createdAt: now,
        expiresAt,
      };
      await insertLink(executor, { ...link, proof: proofs.of('one-time-link', linkFacts(link)) });
      return secret;
    },

    /** Whom a link is for, without using it. @throws AppError `link-invalid` when it is over, or never was. */
    find: async ({ purpose, secret }: OpenedLink): Promise<string> =>
      orRefuse(await find(db, { purpose, secret })),

    /** As `find`, for who has to look under several purposes. @returns undefined when it is over, or never was. */
    tryFind: (executor: Executor, { purpose, secret }: OpenedLink): Promise<string | undefined> =>
      find(executor, { purpose, secret }),

    /** The address that a link was sent to; null where that was not kept. */
    findDestination: async (executor: Executor, { purpose, secret }: OpenedLink): Promise<string | null> => {
      const link = await findLink(executor, { purpose, secretHash: hashSecret(secret), now: clock.now() });
      return subjectOf(link) === undefined ? null : (link?.sentTo ?? null);
    },

    /** Uses a link up in the caller's transaction. @throws AppError `link-invalid` when it is over, or never was. */
    consume: async (executor: Executor, { purpose, secret }: OpenedLink): Promise<string> =>
      orRefuse(await consume(executor, { purpose, secret })),

    /** As `consume`, for who has words of their own for a refusal. @returns undefined when it is over, or never was. */
    tryConsume: consume,

    /** Ends the links of a binding, because what they were for is done or given up. */
    revoke: (executor: Executor, binding: LinkBinding): Promise<void> =>
      endLinks(executor, binding, clock.now()),

    /** Deletes links that are long over. */
    clean: (): Promise<void> => deleteLinksExpiredBefore(db, new Date(clock.now().getTime() - day)),
  };

  async function find(executor: Executor, { purpose, secret }: OpenedLink): Promise<string | undefined> {
    const sought = { purpose, secretHash: hashSecret(secret), now: clock.now() };
    return subjectOf(await findLink(executor, sought));
  }

  async function consume(executor: Executor, { purpose, secret }: OpenedLink): Promise<string | undefined> {
    const sought = { purpose, secretHash: hashSecret(secret), now: clock.now() };
    return subjectOf(await consumeLink(executor, sought));
  }

  /** Whom a link of this installation is for. */
  function subjectOf(link: LinkRow | undefined): string | undefined {
    return link && proofs.holds(link.proof, 'one-time-link', linkFacts(link)) ? link.subject : undefined;
  }
}

function orRefuse(subject: string | undefined): string {
  if (subject === undefined) throw new AppError('link-invalid');
  return subject;
}
