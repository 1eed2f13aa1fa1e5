import { permissionCodes, type PermissionCode } from '../common/index.ts';
import { mayManageSlides } from './slides.policy.ts';

const staff = { a: 'N', b: 'N' } as const;
const administrator = { a: 'N', b: 'S' } as const;
const superUser = { a: 'Y', b: 'N' } as const;
const others: readonly PermissionCode[] = permissionCodes.filter((code) => code !== 'slider_docsign');

describe('the slides', () => {
  it('are managed by super users, and by administrators who have the permission', () => {
    expect(mayManageSlides({ flags: superUser, permissions: [] })).toBe(true);
    expect(mayManageSlides({ flags: administrator, permissions: ['slider_docsign'] })).toBe(true);
  });

  it('are managed by no administrator without it, and by no staff with it', () => {
    expect(mayManageSlides({ flags: administrator, permissions: others })).toBe(false);
    expect(mayManageSlides({ flags: staff, permissions: permissionCodes })).toBe(false);
  });
});
