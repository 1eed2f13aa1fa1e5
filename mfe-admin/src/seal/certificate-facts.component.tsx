import type { SealCertificate } from 'shared-api/contracts/admin';
import { Facts, formatDay, useTexts } from 'shared-ui';
import { sealTexts } from './seal.texts.ts';

/** Whose a certificate is, and until when. */
export function CertificateFacts({ subject, issuer, validUntil, serial, fingerprint }: SealCertificate) {
  const t = useTexts(sealTexts);
  return (
    <Facts>
      <dt>{t('fact.subject')}</dt>
      <dd>{subject}</dd>
      <dt>{t('fact.issuer')}</dt>
      <dd>{issuer}</dd>
      <dt>{t('fact.validUntil')}</dt>
      <dd>{formatDay(validUntil)}</dd>
      <dt>{t('fact.serial')}</dt>
      <dd>{serial}</dd>
      <dt>{t('fact.fingerprint')}</dt>
      <dd>{fingerprint}</dd>
    </Facts>
  );
}
