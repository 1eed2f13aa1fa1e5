import type { SealCertificate, SealInUse } from 'shared-api/contracts/admin';

/** The certificate of a company. */
export function buildCertificate(changes: Partial<SealCertificate> = {}): SealCertificate {
  return {
    subject: 'Sigillo Acme, Acme S.p.A.',
    issuer: 'Prova CA',
    serial: '0A1B2C',
    validFrom: '2026-01-01T00:00:00.000Z',
    validUntil: '2027-01-01T12:00:00.000Z',
    fingerprint: 'AA:BB:CC:DD',
    ...changes,
  };
}

/** The seal that an installation made by itself. */
export function ownSeal(): SealInUse {
  const made = buildCertificate({ subject: 'Sportello', issuer: 'Sportello CA' });
  return { kind: 'own', certificate: made, state: 'good' };
}
