import type { SessionView } from 'shared-api/contracts/platform';
import { language } from 'shared-api/contracts/common';
import { z } from 'zod';

/** Version of the messages; a wrapper that knows another one ignores what it does not understand (`docs/mobile-bridge.md`). */
export const bridgeVersion = 1;

/** Who is signed in, as a wrapper gets it: for its own greeting and for the tags of its notifications, never a secret. */
const person = z.object({
  userId: z.string(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  isGuest: z.boolean(),
  company: z.string().nullable(),
  language,
});

const envelope = { source: z.literal('sportello'), version: z.literal(bridgeVersion) };

/** What the page sends to the wrapper. */
export const toWrapper = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal('ready'), person: person.nullable() }),
  z.object({ ...envelope, type: z.literal('signed-in'), person }),
  z.object({ ...envelope, type: z.literal('signed-out') }),
  z.object({ ...envelope, type: z.literal('open-link'), url: z.url({ protocol: /^(https?|mailto|tel)$/ }) }),
  z.object({ ...envelope, type: z.literal('at-start') }),
]);

/** What the wrapper sends to the page. */
export const fromWrapper = z.discriminatedUnion('type', [
  /** Asks for `ready` again: the wrapper has begun to listen only now. */
  z.object({ type: z.literal('hello') }),
  /** Opens an address of the product: a notification was tapped. */
  z.object({ type: z.literal('open'), path: z.string().regex(/^\/(?![/\\])/) }),
  /** The device's back button; `at-start` comes back where there is nowhere to go. */
  z.object({ type: z.literal('back') }),
]);

type ToWrapper = z.infer<typeof toWrapper>;
export type FromWrapper = z.infer<typeof fromWrapper>;
type WrappedPerson = z.infer<typeof person>;

/** A message without its envelope. */
export type MessageBody = ToWrapper extends infer M
  ? M extends ToWrapper
    ? Omit<M, 'source' | 'version'>
    : never
  : never;

/** What a wrapper may know of a session. */
export function personOf(session: SessionView, currentLanguage: WrappedPerson['language']): WrappedPerson {
  const { userId, username, fullName, email, isGuest, company } = session;
  return {
    userId,
    username,
    fullName,
    email,
    isGuest,
    company: company?.name ?? null,
    language: currentLanguage,
  };
}
