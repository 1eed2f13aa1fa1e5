import { randomBytes } from 'node:crypto';
import { atOnceMs, processorTimeOf } from '../../testing/processor-time.ts';
import { Asn1Error, childrenOf, contentOf, derOf, identifierOf, numberOf, readAsn1 } from './asn1.ts';
import { element, identifier, integer, octets, sequence } from './der.ts';

const mebibyte = 1 << 20;

/** Reads, whether it succeeds or not. */
function tryToRead(bytes: Uint8Array): void {
  try {
    readAsn1(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(Asn1Error);
  }
}

function nested(levels: number): Buffer {
  return Array.from({ length: levels }).reduce<Buffer>((inner) => sequence(inner), Buffer.alloc(0));
}

describe('ASN.1', () => {
  it.each(['1.2.840.113549.1.7.2', '2.16.840.1.101.3.4.2.1', '1.3.14.3.2.26'])(
    'reads the object identifier %s that we wrote',
    (oid) => {
      expect(identifierOf(readAsn1(identifier(oid)))).toBe(oid);
    },
  );

  it('keeps a high bit from becoming a sign', () => {
    expect(integer(Buffer.from([0x80]))).toEqual(Buffer.from([2, 2, 0, 0x80]));
    expect(numberOf(readAsn1(integer(Buffer.from([0x80]))))).toBe(128);
  });

  it('reads the open-ended form, and what follows a value', () => {
    const open = Buffer.concat([Buffer.from([0x30, 0x80]), integer(1), Buffer.from([0, 0, 0, 0])]);
    expect(derOf(readAsn1(open))).toEqual(sequence(integer(1)));
  });

  it('joins the pieces of a text of bytes', () => {
    expect(contentOf(readAsn1(element(0x24, octets(Buffer.from('ab')), octets(Buffer.from('c')))))).toEqual(
      Buffer.from('abc'),
    );
  });

  it('writes what it read byte by byte, also under another tag', () => {
    const value = sequence(integer(7), octets(randomBytes(300)), identifier('1.2.3'));
    expect(derOf(readAsn1(value))).toEqual(value);
    expect(derOf(readAsn1(value), 0x31)[0]).toBe(0x31);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a value that is longer than its data', Buffer.from([0x30, 5, 0])],
    ['a length of eight bytes', Buffer.from('3088ffffffffffffffff', 'hex')],
    ['a value that is cut off', sequence(octets(randomBytes(100))).subarray(0, 50)],
    ['a hundred levels and more', nested(101)],
    ['an open end that never comes', Buffer.alloc(mebibyte, Buffer.from([0x30, 0x80]))],
  ])('refuses %s', (_, bytes) => {
    expect(() => readAsn1(bytes)).toThrow(Asn1Error);
  });

  it('reads as many levels as certificates have', () => {
    expect(childrenOf(readAsn1(nested(99)))).toHaveLength(1);
  });

  it.each([
    ['random bytes', () => randomBytes(mebibyte)],
    ['zeros', () => Buffer.alloc(mebibyte)],
    ['beginnings', () => Buffer.alloc(mebibyte, 0x30)],
    ['open ends', () => Buffer.alloc(mebibyte, Buffer.from([0x30, 0x80]))],
  ])('has done with a mebibyte of %s at once', (_, make) => {
    const bytes = make();
    expect(processorTimeOf(() => tryToRead(bytes))).toBeLessThan(atOnceMs);
  });
});
