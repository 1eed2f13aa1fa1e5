import { wantedAddress } from './wanted-address.ts';

describe('wantedAddress', () => {
  it('goes on to where the person wanted to go', () => {
    expect(wantedAddress({ state: { from: '/documents?page=2' } })).toBe('/documents?page=2');
  });

  it.each([
    null,
    {},
    { from: 7 },
    { from: '/' },
    { from: '//evil.example' },
    { from: '/\\evil.example' },
    { from: 'https://evil.example' },
  ])('goes home from %j', (state) => {
    expect(wantedAddress({ state })).toBe('/dash');
  });
});
