import type { SealingIdentity } from './identity.ts';

/** Nothing can be sealed now: the certificate ended, or what was kept of it cannot be read. In words for whoever operates the server. */
export class SealUnavailableError extends Error {}

/** With what an engine seals, asked for at each job: another certificate counts from the next one on. */
export interface SealProvider {
  /** Who signs now; the same object as long as it is the same. @throws SealUnavailableError */
  readonly findIdentity: () => Promise<SealingIdentity>;
  /** The certificates (DER) of the seals of this installation, also of earlier ones, by which its own signatures are known. */
  readonly listOwnCertificates: () => Promise<readonly Uint8Array[]>;
}

/** The provider of one identity that stays. */
export function sealBy(identity: SealingIdentity): SealProvider {
  return {
    findIdentity: async () => identity,
    listOwnCertificates: async () => identity.certificates.slice(0, 1),
  };
}
