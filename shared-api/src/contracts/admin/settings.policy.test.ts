import { mayChangeSettings } from './settings.policy.ts';

const administrator = {
  flags: { a: 'N', b: 'S' },
  permissions: ['notif_docsign'],
  companyId: 'acme',
} as const;

describe('who may change settings', () => {
  it('is an administrator with the permission, of their own company', () => {
    expect(mayChangeSettings(administrator, 'acme')).toBe(true);
    expect(mayChangeSettings(administrator, 'beta')).toBe(false);
    expect(mayChangeSettings({ ...administrator, permissions: ['utenti_docsign'] }, 'acme')).toBe(false);
    expect(mayChangeSettings({ ...administrator, flags: { a: 'N', b: 'N' } }, 'acme')).toBe(false);
  });

  it('is a super user, of every company', () => {
    expect(mayChangeSettings({ flags: { a: 'Y', b: 'N' }, permissions: [], companyId: null }, 'beta')).toBe(
      true,
    );
  });
});
