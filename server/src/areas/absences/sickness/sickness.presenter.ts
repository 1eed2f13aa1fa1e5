import { mayReadSickness, type Certificate, type Sickness } from 'shared-api/contracts/absences';
import type { Executor } from '../../../platform/db/database.ts';
import type { AbsenceRights } from '../requests/absence-access.ts';
import type { PresentedRequest } from '../requests/request-list.service.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import { listCertificates } from './certificates.repository.ts';
import type { CertificateRecord } from './certificates.schema.ts';
import { sumGivenBack } from './given-back.repository.ts';
import type { HealthTexts } from './health-texts.ts';

type Texts = Pick<HealthTexts, 'readCertificate'>;

/** Presents sicknesses, with their certificates to who may read them. */
export async function presentSicknesses(
  executor: Executor,
  texts: Texts,
  requests: readonly PresentedRequest[],
): Promise<Sickness[]> {
  const ids = requests.map(({ record }) => record.id);
  const certificates = (await listCertificates(executor, ids)).map((certificate) => ({
    ...certificate,
    ...texts.readCertificate(certificate),
  }));
  const givenBack = await sumGivenBack(executor, ids);
  const certificatesOf = Map.groupBy(certificates, ({ requestId }) => requestId);
  return requests.map(({ record: { id, readAt }, rights, fields }) => {
    const mayRead = mayReadSickness(rights);
    const readable = mayRead ? (certificatesOf.get(id) ?? []) : [];
    return {
      ...fields,
      protocol: readable.find(({ protocol }) => protocol !== '')?.protocol ?? '',
      certificates: readable.map(presentCertificate),
      isRead: readAt !== null,
      mayReadCertificates: mayRead,
      givenBack: givenBack.get(id) ?? 0,
    };
  });
}

/** The certificates of a sickness, to who may read them; null to all others, and of leave. */
export async function readCertificatesFor(
  executor: Executor,
  texts: Texts,
  { id, kind }: Pick<RequestRecord, 'id' | 'kind'>,
  rights: AbsenceRights,
): Promise<Certificate[] | null> {
  if (kind !== 'sickness' || !mayReadSickness(rights)) return null;
  const certificates = await listCertificates(executor, [id]);
  return certificates.map((certificate) =>
    presentCertificate({ ...certificate, ...texts.readCertificate(certificate) }),
  );
}

function presentCertificate({ id, protocol, from, to, fileName, addedAt }: CertificateRecord): Certificate {
  return { id, protocol, from, to, fileName, addedAt: addedAt.toISOString() };
}
