import { decodeGuestLink, encodeGuestLink } from './guest-link.rules.ts';

const parts = { user: 'niccolò@example.com', secret: 'a/b+c', documentId: 'doc-1' };

describe('guest link', () => {
  it('reads back what it wrote', () => {
    expect(decodeGuestLink(encodeGuestLink(parts))).toEqual(parts);
  });

  it('is safe in an address', () => {
    expect(encodeGuestLink(parts)).toMatch(/^x[A-Za-z0-9_-]+x$/);
  });

  it.each(['', 'x', 'xx', 'x!!!x', 'xYXxifGN8ZHxlx', `x${btoa('a|b')}x`])('refuses %j', (parameter) => {
    expect(decodeGuestLink(parameter)).toBeUndefined();
  });
});
