import { failureCompanyOf } from './failures.policy.ts';

describe('what failed', () => {
  it('is all for a super user, and an administrator’s own company’s for them', () => {
    expect(failureCompanyOf({ flags: { a: 'Y', b: 'N' }, companyId: null })).toBe('all');
    expect(failureCompanyOf({ flags: { a: 'N', b: 'S' }, companyId: 'acme' })).toBe('acme');
  });

  it('is for nobody of the staff, nor for an administrator of no company', () => {
    expect(failureCompanyOf({ flags: { a: 'N', b: 'N' }, companyId: 'acme' })).toBeNull();
    expect(failureCompanyOf({ flags: { a: 'N', b: 'S' }, companyId: null })).toBeNull();
  });
});
