import { permissionCodes } from '../common/index.ts';
import { mayKeepSignatureObjects } from './signature-objects.policy.ts';

describe('signature objects', () => {
  it('are kept by who has their permission', () => {
    expect(mayKeepSignatureObjects({ permissions: ['oggetti_docsign'] })).toBe(true);
  });

  it('are kept by nobody without it', () => {
    const others = permissionCodes.filter((code) => code !== 'oggetti_docsign');
    expect(mayKeepSignatureObjects({ permissions: others })).toBe(false);
  });
});
