import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The addresses to which bounces come back, one for each mail. */
export interface ReturnAddresses {
  /** The envelope's sender of a mail; undefined where the installation has none of its own, or it would be too long. */
  of(deliveryId: string): string | undefined;
  /** The mail that an address in a text is of; undefined where none in it is ours. */
  find(text: string): string | undefined;
}

const longestLocalPart = 64;
const proofBytes = 6;
const idBytes = 16;

/**
 * Makes return addresses (VERP) of an installation: `bounces+<mail's id and proof>@…`. Letters and figures alone, of one case: servers on
 * the way may change that of a local part. The proof is by the installation's secret, so nobody makes one up.
 */
export function createReturnAddresses(
  base: string | undefined,
  secrets: readonly [string, ...string[]],
): ReturnAddresses {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'sportello.return-addresses', 32)),
  );
  const proofBy = (key: Buffer, id: string) =>
    createHmac('sha256', key).update(id).digest().subarray(0, proofBytes).toString('hex');
  const [local = '', domain = ''] = base?.split('@') ?? [];

  return {
    of: (deliveryId) => {
      const id = deliveryId.replaceAll('-', '');
      const address = `${local}+${id}${proofBy(keys[0] ?? Buffer.alloc(0), id)}`;
      return base && address.length <= longestLocalPart ? `${address}@${domain}` : undefined;
    },
    find: (text) => {
      const tokens = text.toLowerCase().matchAll(/\+(?<id>[\da-f]{32})(?<proof>[\da-f]{12})@/g);
      for (const { groups } of tokens) {
        const { id = '', proof = '' } = groups ?? {};
        if (Buffer.from(id, 'hex').length !== idBytes) continue;
        if (keys.some((key) => timingSafeEqual(Buffer.from(proofBy(key, id)), Buffer.from(proof))))
          return toUuid(id);
      }
      return undefined;
    },
  };
}

const toUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
