import { and, eq, gt } from 'drizzle-orm';
import { readFile, writeFile } from 'node:fs/promises';
import {
  completeDocument,
  downloadEvidencePackage,
  getDocumentToSign,
  getSealing,
  readDocumentFile,
  saveSignatures,
} from 'shared-api/contracts/signing';
import type { AuditAction } from '../../../platform/audit/audit.service.ts';
import { auditSubject } from '../../../platform/audit/audit-subject.ts';
import { signFile } from '../../../platform/pdf-editing/signing/sign-file.ts';
import { itWith, makeScratch, run } from '../../../platform/pdf-editing/testing/scratch.ts';
import { signingMeans } from '../../../platform/pdf-editing/testing/sign-request.ts';
import { platformAudit, platformAuditHeads } from '../../../platform/audit/audit.schema.ts';
import { callOn, downloadOn, tamperWith } from '../../../testing/index.ts';
import { signingBoxes } from '../documents/box.schema.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { findDocument } from '../documents/document.repository.ts';
import { signingMarks } from '../documents/mark.schema.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { withScratchFile } from '../documents/scratch-file.ts';
import { makePdf } from '../demo/demo-pdf.ts';
import { drawnIn, sendDocument } from '../testing/documents.builders.ts';
import { changeRow, codeOf, evidenceOf, problemsOf } from '../testing/forged-rows.ts';
import { sealForReal, signAsGuest } from '../testing/real-seals.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';
import { signingEvidenceFiles } from './evidence.schema.ts';

/** Who can write the database and the files, but has neither the installation's secret nor its key. */
const others = signingMeans();
const scratch = makeScratch();
afterAll(() => scratch.remove());

const packageOf = async ({ app, cookies }: SigningTestApp, id: string) =>
  downloadOn(app, downloadEvidencePackage, { id }, { cookie: cookies.acme });

/** Another contract, signed and sealed with a key of their own, with the end of the log that stands in the row. */
async function forgeSealed({ db, platform }: SigningTestApp, id: string) {
  const document = await findDocument(db, id);
  const original = Buffer.from(makePdf([['Contratto: 99.999 euro'], ['Seconda pagina']]));
  return withScratchFile((inputPath) =>
    withScratchFile(async (outputPath) => {
      await writeFile(inputPath, original);
      const end = { events: document?.sealedEvents ?? 0, eventsHash: document?.sealedEventsHash ?? '' };
      const seal = { sealedAt: '2026-03-02T09:00:00.000Z', reason: 'Firma elettronica', evidence: end };
      await signFile({ inputPath, outputPath, signatures: [], seal }, await others);
      const limit = { limit: 50_000_000 };
      const sealed = await platform.storage.put([await readFile(outputPath)], limit);
      const first = await platform.storage.put([original], limit);
      return {
        sealedHash: sealed.hash,
        sealedSize: sealed.size,
        fileHash: first.hash,
        uploadedHash: first.hash,
        fileSize: first.size,
      };
    }),
  );
}

/** The log as a version wrote it that said less when a document was made: without sender, name, size and pages of the file. */
async function forgetMaking({ db, platform }: SigningTestApp, id: string) {
  const subject = documentSubject(id);
  const log = await platform.audit.list(db, subject);
  await tamperWith(db, async (tx) => {
    await tx.delete(platformAudit).where(eq(platformAudit.subject, subject));
    await tx.delete(platformAuditHeads).where(eq(platformAuditHeads.subject, subject));
    for (const { action, actor, data } of log) {
      const { sender: _s, fileName: _n, fileSize: _z, pages: _p, company: _c, ...kept } = data;
      await platform.audit.append(tx, { subject, action: action as AuditAction, actor, data: kept });
    }
  });
}

