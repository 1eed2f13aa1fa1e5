import { mayDecideRegistrationOf, type RegistrationJudge } from './registrations.policy.ts';

const judge = (a: 'Y' | 'N', b: 'S' | 'N', permissions: RegistrationJudge['permissions']) => ({
  flags: { a, b },
  permissions,
  companyId: 'acme',
});

describe('who may decide about a registration', () => {
  it.each([
    ['a super user, of any company', judge('Y', 'N', []), 'beta', true],
    ['an administrator with the permission, of his own', judge('N', 'S', ['utenti_docsign']), 'acme', true],
    ["nobody's administrator elsewhere", judge('N', 'S', ['utenti_docsign']), 'beta', false],
    ['an administrator without the permission', judge('N', 'S', ['doc_docsign']), 'acme', false],
    ['staff with the permission alone', judge('N', 'N', ['utenti_docsign']), 'acme', false],
  ])('%s', (_who, member, companyId, may) => {
    expect(mayDecideRegistrationOf(member, companyId)).toBe(may);
  });
});
