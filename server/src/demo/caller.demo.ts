import type { Caller, SignedInCaller } from '../platform/http/caller.ts';
import { demoPeople, demoPermissionsOf, demoUserId } from './people.demo.ts';

/** A demo person as the caller of a service: what they did before the product was started is done by them. */
export function demoCaller(username: string, { now, companyId }: DemoMoment): SignedInCaller {
  const person = demoPeople.find((candidate) => candidate.username === username);
  if (!person) throw new Error(`The demo has nobody called ${username}`);
  const { flags, email } = person;
  const permissions = demoPermissionsOf(person);
  const userId = demoUserId(username);
  const dates = { createdAt: now, lastUsedAt: now, expiresAt: now };
  const rights = { flags, permissions, email, companyId: companyId ?? person.companyId };
  const session = { id: userId, kind: 'staff', userId, documentId: null, actingFor: null } as const;
  return { ...from, session: { ...session, ...rights, ...dates } };
}

interface DemoMoment {
  readonly now: Date;
  /** In whose place they act; their own company where it is not named. */
  readonly companyId?: string | undefined;
}

const from: Omit<Caller, 'session'> = {
  language: 'it',
  ip: '127.0.0.1',
  userAgent: 'Sportello',
  requestId: 'demo',
};
