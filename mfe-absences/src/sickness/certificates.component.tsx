import { useMutation } from '@tanstack/react-query';
import { failureSentence, serverFile } from 'shared-api';
import {
  downloadCertificate,
  rectifiedEnd,
  uncoveredDays,
  type Certificate,
  type Sickness,
} from 'shared-api/contracts/absences';
import { Banner, Button, formatPlainDay, notify, saveFile, Stack, useLanguage, useTexts } from 'shared-ui';
import classes from './certificates.module.css';
import { sicknessTexts } from './sickness.texts.ts';

interface CertificatesProps {
  readonly sickness: Sickness;
  readonly onAdd: () => void;
}

/** The certificates of a sickness with their files, and the days that none of them covers. */
export function Certificates({ sickness, onAdd }: CertificatesProps) {
  const t = useTexts(sicknessTexts);
  const { certificates, status, mayReadCertificates } = sickness;
  if (!mayReadCertificates) return null;
  return (
    <section className={classes.section}>
      <h3>{t('certificates.title')}</h3>
      <Stack gap="s">
        {certificates.length === 0 && <p>{t('certificates.none')}</p>}
        <CertificateList certificates={certificates} />
        <Uncovered sickness={sickness} />
        <Rectified sickness={sickness} />
        {status !== 'withdrawn' && (
          <div>
            <Button icon="add" onClick={onAdd}>
              {t('certificates.add')}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}

/** Certificates with their numbers and days, and the file of each. */
export function CertificateList({ certificates }: { readonly certificates: readonly Certificate[] }) {
  return (
    <ul className={classes.list}>
      {certificates.map((certificate) => (
        <CertificateLine key={certificate.id} certificate={certificate} />
      ))}
    </ul>
  );
}

function CertificateLine({ certificate }: { readonly certificate: Certificate }) {
  const t = useTexts(sicknessTexts);
  const { id: certificateId, protocol, from, to, fileName } = certificate;
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(serverFile(downloadCertificate, { certificateId }), fileName),
    onError: (error) => notify.error(failureSentence(error, t('certificates.notDownloaded'))),
  });
  return (
    <li className={classes.line}>
      <span>
        <strong>{protocol || t('certificates.noProtocol')}</strong>{' '}
        {t('certificates.period', { from: formatPlainDay(from), to: formatPlainDay(to) })}
      </span>
      {fileName !== '' && (
        <Button
          size="s"
          icon="download"
          isBusy={isPending}
          aria-label={t('certificates.downloadNamed', { name: fileName })}
          onClick={() => mutate()}
        >
          {t('certificates.download')}
        </Button>
      )}
    </li>
  );
}

/** That the newest certificate ends earlier than the sickness does. */
function Rectified({ sickness }: { readonly sickness: Sickness }) {
  const t = useTexts(sicknessTexts);
  const end = rectifiedEnd(sickness, sickness.certificates);
  if (end === undefined || sickness.status === 'withdrawn') return null;
  const days = { end: formatPlainDay(end), to: formatPlainDay(sickness.to) };
  return <Banner tone="warning">{t('certificates.rectified', days)}</Banner>;
}

/** Most days that are named. */
const maxNamed = 5;

function Uncovered({ sickness }: { readonly sickness: Sickness }) {
  const t = useTexts(sicknessTexts);
  const language = useLanguage();
  const days = uncoveredDays(sickness, sickness.certificates);
  if (sickness.certificates.length === 0 || days.length === 0) return null;
  const named = days.slice(0, maxNamed).map((day) => formatPlainDay(day));
  const list = new Intl.ListFormat(language).format(days.length > maxNamed ? [...named, '…'] : named);
  return <Banner tone="warning">{t('certificates.uncovered', { count: days.length, days: list })}</Banner>;
}
