import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a row says, in the order in which its proof is over it. */
export type RowFacts = readonly (string | Date | null | undefined)[];

/** Proves that rows that open something were written by this installation: who can write the database alone cannot make one. */
export interface RowProofs {
  /** The proof of a row of a kind (`session`), in base64url. */
  of(kind: string, facts: RowFacts): string;
  /** Whether a proof is the one of a row, by the installation's secret or by one that it had before. */
  holds(proof: string | null, kind: string, facts: RowFacts): boolean;
}

/** Makes the proofs of an installation from its secret: HMAC-SHA-256 with a key of its own (decision 109). */
export function createRowProofs(secret: string, previousSecrets: readonly string[] = []): RowProofs {
  const keys = [secret, ...previousSecrets].map((from) =>
    Buffer.from(hkdfSync('sha256', from, '', 'sportello.row-proofs', 32)),
  );
  const proofBy = (key: Buffer, kind: string, facts: RowFacts) =>
    createHmac('sha256', key)
      .update(
        JSON.stringify([kind, ...facts.map((fact) => (fact instanceof Date ? fact.toISOString() : fact))]),
      )
      .digest();
  return {
    of: (kind, facts) => proofBy(keys[0] ?? Buffer.alloc(32), kind, facts).toString('base64url'),
    holds: (proof, kind, facts) => {
      const given = Buffer.from(proof ?? '', 'base64url');
      return keys.some((key) => {
        const own = proofBy(key, kind, facts);
        return own.length === given.length && timingSafeEqual(own, given);
      });
    },
  };
}
