import type { BootDocument, SessionView } from '../contracts/platform/index.ts';

/** A session for tests: a staff member of one company, unless told otherwise. */
export function buildSession(overrides: Partial<SessionView> = {}): SessionView {
  return {
    userId: 'user-1',
    username: 'mario.rossi',
    fullName: 'Mario Rossi',
    email: 'mario.rossi@example.com',
    flags: { a: 'N', b: 'N' },
    isGuest: false,
    permissions: ['doc_docsign'],
    company: { id: 'company-1', name: 'Acme' },
    needsSmsCode: false,
    hasChangedPassword: true,
    hasPasskeys: false,
    documentId: null,
    actingFor: null,
    lastLogin: null,
    ...overrides,
  };
}

/** A boot document for tests: nobody signed in, no areas, Italian. */
export function buildBoot(overrides: Partial<BootDocument> = {}): BootDocument {
  return {
    session: null,
    registry: { areas: [] },
    language: 'it',
    branding: { product: 'Sportello', accent: '#1f5fbf' },
    about: { privacyUrl: null, provider: null },
    ...overrides,
  };
}
