import { mayDecideRegistrationOf, type RegistrationReviewer } from './registrations.policy.ts';

const reviewer = (a: 'Y' | 'N', b: 'S' | 'N', permissions: RegistrationReviewer['permissions']) => ({
  flags: { a, b },
  permissions,
  companyId: 'acme',
});

describe('who may decide about a registration', () => {
  it.each([
    ['a super user, of any company', reviewer('Y', 'N', []), 'beta', true],
    [
      'an administrator with the permission, of his own',
      reviewer('N', 'S', ['utenti_docsign']),
      'acme',
      true,
    ],
    ["nobody's administrator elsewhere", reviewer('N', 'S', ['utenti_docsign']), 'beta', false],
    ['an administrator without the permission', reviewer('N', 'S', ['doc_docsign']), 'acme', false],
    ['staff with the permission alone', reviewer('N', 'N', ['utenti_docsign']), 'acme', false],
  ])('%s', (_who, member, companyId, may) => {
    expect(mayDecideRegistrationOf(member, companyId)).toBe(may);
  });
});
