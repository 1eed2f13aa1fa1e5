import {
  mayChangeEmail,
  mayChangePhone,
  mayEditProfile,
  mayOpenProfile,
  type ProfileActor,
} from './profile.policy.ts';

const staff: ProfileActor = {
  userId: 'mario',
  flags: { a: 'N', b: 'N' },
  companyId: 'acme',
  permissions: ['doc_docsign'],
};
const companyAdmin: ProfileActor = { ...staff, userId: 'elena', flags: { a: 'N', b: 'S' } };
const superUser: ProfileActor = { ...staff, userId: 'ada', flags: { a: 'Y', b: 'N' } };

describe('who may open a profile', () => {
  it('is its person, whoever that is', () => {
    expect(mayOpenProfile(staff, staff)).toBe(true);
    expect(mayOpenProfile(staff, companyAdmin)).toBe(false);
  });

  it('is an administrator for the people of his company, apart from super users', () => {
    expect(mayOpenProfile(companyAdmin, staff)).toBe(true);
    expect(mayOpenProfile(companyAdmin, { ...staff, companyId: 'beta' })).toBe(false);
    expect(mayOpenProfile(companyAdmin, { ...staff, companyId: null })).toBe(false);
    expect(mayOpenProfile(companyAdmin, superUser)).toBe(false);
  });

  it('is a super user for everybody', () => {
    expect(mayOpenProfile(superUser, { ...staff, companyId: null })).toBe(true);
  });
});

describe('who may change data', () => {
  it('is a super user, and who has the permission', () => {
    expect(mayEditProfile(staff)).toBe(false);
    expect(mayEditProfile({ ...staff, permissions: ['profilo_docsign'] })).toBe(true);
    expect(mayEditProfile(superUser)).toBe(true);
  });
});

describe('who may change an address or a number', () => {
  const editor = { ...staff, permissions: ['profilo_docsign' as const], actingFor: null };
  const administrator = { ...superUser, actingFor: null };

  it('is who may change data; a number only its person', () => {
    expect([mayChangeEmail(editor, staff), mayChangePhone(editor, staff)]).toEqual([true, true]);
    expect([mayChangeEmail(administrator, staff), mayChangePhone(administrator, staff)]).toEqual([
      true,
      false,
    ]);
    expect(mayChangePhone({ ...staff, actingFor: null }, staff)).toBe(false);
  });

  it('is nobody for himself while he acts for others', () => {
    const acting = { ...administrator, actingFor: { companyId: 'acme' } };
    expect([mayChangeEmail(acting, superUser), mayChangePhone(acting, superUser)]).toEqual([false, false]);
    expect(mayChangeEmail(acting, staff)).toBe(true);
  });
});
