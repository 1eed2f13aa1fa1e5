import type { OutputOf } from 'shared-api/contracts/common';
import type { listSeals } from 'shared-api/contracts/signing';
import { certificateFacts, type CertificateFacts } from '../../../platform/sealing/certificate-facts.ts';
import type { AreaPlatform } from '../../area-platform.ts';

type SealList = OutputOf<typeof listSeals>;

/** The seals of the installation, for everybody: what a verifier shows is compared with them. */
export function createSealListService({ seals }: Pick<AreaPlatform, 'seals'>) {
  return {
    /** The present one first, then those of before. */
    list: async (): Promise<SealList> => {
      const { kind, certificate } = await seals.find();
      if (kind === 'remote') return { seals: [] };
      const known = (await seals.listOwnCertificates()).map((der) => certificateFacts(der));
      const isCurrent = ({ fingerprint }: CertificateFacts) => fingerprint === certificate?.fingerprint;
      return { seals: [...known.filter(isCurrent), ...known.filter((one) => !isCurrent(one))].map(present) };

      function present(facts: CertificateFacts): SealList['seals'][number] {
        const { subject, validFrom, validUntil, fingerprint } = facts;
        return {
          holder: subject,
          validFrom: validFrom.toISOString(),
          validUntil: validUntil.toISOString(),
          fingerprint: fingerprint.replaceAll(':', '').toLowerCase(),
          isCurrent: isCurrent(facts),
        };
      }
    },
  };
}
