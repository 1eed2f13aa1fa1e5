import {
  resendSignedCopy,
  saveSignatures,
  completeDocument,
  deleteDocument,
  getSealing,
  sealDocumentAgain,
} from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { drawnIn, firstRow, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, emailOf, speakEnglish, type SigningTestApp } from '../testing/signing-app.ts';

const complete = async (
  app: SigningTestApp,
  id: string,
  { cookie = app.cookies.mario, boxes = [] }: { cookie?: string; boxes?: number[] } = {},
) => app.whileWorking(callOn(app.app, completeDocument, { id, ...drawnIn(...boxes) }, { cookie }));

const sign = async (app: SigningTestApp, id: string, ...boxes: number[]) =>
  callOn(app.app, saveSignatures, { id, ...drawnIn(...boxes) }, { cookie: app.cookies.mario });

async function documentOf(app: SigningTestApp) {
  const [document] = await app.db.select().from(signingDocuments);
  return document;
}

const sealingOf = async (app: SigningTestApp, id: string, cookie = app.cookies.mario) =>
  callOn(app.app, getSealing, { id }, { cookie });

describeSigning('completing a document', (signingApp) => {
  it('refuses while a box is unsigned', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await sign(app, id, 0);
    await speakEnglish(app, 'mario');
    const { status, error } = await callOn(app.app, completeDocument, { id }, { cookie: app.cookies.mario });
    expect(status).toBe(422);
    expect(error).toMatchObject({
      code: 'signatures-incomplete',
      Error: 'Complete all signatures on the document',
    });
  });

  it('seals once, however many ask at the same time, and mails once', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await sign(app, id, 0, 1);
    const answers = await Promise.all([complete(app, id), complete(app, id), complete(app, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await complete(app, id)).output.state).toBe('signed');
    expect(app.pdfEditing.signed).toHaveLength(1);
    const signedMails = (await app.outbox()).filter(({ attachments }) => attachments.length > 0);
    expect(signedMails.map(({ recipient }) => recipient).toSorted()).toEqual([
      emailOf('acme'),
      emailOf('mario'),
    ]);
  });

  it('gives the engine every box in the order of signing, and calls it an electronic signature', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 2 });
    await sign(app, id, 1);
    app.clock.advance(60_000);
    await complete(app, id, { boxes: [0] });
    const [request] = app.pdfEditing.signed;
    expect(request?.signatures.map(({ page, signerName, lines }) => [page, signerName, lines])).toEqual([
      [2, 'Mario Rossi', ['Firmato digitalmente il 02/03/2026 alle 10:00']],
      [1, 'Mario Rossi', ['Firmato digitalmente il 02/03/2026 alle 10:01']],
    ]);
    expect(request?.seal.reason).toBe('Firma elettronica');
  });

  it('answers at once that it is being sealed, and then where that stands', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await sign(app, id, 0, 1);
    expect((await sealingOf(app, id)).error?.code).toBe('signatures-incomplete');
    const { output } = await callOn(app.app, completeDocument, { id }, { cookie: app.cookies.mario });
    expect(output).toMatchObject({ state: 'sealing', outputPath: `/api/DocSignReadFile?v_id=${id}` });
    expect((await sealingOf(app, id)).output).toMatchObject({ state: 'sealing', isMailed: true });
    await app.outbox();
    expect((await sealingOf(app, id)).output).toMatchObject({ state: 'signed', isMailed: true });
    expect((await sealingOf(app, id, app.cookies.acme)).error?.code).toBe('forbidden');
    expect((await sealingOf(app, id, app.cookies.luca)).error?.code).toBe('not-found');
  });

  it('reports that the PDF failed, shows it, and seals at the next try by itself', async () => {
    const app = signingApp();
    app.pdfEditing.failNext(1);
    const id = await sendDocument(app, { boxes: 1 });
    expect((await complete(app, id, { boxes: [0] })).output.state).toBe('sealing');
    expect((await sealingOf(app, id)).output.state).toBe('failed');
    expect(await firstRow(app)).toMatchObject({ state: 'sealing', hasSealProblem: true, isSigned: false });
    app.clock.advance(10_000);
    await app.outbox();
    expect(await firstRow(app)).toMatchObject({ state: 'signed', hasSealProblem: false, isSigned: true });
    expect(app.pdfEditing.signed).toHaveLength(1);
  });

  it('seals again when asked after every try had failed', async () => {
    const app = signingApp();
    app.pdfEditing.failNext(8);
    const id = await sendDocument(app, { boxes: 1 });
    await complete(app, id, { boxes: [0] });
    for (let attempt = 0; attempt < 8; attempt += 1) {
      app.clock.advance(3_600_000);
      await app.outbox();
    }
    expect(await firstRow(app)).toMatchObject({ state: 'sealing', hasSealProblem: true });
    const again = await callOn(app.app, completeDocument, { id }, { cookie: app.cookies.mario });
    expect(again.output.state).toBe('sealing');
    expect((await sealingOf(app, id)).output.state).toBe('sealing');
    await app.outbox();
    expect(await firstRow(app)).toMatchObject({ state: 'signed' });
  });

  it('has it sealed again by who manages it, and by nobody else', async () => {
    const app = signingApp();
    app.pdfEditing.failNext(8);
    const id = await sendDocument(app, { boxes: 1 });
    const again = async (cookie = app.cookies.acme) =>
      app.whileWorking(callOn(app.app, sealDocumentAgain, { id }, { cookie }));
    expect((await again()).error?.code).toBe('signatures-incomplete');
    await complete(app, id, { boxes: [0] });
    expect(await firstRow(app)).toMatchObject({ isSealGivenUp: false, may: { sealAgain: true } });
    expect((await again()).output.state).toBe('sealing');
    expect(await firstRow(app)).toMatchObject({ hasSealProblem: true });
    for (let attempt = 0; attempt < 6; attempt += 1) {
      app.clock.advance(3_600_000);
      await app.outbox();
    }
    expect(await firstRow(app)).toMatchObject({ hasSealProblem: true, isSealGivenUp: true });
    expect((await again(app.cookies.beta)).error?.code).toBe('not-found');
    expect((await again(app.cookies.mario)).error?.code).toBe('forbidden');
    expect((await again()).output.state).toBe('sealing');
    expect((await again()).output.state).toBe('signed');
    expect(await firstRow(app)).toMatchObject({
      state: 'signed',
      hasSealProblem: false,
      isSealGivenUp: false,
    });
    expect(app.pdfEditing.signed).toHaveLength(1);
  });

  it('keeps one result when two workers seal the same document', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    await app.outbox();
    const { promise: halfway, resolve: reach } = Promise.withResolvers<void>();
    const { promise: release, resolve: goOn } = Promise.withResolvers<void>();
    app.pdfEditing.whileSigning = async () => {
      reach();
      await release;
    };
    await callOn(app.app, completeDocument, { id, ...drawnIn(0) }, { cookie: app.cookies.mario });
    const slow = app.platform.jobs.runDue();
    await halfway;
    app.pdfEditing.whileSigning = async () => undefined;
    // The lease of the slow worker runs out, as if its machine had died.
    app.clock.advance(61_000);
    await app.platform.jobs.runDue();
    const sealed = (await documentOf(app))?.sealedHash;
    expect(sealed).toMatch(/^[0-9a-f]{64}$/);
    goOn();
    await slow;
    expect((await documentOf(app))?.sealedHash).toBe(sealed);
    expect((await app.outbox()).filter(({ attachments }) => attachments.length > 0)).toHaveLength(2);
  });

  it('completes what was signed in every box and left open, a minute later, for who signed it', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 2 });
    await sign(app, id, 0);
    app.clock.advance(120_000);
    await app.lookAround();
    expect((await documentOf(app))?.state).toBe('sent');
    await sign(app, id, 1);
    await app.lookAround();
    expect((await documentOf(app))?.state).toBe('sent');
    app.clock.advance(60_000);
    await Promise.all([app.lookAround(), app.lookAround()]);
    expect(await documentOf(app)).toMatchObject({ state: 'sealing', completedBy: 'mario' });
    await app.whileWorking(app.lookAround());
    expect((await documentOf(app))?.sealedHash).toBeTruthy();
    const log = await app.platform.audit.list(app.db, documentSubject(id));
    expect(log.filter(({ action }) => action === 'document.completed')).toMatchObject([{ actor: null }]);
    expect((await app.outbox()).filter(({ recipient }) => recipient === emailOf('mario'))).not.toEqual([]);
  });

  it('lets what was signed in time be completed after the expiry', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1, expires: true, hours: 1 });
    await sign(app, id, 0);
    app.clock.advance(2 * 3_600_000);
    expect((await complete(app, id)).status).toBe(200);
  });

  it('refuses an expired document as expired', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1, expires: true, hours: 1 });
    app.clock.advance(2 * 3_600_000);
    expect((await complete(app, id)).error?.code).toBe('document-expired');
  });

  it('refuses everybody but the receiver', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    expect((await complete(app, id, { cookie: app.cookies.acme })).error?.code).toBe('forbidden');
    expect((await complete(app, id, { cookie: app.cookies.beta })).error?.code).toBe('not-found');
  });

  it('cannot be deleted while it is being sealed', async () => {
    const app = signingApp();
    app.pdfEditing.failNext(1);
    const id = await sendDocument(app, { boxes: 1 });
    await complete(app, id, { boxes: [0] });
    const { error } = await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.acme });
    expect(error?.code).toBe('forbidden');
  });
});

