import { mayManageAccount, maySeeCompany, visibleCompanies, type CompanyMember } from './companies.policy.ts';

const superUser: CompanyMember = { flags: { a: 'Y', b: 'N' }, companyId: 'acme' };
const companyAdmin: CompanyMember = { flags: { a: 'N', b: 'S' }, companyId: 'acme' };
const staff: CompanyMember = { flags: { a: 'N', b: 'N' }, companyId: 'acme' };

describe('who sees which companies', () => {
  it('lets a super user see all', () => {
    expect(visibleCompanies(superUser)).toBe('all');
    expect(maySeeCompany(superUser, 'beta')).toBe(true);
    expect(maySeeCompany(superUser, null)).toBe(true);
  });

  it("lets a company's administrator see his own", () => {
    expect(visibleCompanies(companyAdmin)).toEqual(['acme']);
    expect(maySeeCompany(companyAdmin, 'acme')).toBe(true);
    expect(maySeeCompany(companyAdmin, 'beta')).toBe(false);
    expect(maySeeCompany(companyAdmin, null)).toBe(false);
  });

  it('lets staff, and an administrator without a company, see none', () => {
    expect(visibleCompanies(staff)).toEqual([]);
    expect(visibleCompanies({ ...companyAdmin, companyId: null })).toEqual([]);
    expect(maySeeCompany(staff, 'acme')).toBe(false);
  });
});

describe('whose account somebody has to do with', () => {
  it('is everybody’s for a super user, and never a super user’s for others', () => {
    expect(mayManageAccount(superUser, superUser.flags)).toBe(true);
    expect(mayManageAccount(companyAdmin, superUser.flags)).toBe(false);
    expect(mayManageAccount(companyAdmin, staff.flags)).toBe(true);
  });
});
