import { isAdmin, isSuperUser } from 'shared-api/contracts/common';
import type { SessionRecord } from '../sessions/session.ts';
import type { SessionsToEnd } from '../sessions/sessions.repository.ts';
import { concerns, isEnded } from './live-audience.ts';
import type { LiveAudience } from './live-messages.ts';
import type { LiveStream } from './live-stream.ts';

/** The streams that are open, found by whom they belong to: a change looks at those that it may concern, not at ten thousand. */
interface StreamIndex {
  readonly size: number;
  add(stream: LiveStream): void;
  remove(stream: LiveStream): void;
  all(): readonly LiveStream[];
  /** Those of a session, the oldest first. */
  ofSession(id: string): readonly LiveStream[];
  concernedBy(to: LiveAudience): readonly LiveStream[];
  endedBy(ended: SessionsToEnd): readonly LiveStream[];
}

/** Who manages anything is looked at whenever managers are meant: they are few. */
const managers = 'managers';

/** Makes an index without streams. */
export function createStreamIndex(): StreamIndex {
  const streams = new Set<LiveStream>();
  const byKey = new Map<string, Set<LiveStream>>();

  const find = (keys: readonly string[]): LiveStream[] => [
    ...new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])])),
  ];

  return {
    get size() {
      return streams.size;
    },
    add: (stream) => {
      streams.add(stream);
      for (const key of keysOf(stream.session)) {
        const known = byKey.get(key);
        if (known) known.add(stream);
        else byKey.set(key, new Set([stream]));
      }
    },
    remove: (stream) => {
      streams.delete(stream);
      for (const key of keysOf(stream.session)) {
        const known = byKey.get(key);
        known?.delete(stream);
        if (known?.size === 0) byKey.delete(key);
      }
    },
    all: () => [...streams],
    ofSession: (id) => find([`session ${id}`]),
    concernedBy: (to) => find(keysOfAudience(to)).filter(({ session }) => concerns(session, to)),
    endedBy: (ended) => find(keysOfEnded(ended)).filter(({ session }) => isEnded(session, ended)),
  };
}

function keysOf({ id, userId, email, documentId, companyId, flags }: SessionRecord): string[] {
  const keys = [`session ${id}`, `user ${userId}`, `email ${email.trim().toLowerCase()}`];
  if (documentId !== null) keys.push(`document ${documentId}`);
  if (companyId !== null) keys.push(`company ${companyId}`);
  if (isSuperUser(flags) || isAdmin(flags)) keys.push(managers);
  return keys;
}

function keysOfAudience({
  userId,
  userIds,
  email,
  documentId,
  managersOf,
  membersOf,
}: LiveAudience): string[] {
  const keys = userIds?.map((each) => `user ${each}`) ?? [];
  if (userId !== undefined) keys.push(`user ${userId}`);
  if (email !== undefined) keys.push(`email ${email}`);
  if (documentId !== undefined) keys.push(`document ${documentId}`);
  if (membersOf !== undefined) keys.push(`company ${membersOf}`);
  if (managersOf !== undefined) keys.push(managers);
  return keys;
}

function keysOfEnded({ id, userId }: SessionsToEnd): string[] {
  if (id !== undefined) return [`session ${id}`];
  return userId === undefined ? [] : [`user ${userId}`];
}
