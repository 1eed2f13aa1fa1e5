import { deleteDocuments, readDocumentFile } from 'shared-api/contracts/signing';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { sendDocument } from '../testing/documents.builders.ts';
import { changeRow, codeOf, evidenceOf, problemsOf } from '../testing/forged-rows.ts';
import { sealForReal, signAsGuest } from '../testing/real-seals.builders.ts';
import { describeSigning } from '../testing/signing-app.ts';

describeSigning(
  'who answers for a document and how it went, as somebody wrote it into its row',
  (signingApp) => {
    it.each([
      ['who sent it', { senderUserId: 'luca' }],
      ['in whose name it was sent', { senderName: 'Altro Nome' }],
      ['at which address answers arrive', { senderEmail: 'altro@example.com' }],
      ['when it was made', { createdAt: new Date('2025-01-01T00:00:00Z') }],
      ['when it was sent', { sentAt: new Date('2025-01-01T00:00:00Z') }],
      ['that it was never sent', { sentAt: null }],
      ['when it was completed', { completedAt: new Date('2025-01-01T00:00:00Z') }],
      ['who completed it', { completedBy: 'luca' }],
      ['when it was sealed', { signedAt: new Date('2025-01-01T00:00:00Z') }],
      ['how many pages it has', { pages: [] }],
      ['that a copy goes to its signer', { savesCopy: false }],
      ['how large it is', { sealedSize: 1 }],
    ])('is not proved: %s', async (_, row) => {
      const app = signingApp();
      sealForReal(app);
      const { id } = await signAsGuest(app);
      await changeRow(app, id, row);
      expect(await problemsOf(app, id)).toContain('row-other');
      expect(codeOf(await evidenceOf(app, id))).not.toBe('given');
    });

    it.each([
      ['of another company', { companyId: 'globex' }],
      ['out of sight', { hiddenAt: new Date('2026-03-03T00:00:00Z') }],
      ['opened at another time', { openedAt: new Date('2025-01-01T00:00:00Z') }],
      ['signed by nobody', { signaturesDone: 0 }],
    ])('is not handed out where its row alone says that it is %s', async (_, row) => {
      const app = signingApp();
      sealForReal(app);
      const { id, cookie } = await signAsGuest(app);
      const read = async () => codeOf(await downloadOn(app.app, readDocumentFile, { id }, { cookie }));
      expect(await read()).toBe('given');
      await changeRow(app, id, row);
      expect(await read()).toBe('file-changed');
    });

    it('is noticed where nobody can look for it any more: it was taken away, and no event says so', async () => {
      const app = signingApp();
      const { notedRows } = app.platform;
      const [id, other] = [await sendDocument(app), await sendDocument(app)];
      await notedRows.clean();
      await callOn(app.app, deleteDocuments, { ids: [other] }, { cookie: app.cookies.acme });
      await changeRow(app, id, { deletedAt: app.clock.now() });
      expect(await notedRows.check('document', [id, other])).toMatchObject([{ id, problem: 'changed' }]);
    });
  },
);
