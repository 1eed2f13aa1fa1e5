import type { FastifyInstance } from 'fastify';
import { downloadEvidence, downloadEvidencePackage, listSeals } from 'shared-api/contracts/signing';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** The evidence of signed documents. */
export function serveEvidence(app: FastifyInstance, { evidence, sealList }: SigningServices): void {
  serve(app, listSeals, () => sealList.list());
  serveDownload(app, downloadEvidence, ({ caller, input }) => evidence.download(caller, input));
  serveDownload(app, downloadEvidencePackage, ({ caller, input }) => evidence.downloadPackage(caller, input));
}
