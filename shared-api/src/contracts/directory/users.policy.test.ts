import type { PermissionCode, RoleFlags } from '../common/index.ts';
import {
  flagsOf,
  mayAdministerCompany,
  mayAdministerUser,
  mayAdministerUsers,
  mayGiveRights,
  mayGiveSuperUser,
} from './users.policy.ts';

const none: RoleFlags = { a: 'N', b: 'N' };
const person = (flags: RoleFlags, permissions: PermissionCode[] = [], companyId: string | null = 'acme') => ({
  flags,
  permissions,
  companyId,
});
const superUser = person({ a: 'Y', b: 'N' }, [], null);
const administrator = person({ a: 'N', b: 'S' }, ['utenti_docsign', 'doc_docsign']);

describe('users', () => {
  it('are administered by super users, and by administrators with the permission', () => {
    expect(mayAdministerUsers(superUser)).toBe(true);
    expect(mayAdministerUsers(administrator)).toBe(true);
    expect(mayAdministerUsers(person({ a: 'N', b: 'S' }))).toBe(false);
    expect(mayAdministerUsers(person(none, ['utenti_docsign']))).toBe(false);
  });

  it('are an administrator’s of their own company alone, and a super user’s of all', () => {
    expect(mayAdministerCompany(administrator, 'acme')).toBe(true);
    expect(mayAdministerCompany(administrator, 'beta')).toBe(false);
    expect(mayAdministerCompany(administrator, null)).toBe(false);
    expect(mayAdministerCompany(superUser, 'beta')).toBe(true);
    expect(mayAdministerCompany(superUser, null)).toBe(true);
  });

  it('who are super users are a super user’s alone', () => {
    const other = { flags: { a: 'S', b: 'N' }, companyId: 'acme' } as const;
    expect(mayAdministerUser(administrator, other)).toBe(false);
    expect(mayAdministerUser(superUser, other)).toBe(true);
    expect(mayAdministerUser(administrator, { ...other, flags: none })).toBe(true);
    expect(mayGiveSuperUser(administrator)).toBe(false);
    expect(mayGiveSuperUser(superUser)).toBe(true);
  });
});

describe('rights', () => {
  it('are given by who has them', () => {
    expect(mayGiveRights(administrator, ['doc_docsign', 'utenti_docsign'])).toBe(true);
    expect(mayGiveRights(administrator, ['doc_docsign', 'slider_docsign'])).toBe(false);
    expect(mayGiveRights(superUser, ['slider_docsign'])).toBe(true);
  });
});

describe('the flags of a role', () => {
  it('are S where they are given, and keep their letter where they stood', () => {
    expect(flagsOf({ isSuper: true, isCompanyAdmin: false })).toEqual({ a: 'S', b: 'N' });
    expect(flagsOf({ isSuper: true, isCompanyAdmin: true }, { a: 'Y', b: 'N' })).toEqual({ a: 'Y', b: 'S' });
    expect(flagsOf({ isSuper: false, isCompanyAdmin: false }, { a: 'Y', b: 'S' })).toEqual(none);
  });
});
