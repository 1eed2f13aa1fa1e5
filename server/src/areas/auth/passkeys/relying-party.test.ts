import { relyingPartyOf } from './relying-party.ts';

describe('relyingPartyOf', () => {
  it('is the domain, used from its one address', () => {
    const address = 'https://sportello.example:8443';
    expect(relyingPartyOf(address)).toEqual({ id: 'sportello.example', origin: address });
    expect(relyingPartyOf('http://localhost:8080')).toEqual({
      id: 'localhost',
      origin: 'http://localhost:8080',
    });
  });

  it.each(['http://sportello.example', 'https://192.0.2.1', 'http://127.0.0.1:8080', 'https://[::1]:8080'])(
    'cannot be %s',
    (address) => {
      expect(relyingPartyOf(address)).toBeUndefined();
    },
  );
});
