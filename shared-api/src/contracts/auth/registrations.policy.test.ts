import {
  mayDecideRegistrationOf,
  mayDecideRegistrations,
  type RegistrationReviewer,
} from './registrations.policy.ts';

const reviewer = (
  a: 'Y' | 'S' | 'N',
  b: 'S' | 'N',
  { permission = true, companyId = 'acme' }: { permission?: boolean; companyId?: string | null } = {},
): RegistrationReviewer => ({
  flags: { a, b },
  permissions: permission ? ['utenti_docsign'] : ['doc_docsign'],
  companyId,
});

/** Who decides about registrations at all, and about those of which companies. */
const table: [who: string, reviewer: RegistrationReviewer, decides: boolean, companies: string][] = [
  ['a super user, without the permission', reviewer('Y', 'N', { permission: false }), true, 'acme beta'],
  ['a super user (S) of no company', reviewer('S', 'N', { companyId: null }), true, 'acme beta'],
  ['an administrator with the permission', reviewer('N', 'S'), true, 'acme'],
  ['an administrator of Beta with the permission', reviewer('N', 'S', { companyId: 'beta' }), true, 'beta'],
  ['an administrator of no company', reviewer('N', 'S', { companyId: null }), true, ''],
  ['an administrator without the permission', reviewer('N', 'S', { permission: false }), false, ''],
  ['staff with the permission alone', reviewer('N', 'N'), false, ''],
  ['staff', reviewer('N', 'N', { permission: false }), false, ''],
];

describe('who may decide about registrations', () => {
  it.each(table)('asks %s', (_who, member, decides, companies) => {
    expect(mayDecideRegistrations(member)).toBe(decides);
    const decided = ['acme', 'beta'].filter((company) => mayDecideRegistrationOf(member, company));
    expect(decided.join(' ')).toBe(companies);
  });
});
