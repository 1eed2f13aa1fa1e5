import {
  downloadDocuments,
  saveSignatures,
  completeDocument,
  getDocumentToSign,
  listDocuments,
  readDocumentFile,
} from 'shared-api/contracts/signing';
import { callOn, downloadOn } from '../../testing/index.ts';
import { documentSubject } from './documents/document-audit.ts';
import { drawingsFor, drawnIn, lastLink, openLink, sendDocument } from './testing/documents.builders.ts';
import { describeSigning, emailOf } from './testing/signing-app.ts';

describeSigning('the main job', (signingApp) => {
  it('brings a document to its receiver, who signs each box, and a sealed PDF to both sides', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const cookie = await openLink(app, await lastLink(app, id));

    const seen = await callOn(app.app, getDocumentToSign, { id }, { cookie });
    expect(seen.output).toMatchObject({ maySign: true, isSigned: false, needsCode: false });
    expect(seen.output.boxes.map(({ index, isSigned }) => [index, isSigned])).toEqual([
      [0, false],
      [1, false],
    ]);

    const first = await callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie });
    expect(first.output.boxes[0]).toMatchObject({
      isSigned: true,
      firstLine: 'Firmato digitalmente il 02/03/2026 alle 10:00',
      secondLine: '',
    });
    const signed = await callOn(app.app, getDocumentToSign, { id }, { cookie });
    expect(signed.output.boxes[0]?.image).toBe(drawingsFor(0)[0]?.image);
    await callOn(app.app, saveSignatures, { id, ...drawnIn(1) }, { cookie });
    const done = await app.whileWorking(callOn(app.app, completeDocument, { id }, { cookie }));
    expect(done.output.outputPath).toBe(`/api/DocSignReadFile?v_id=${id}`);

    const file = await downloadOn(app.app, readDocumentFile, { id }, { cookie });
    expect(file.bytes.toString('latin1')).toContain('% sealed Firmato digitalmente');
    const copy = await downloadOn(app.app, downloadDocuments, { id }, { cookie: app.cookies.acme });
    expect(copy.bytes).toEqual(file.bytes);
    expect(copy.headers['content-disposition']).toMatch(/^attachment; filename="signed_contratto.pdf"/);

    const mails = await app.outbox();
    expect(
      mails.filter(({ attachments }) => attachments.length > 0).map(({ recipient }) => recipient),
    ).toEqual(expect.arrayContaining([emailOf('mario'), emailOf('acme')]));
    const list = await callOn(
      app.app,
      listDocuments,
      { start: 0, length: 30, status: '1', search: '' },
      { cookie: app.cookies.acme },
    );
    expect(list.output.rows).toMatchObject([
      { id, state: 'signed', isSigned: true, delivery: 'sent', signaturesDone: 2, may: { download: true } },
    ]);
  });

  it('writes down every step in a chain that cannot be changed unseen', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    const cookie = await openLink(app, await lastLink(app, id));
    await callOn(app.app, getDocumentToSign, { id }, { cookie });
    await app.whileWorking(callOn(app.app, completeDocument, { id, ...drawnIn(0) }, { cookie }));
    const events = await app.platform.audit.list(app.db, documentSubject(id));
    expect(events.map(({ action }) => action)).toEqual([
      'document.created',
      'document.sent',
      'link.opened',
      'document.viewed',
      'box.signed',
      'document.completed',
      'document.sealed',
      'document.mailed',
      'document.mailed',
    ]);
    await expect(app.platform.audit.verifyChain(app.db, documentSubject(id))).resolves.toMatchObject({
      isIntact: true,
    });
  });
});