describeSigning('what somebody wrote into the database and the files', (signingApp) => {
  it('is no contract: nothing proves it, nothing hands it out, and it is reported once', async () => {
    const app = signingApp();
    sealForReal(app);
    const { id, cookie } = await signAsGuest(app);
    expect(await problemsOf(app, id)).toEqual([]);
    const forged = await forgeSealed(app, id);
    await changeRow(app, id, forged);
    expect(new Set(await problemsOf(app, id))).toEqual(new Set(['certificate-other', 'row-other']));
    expect(codeOf(await evidenceOf(app, id))).toBe('file-changed');
    expect(codeOf(await packageOf(app, id))).toBe('file-changed');
    expect(codeOf(await downloadOn(app.app, readDocumentFile, { id }, { cookie }))).toBe('file-changed');
    const strayed = (await app.platform.audit.list(app.db, auditSubject)).map(({ action, data }) => [
      action,
      data['problem'],
    ]);
    expect(strayed).toEqual([
      ['seal.strayed', 'certificate-other'],
      ['seal.strayed', 'row-other'],
    ]);
    // The daily verification, which reads no files, finds it too.
    expect(await app.platform.audit.findStrayed(app.db)).toMatchObject([{ subject: documentSubject(id) }]);
  });

  it.each([
    ['the receiver', { receiverName: 'Falso', receiverEmail: 'attacker@example.org' }],
    ['the title', { title: 'Altro contratto' }],
    ['what was shown', { fileHash: 'a'.repeat(64) }],
    ['that it was sealed', { state: 'sent' as const, sealedHash: null, sealedEvents: null }],
    ['where its log ended', { sealedEvents: null, sealedEventsHash: null }],
    ['who may read it', { receiverEmailKey: 'eva@example.org' }],
    ['that a code was asked for', { needsCode: true }],
    ['that a number was on record', { phoneOnRecord: true }],
  ])('in the row alone is not proved: %s', async (_, row) => {
    const app = signingApp();
    sealForReal(app);
    const { id } = await signAsGuest(app);
    await changeRow(app, id, row);
    expect(await problemsOf(app, id)).toContain('row-other');
    expect(codeOf(await evidenceOf(app, id))).not.toBe('given');
  });

  it('is neither shown nor signed before it is sealed: another receiver, a text on its pages, a time of its own', async () => {
    const app = signingApp();
    const { db, cookies } = app;
    const id = await sendDocument(app, { boxes: 1 });
    const row = await findDocument(db, id);
    const view = async (cookie: string) =>
      (await callOn(app.app, getDocumentToSign, { id }, { cookie })).error?.code;
    const sign = async (cookie: string) =>
      (await callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie })).error?.code;
    // Luca would sign as Mario.
    await changeRow(app, id, { receiverEmailKey: 'luca@example.com' });
    expect([await view(cookies.luca), await sign(cookies.luca)]).toEqual(['file-changed', 'file-changed']);
    await changeRow(app, id, { receiverEmailKey: row?.receiverEmailKey ?? '', title: 'Altro' });
    expect([await view(cookies.mario), await sign(cookies.mario)]).toEqual(['file-changed', 'file-changed']);
    await changeRow(app, id, { title: row?.title ?? '' });
    expect([await view(cookies.mario), await sign(cookies.mario)]).toEqual([undefined, undefined]);
    await db
      .insert(signingMarks)
      .values({ documentId: id, index: 0, page: 1, x: 0, y: 0, width: 1, height: 1, text: '9' });
    await db
      .update(signingBoxes)
      .set({ signedAt: new Date(0) })
      .where(eq(signingBoxes.documentId, id));
    const complete = () =>
      app.whileWorking(callOn(app.app, completeDocument, { id }, { cookie: cookies.mario }));
    await complete();
    expect(app.pdfEditing.signed).toEqual([]);
    expect((await findDocument(db, id))?.sealProblem).toContain('not the one of its log');
    await db.delete(signingMarks);
    app.clock.advance(60_000);
    await app.outbox();
    // The time is the event's, not the row's.
    expect(app.pdfEditing.signed[0]?.signatures[0]?.signedAt).toMatch(/^2026-03-02T09:/);
  });

  it('is no document where no event made it', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    const row = await findDocument(app.db, id);
    if (!row) throw new Error('there is a document');
    const { progress: _, ...fields } = row;
    await app.db.insert(signingDocuments).values({ ...fields, id: 'written' });
    await app.db
      .insert(signingBoxes)
      .values({ documentId: 'written', index: 0, page: 1, x: 0, y: 0, width: 1, height: 1 });
    const { error } = await callOn(
      app.app,
      getDocumentToSign,
      { id: 'written' },
      { cookie: app.cookies.mario },
    );
    expect(error?.code).toBe('file-changed');
  });

  it('in a box is not proved: its drawing, its place, or a signature that nobody gave', async () => {
    const app = signingApp();
    sealForReal(app);
    const { id } = await signAsGuest(app);
    const open = await sendDocument(app);
    const [box] = await app.db.select().from(signingBoxes).where(eq(signingBoxes.documentId, id));
    const change = async (document: string, row: Partial<typeof signingBoxes.$inferInsert>) =>
      app.db.update(signingBoxes).set(row).where(eq(signingBoxes.documentId, document));
    for (const row of [{ x: 0.5 }, { firstLine: 'Altro' }, { imageHash: 'b'.repeat(64) }]) {
      await change(id, row);
      expect(await problemsOf(app, id)).toContain('row-other');
      expect(codeOf(await evidenceOf(app, id))).toBe('file-changed');
      await change(id, box ?? {});
      expect(await problemsOf(app, id)).toEqual([]);
    }
    await change(open, { imageHash: box?.imageHash ?? null });
    expect(await problemsOf(app, open)).toEqual(['row-unknown']);
  });

  it.each(['is not sealed any more', 'is gone'])(
    'is missed by what lies outside the database: %s',
    async (what) => {
      const app = signingApp();
      sealForReal(app);
      const subjectOf = (id: string) => documentSubject(id);
      const heads = async (id: string) =>
        app.db
          .select()
          .from(platformAuditHeads)
          .where(eq(platformAuditHeads.subject, subjectOf(id)));
      let before: Awaited<ReturnType<typeof heads>> = [];
      let row: typeof signingDocuments.$inferSelect | undefined;
      const { id } = await signAsGuest(app, {}, undefined, async (document) => {
        before = await heads(document);
        row = await findDocument(app.db, document);
      });
      expect(await app.platform.audit.findStrayed(app.db)).toEqual([]);
      const { progress: _, ...fields } = row ?? ({} as typeof signingDocuments.$inferSelect);
      await tamperWith(app.db, async (tx) => {
        const isOf = eq(platformAudit.subject, subjectOf(id));
        const isLater = gt(platformAudit.sequence, what === 'is gone' ? 0 : (before[0]?.events ?? 0));
        await tx.delete(platformAudit).where(and(isOf, isLater));
        await tx.delete(platformAuditHeads).where(eq(platformAuditHeads.subject, subjectOf(id)));
        if (what !== 'is gone') await tx.insert(platformAuditHeads).values(before);
      });
      await app.db
        .update(signingBoxes)
        .set({ imageHash: null, firstLine: '', secondLine: '' })
        .where(eq(signingBoxes.documentId, id));
      await changeRow(app, id, fields);
      if (what !== 'is gone') expect(await problemsOf(app, id)).toEqual([]);
      expect(await app.platform.audit.findStrayed(app.db)).toMatchObject([{ subject: subjectOf(id) }]);
    },
  );

  it('is not sealed either, and stands among what failed', async () => {
    const app = signingApp();
    sealForReal(app);
    app.pdfEditing.failNext(1);
    const { id, cookie } = await signAsGuest(app);
    await changeRow(app, id, { receiverSurname: 'Falso' });
    app.clock.advance(60_000);
    await app.outbox();
    expect(app.pdfEditing.signed).toEqual([]);
    const { sealProblem } = (await findDocument(app.db, id)) ?? {};
    expect(sealProblem).toMatch(/not the one of its log: see event \d+/);
    expect((await callOn(app.app, getSealing, { id }, { cookie })).output.state).toBe('failed');
  });

  it('is not the evidence that was made', async () => {
    const app = signingApp();
    sealForReal(app);
    const { id } = await signAsGuest(app);
    const other = await signAsGuest(app, { title: 'Altro' });
    for (const each of [id, other.id]) expect(codeOf(await evidenceOf(app, each))).toBe('given');
    const of = (document: string) => eq(signingEvidenceFiles.documentId, document);
    const rows = await app.db.select().from(signingEvidenceFiles).where(of(other.id));
    for (const { name, fileHash, fileSize } of rows)
      if (name === 'prova-della-firma.pdf' || name === 'manifest.json')
        await app.db
          .update(signingEvidenceFiles)
          .set({ fileHash, fileSize })
          .where(eq(signingEvidenceFiles.name, name));
    expect(codeOf(await evidenceOf(app, id))).toBe('file-changed');
    expect(codeOf(await evidenceOf(app, other.id))).toBe('given');
  });

  itWith('pdftotext')('is named where the log of before did not say it', async () => {
    const app = signingApp();
    sealForReal(app);
    const { id } = await signAsGuest(app, {}, undefined, (document) => forgetMaking(app, document));
    expect(await problemsOf(app, id)).toEqual([]);
    const path = scratch.write('before.pdf', Buffer.from((await evidenceOf(app, id)).bytes));
    const words = Buffer.from(run('pdftotext', '-layout', path, '-'), 'latin1')
      .toString()
      .replace(/\s+/g, ' ');
    expect(words).toContain('acme Test, acme@example.com (dall');
    expect(words).toContain('Mario Rossi, carla@example.org');
  });
});