describeSigning('the mail with the signed PDF', (signingApp) => {
  const resend = async (app: SigningTestApp, id: string, cookie: string) =>
    callOn(app.app, resendSignedCopy, { id }, { cookie });

  it('is sent once more when asked for, a few times', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    expect((await resend(app, id, app.cookies.mario)).error?.code).toBe('conflict');
    await complete(app, id, { boxes: [0] });
    const before = (await app.outbox()).length;
    expect((await resend(app, id, app.cookies.mario)).status).toBe(200);
    expect(await app.outbox()).toHaveLength(before + 1);
    for (let attempt = 0; attempt < 4; attempt += 1) await resend(app, id, app.cookies.mario);
    expect((await resend(app, id, app.cookies.mario)).error?.code).toBe('too-many-requests');
  });

  it('goes without the PDF to a sender who saves no copy', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1, savesCopy: false });
    await complete(app, id, { boxes: [0] });
    const withFile = (await app.outbox()).filter(({ attachments }) => attachments.length > 0);
    expect(withFile.map(({ recipient }) => recipient)).toEqual([emailOf('mario')]);
    expect(await firstRow(app)).toMatchObject({ isSigned: true, may: { download: false } });
  });

  it('is refused to others', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    expect((await resend(app, id, app.cookies.luca)).error?.code).toBe('not-found');
  });
});
