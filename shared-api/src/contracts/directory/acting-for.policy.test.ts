import { mayActFor, mayActForOthers } from './acting-for.policy.ts';

const nobody = { a: 'N', b: 'N' } as const;
const root = { userId: 'root', flags: { a: 'Y', b: 'N' }, companyId: null } as const;
const administrator = { userId: 'hr', flags: { a: 'N', b: 'S' }, companyId: 'acme' } as const;
const staff = { userId: 'mario', flags: nobody, companyId: 'acme' } as const;
const luca = { userId: 'luca', flags: nobody, companyId: 'beta' } as const;

describe('acting for others', () => {
  it('is offered to administrators alone', () => {
    expect([root, administrator, staff].map(mayActForOthers)).toEqual([true, true, false]);
  });

  it('is for every company to a super user, for his own to its administrator', () => {
    expect(mayActFor(root, { companyId: 'beta', person: luca })).toBe(true);
    expect(mayActFor(administrator, { companyId: 'acme', person: null })).toBe(true);
    expect(mayActFor(administrator, { companyId: 'acme', person: staff })).toBe(true);
    expect(mayActFor(administrator, { companyId: 'beta', person: luca })).toBe(false);
  });

  it('is not for staff, not even within their company', () => {
    expect(mayActFor(staff, { companyId: 'acme', person: null })).toBe(false);
  });

  it('needs a person of the named company', () => {
    expect(mayActFor(root, { companyId: 'acme', person: luca })).toBe(false);
  });

  it('is never for oneself, nor for somebody with greater rights', () => {
    expect(mayActFor(administrator, { companyId: 'acme', person: administrator })).toBe(false);
    const superUser = { ...staff, flags: root.flags };
    expect(mayActFor(administrator, { companyId: 'acme', person: superUser })).toBe(false);
    expect(mayActFor(root, { companyId: 'acme', person: superUser })).toBe(true);
  });
});
