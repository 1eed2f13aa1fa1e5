import { dropPagePerson, recordPagePerson, signInStateFor, wantedAddress } from './wanted-address.ts';

describe('wantedAddress', () => {
  it('is the address of a fresh visit, whoever signs in', () => {
    expect(wantedAddress({ from: '/documents?page=2' }, 'user-1')).toBe('/documents?page=2');
  });

  it('is the page whose session ended for its own person, and for nobody else', () => {
    const state = { from: '/documents?person=7', person: 'user-1' };
    expect(wantedAddress(state, 'user-1')).toBe('/documents?person=7');
    expect(wantedAddress(state, 'user-2')).toBeUndefined();
  });

  it.each([
    null,
    {},
    { from: 7 },
    { from: '/' },
    { from: '//evil.example' },
    { from: '/\\evil.example' },
    { from: 'https://evil.example' },
  ])('is none in %j', (state) => {
    expect(wantedAddress(state, 'user-1')).toBeUndefined();
  });
});

describe('signInStateFor', () => {
  beforeEach(() => sessionStorage.clear());

  it('names the person whose page it was', () => {
    recordPagePerson('user-1');
    expect(signInStateFor('/documents')).toEqual({ from: '/documents', person: 'user-1' });
  });

  it('keeps no address after a sign-out, until somebody has signed in', () => {
    dropPagePerson();
    expect(signInStateFor('/documents')).toEqual({});
    recordPagePerson('user-2');
    expect(signInStateFor('/documents')).toEqual({ from: '/documents', person: 'user-2' });
  });
});
