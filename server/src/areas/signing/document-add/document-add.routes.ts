import type { FastifyInstance } from 'fastify';
import { createDocument, readUpload, uploadDocument } from 'shared-api/contracts/signing';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** Adding documents: the PDF first, then its receiver and boxes. */
export function serveDocumentAdd(app: FastifyInstance, { documentAdd, uploads }: SigningServices): void {
  serve(app, uploadDocument, async ({ caller, files }) => {
    const { id: uploadId, pages, notes } = await uploads.add(caller, files['v_file']);
    return { uploadId, address: `${readUpload.path}?upload_id=${uploadId}`, pages, notes };
  });
  serveDownload(app, readUpload, ({ caller, input }) => uploads.read(caller, input));
  serve(app, createDocument, ({ caller, input }) => documentAdd.add(caller, input));
}
