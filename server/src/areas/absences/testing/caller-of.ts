import type { RoleFlags } from 'shared-api/contracts/common';
import type { SignedInCaller } from '../../../platform/http/caller.ts';

const flagsOf: Readonly<Record<string, RoleFlags>> = {
  root: { a: 'Y', b: 'N' },
  hr: { a: 'N', b: 'S' },
  paola: { a: 'N', b: 'S' },
};

/** One of the staff of these tests, as services are called by them, in Italian. */
export function callerOf(name: string): SignedInCaller {
  const now = new Date('2026-03-09T09:00:00.000Z');
  return {
    session: {
      id: `session-${name}`,
      kind: 'staff',
      userId: name,
      documentId: null,
      actingFor: null,
      flags: flagsOf[name] ?? { a: 'N', b: 'N' },
      permissions: [],
      companyId: name === 'paola' || name === 'luca' ? 'beta' : 'acme',
      email: `${name}@example.com`,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date('2026-03-10T09:00:00.000Z'),
    },
    language: 'it',
    ip: '127.0.0.1',
    userAgent: 'test',
    requestId: 'test',
  };
}
