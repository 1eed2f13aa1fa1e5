import { eq } from 'drizzle-orm';
import {
  completeDocument,
  downloadEvidence,
  saveSignatures,
  sendDocuments,
} from 'shared-api/contracts/signing';
import { itWith, makeScratch, run } from '../../../platform/pdf-editing/testing/scratch.ts';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { addDocument, drawnIn, sendDocument } from '../testing/documents.builders.ts';
import { sealForReal } from '../testing/real-seals.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';

const scratch = makeScratch();
afterAll(() => scratch.remove());

const renameTo = (app: SigningTestApp, id: string, firstName: string, lastName: string) =>
  app.db.update(authUsers).set({ firstName, lastName }).where(eq(authUsers.id, id));

async function signAs(app: SigningTestApp, who: 'acme' | 'mario', id: string): Promise<void> {
  const cookie = app.cookies[who];
  const saved = await callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie });
  expect(saved.error).toBeUndefined();
  await app.whileWorking(callOn(app.app, completeDocument, { id }, { cookie }));
}

async function evidenceOf(app: SigningTestApp, id: string): Promise<string> {
  const { bytes } = await downloadOn(app.app, downloadEvidence, { id }, { cookie: app.cookies.acme });
  const path = scratch.write(`${id}.pdf`, bytes);
  const text = Buffer.from(run('pdftotext', '-layout', path, '-'), 'latin1').toString();
  return text.replaceAll(/\s+/g, ' ');
}

describeSigning('the names in the evidence of a signature', (signingApp) => {
  itWith('pdftotext')('are those of the account that signed, whatever name the sender wrote', async () => {
    const app = signingApp();
    sealForReal(app);
    const id = await sendDocument(app, { boxes: 1, receiverEmail: emailOf('acme') });
    await signAs(app, 'acme', id);
    const log = await app.platform.audit.list(app.db, documentSubject(id));
    const signed = log.find(({ action }) => action === 'box.signed');
    expect(signed?.data).toMatchObject({ signer: { account: 'acme Test' }, name: 'Mario', surname: 'Rossi' });
    const words = await evidenceOf(app, id);
    expect(words).toContain(
      'acme Test, acme@example.com (chi ha inviato il documento ha indicato Mario Rossi)',
    );
    expect(words).toContain('utenza del portale di acme Test');
    expect(words).toMatch(/Ha apposto la firma 1 di 1[^·]*acme Test ·/);
  });

  itWith('pdftotext')('are those of then, whoever is called otherwise since', async () => {
    const app = signingApp();
    sealForReal(app);
    const id = await addDocument(app, { boxes: 1 });
    await callOn(app.app, sendDocuments, { ids: [id] }, { cookie: app.cookies.root });
    await signAs(app, 'mario', id);
    await renameTo(app, 'mario', 'Luigi', 'Bianchi');
    await renameTo(app, 'acme', 'Anna', 'Neri');
    await renameTo(app, 'root', 'Rita', 'Gialli');
    const words = await evidenceOf(app, id);
    expect(words).toContain('mario Test, mario@example.com');
    expect(words).toMatch(/Ha apposto la firma 1 di 1[^·]*mario Test ·/);
    expect(words).not.toContain('Luigi Bianchi');
    expect(words).not.toContain('Anna Neri');
    // No event says how they were called: the evidence says from where it has the name.
    expect(words).toContain('Rita Gialli (dall’archivio del portale, non dal registro)');
  });
});
