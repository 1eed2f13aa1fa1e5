import fc from 'fast-check';
import type { SignatureBox } from './document.ts';
import { areBoxesOnPages, expiryAfter, hoursForSending } from './send.rules.ts';

const page = { width: 595, height: 842, rotation: 0 };
const box: SignatureBox = { page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1 };

describe('areBoxesOnPages', () => {
  it('accepts boxes inside their pages', () => {
    expect(areBoxesOnPages([box, { ...box, page: 2, x: 0.7 }], [page, page])).toBe(true);
  });

  it.each([
    ['on a page that is not there', { page: 2 }],
    ['over the right edge', { x: 0.8 }],
    ['over the lower edge', { y: 0.95 }],
  ])('refuses a box %s', (_, change) => {
    expect(areBoxesOnPages([box, { ...box, ...change }], [page])).toBe(false);
  });
});

describe('hoursForSending', () => {
  it('prefers the hours given for this sending to the document’s own', () => {
    expect(hoursForSending({ expires: true, ownHours: 8, givenHours: 2 })).toBe(2);
    expect(hoursForSending({ expires: true, ownHours: 8, givenHours: undefined })).toBe(8);
  });

  it('needs none where the document does not expire', () => {
    expect(hoursForSending({ expires: false, ownHours: null, givenHours: 99 })).toBeNull();
  });

  it('gives whole hours from 1 to 24 or nothing, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.option(fc.oneof(fc.integer(), fc.double()), { nil: undefined }),
        fc.option(fc.integer()),
        (givenHours, ownHours) => {
          const hours = hoursForSending({ expires: true, ownHours, givenHours });
          return (
            hours === undefined || (Number.isInteger(hours) && Number(hours) >= 1 && Number(hours) <= 24)
          );
        },
      ),
    );
  });
});

describe('expiryAfter', () => {
  it('counts hours that pass, over the change of summer time too', () => {
    const evening = new Date('2026-10-24T20:00:00Z');
    expect(expiryAfter(evening, 24)?.toISOString()).toBe('2026-10-25T20:00:00.000Z');
    expect(expiryAfter(evening, null)).toBeNull();
  });
});
