import type { SecretBox } from '../../../platform/secrets/secret-box.ts';

/** The TXT record by which a company shows that a domain is its own. */
interface DomainProof {
  readonly recordName: string;
  readonly recordValue: string;
}

/** The record of a company and a domain: always the same, and nobody else's. */
export function proofOf(secretBox: SecretBox, companyId: string, domain: string): DomainProof {
  const token = secretBox.deviceKey(`auth.company-domain:${companyId}:${domain}`);
  return { recordName: `_sportello.${domain}`, recordValue: `sportello=${token}` };
}
