import { createHash } from 'node:crypto';
import {
  completeDocument,
  downloadDocuments,
  readDocumentFile,
  saveSignatures,
} from 'shared-api/contracts/signing';
import { startS3Service } from '../../platform/storage/testing/s3-service.ts';
import { callOn, downloadOn } from '../../testing/index.ts';
import { documentSubject } from './documents/document-audit.ts';
import { drawnIn, lastLink, openLink, sendDocument } from './testing/documents.builders.ts';
import { describeSigning } from './testing/signing-app.ts';

const service = await startS3Service();
const { bucket, endpoint = '', region, accessKeyId = '', secretAccessKey = '' } = service.options;

describeSigning(
  'the main job, with files in a bucket',
  (signingApp) => {
    it('is done to the sealed PDF of both sides, though the service is busy and the line is cut', async () => {
      const app = signingApp();
      service.trouble('PUT', 'busy', { cutRequestAfter: 100 });
      const id = await sendDocument(app, { title: 'Contratto nel bucket' });
      const cookie = await openLink(app, await lastLink(app, id));
      service.trouble('GET', 'busy', { cutAnswerAfter: 100 });
      const shown = await downloadOn(app.app, readDocumentFile, { id }, { cookie });
      expect(shown.bytes.subarray(0, 5).toString()).toBe('%PDF-');

      await callOn(app.app, saveSignatures, { id, ...drawnIn(0, 1) }, { cookie });
      service.trouble('PUT', 'busy');
      await app.whileWorking(callOn(app.app, completeDocument, { id }, { cookie }));

      service.trouble('GET', { cutAnswerAfter: 300 });
      const sealed = await downloadOn(app.app, readDocumentFile, { id }, { cookie });
      const copy = await downloadOn(app.app, downloadDocuments, { id }, { cookie: app.cookies.acme });
      expect(copy.bytes).toEqual(sealed.bytes);
      const events = await app.platform.audit.list(app.db, documentSubject(id));
      const { data } = events.find(({ action }) => action === 'document.sealed') ?? {};
      expect(data).toMatchObject({ sealed: createHash('sha256').update(sealed.bytes).digest('hex') });
      expect(service.requests.filter((request) => request.startsWith('PUT /files/')).length).toBeGreaterThan(
        3,
      );
    });
  },
  {
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  },
);

afterAll(() => service.close());
