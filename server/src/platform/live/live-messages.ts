import { liveKey, type LiveKey } from 'shared-api/contracts/platform';
import { z } from 'zod';
import { notify, type Executor } from '../db/database.ts';
import type { SessionsToEnd } from '../sessions/sessions.repository.ts';

/** Channel of the database on which every replica receives what changed. */
export const liveChannel = 'platform_live';

const audience = z.object({
  userId: z.string().optional(),
  userIds: z.array(z.string()).optional(),
  /** Mail address in small letters of the member of the staff. */
  email: z.string().optional(),
  /** The document of a guest. */
  documentId: z.string().optional(),
  /** Who manages a company's records: its administrators, and super users; null for super users alone. */
  managersOf: z.string().nullable().optional(),
  /** The staff of a company. */
  membersOf: z.string().optional(),
});
const message = z.union([
  z.object({ to: audience, keys: z.array(liveKey).min(1) }),
  z.object({ ended: z.object({ id: z.string(), userId: z.string(), except: z.string() }).partial() }),
]);

/** Whom a change concerns: each of the people that any of its fields names. */
export type LiveAudience = z.infer<typeof audience>;

/** What a replica sends to all others. */
export type LiveMessage = z.infer<typeof message>;

/** Notifies the pages of those whom it concerns which data to read again, once the surrounding transaction commits. */
export async function publishChange(
  executor: Executor,
  change: { to: LiveAudience; keys: readonly LiveKey[] },
): Promise<void> {
  await notify(executor, liveChannel, JSON.stringify(change));
}

/** The same for many people, in as few notifications as the database carries: one holds 8,000 bytes. */
export async function publishToUsers(
  executor: Executor,
  { userIds, keys }: { readonly userIds: readonly string[]; readonly keys: readonly LiveKey[] },
): Promise<void> {
  let named: string[] = [];
  let length = 0;
  for (const [index, userId] of userIds.entries()) {
    named.push(userId);
    length += JSON.stringify(userId).length + 1;
    if (length < maxNamedLength && index < userIds.length - 1) continue;
    await publishChange(executor, { to: { userIds: named }, keys });
    [named, length] = [[], 0];
  }
}

const maxNamedLength = 6000;

/** Has the streams of sessions closed that end with the surrounding transaction. */
export async function publishSessionEnd(executor: Executor, ended: SessionsToEnd): Promise<void> {
  await notify(executor, liveChannel, JSON.stringify({ ended }));
}

/** Reads a notification; undefined when it is none of ours. */
export function readMessage(payload: string): LiveMessage | undefined {
  try {
    return message.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}
