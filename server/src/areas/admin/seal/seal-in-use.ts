import { sealEndsSoonDays, type SealCertificate, type SealInUse } from 'shared-api/contracts/admin';
import type { CertificateFacts } from '../../../platform/sealing/certificate-facts.ts';
import type { CurrentSeal } from '../../../platform/sealing/seals.ts';

const day = 24 * 60 * 60_000;

/** The seal as administrators see it. */
export function toSealInUse({ kind, certificate }: CurrentSeal, now: Date): SealInUse {
  return {
    kind,
    certificate: certificate && toSealCertificate(certificate),
    state: stateOf({ kind, certificate }, now),
  };
}

/** A certificate as administrators see it. */
export function toSealCertificate({ validFrom, validUntil, ...facts }: CertificateFacts): SealCertificate {
  return { ...facts, validFrom: validFrom.toISOString(), validUntil: validUntil.toISOString() };
}

function stateOf({ kind, certificate }: CurrentSeal, now: Date): SealInUse['state'] {
  if (kind === 'remote') return 'unknown';
  if (!certificate) return 'unreadable';
  const left = certificate.validUntil.getTime() - now.getTime();
  if (left <= 0) return 'ended';
  return left <= sealEndsSoonDays * day ? 'ending' : 'good';
}
