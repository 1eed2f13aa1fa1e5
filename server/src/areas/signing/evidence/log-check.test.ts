import { and, eq, gte } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { verifyDocumentLog } from 'shared-api/contracts/signing';
import { createAuditVerification } from '../../../platform/audit/audit-verification.ts';
import { platformAudit, platformAuditHeads } from '../../../platform/audit/audit.schema.ts';
import { createLogger } from '../../../platform/logger.ts';
import { callOn, tamperWith } from '../../../testing/index.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { findDocument } from '../documents/document.repository.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { sendDocument } from '../testing/documents.builders.ts';
import { rewriteLog } from '../testing/log-tampering.ts';
import { sealForReal, signAsGuest } from '../testing/real-seals.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';
import { checkPdf } from './verifier/pdf-seal.ts';

const verify = async (app: SigningTestApp, id: string, cookie = app.cookies.acme) =>
  callOn(app.app, verifyDocumentLog, { id }, { cookie });

const problemsOf = async (app: SigningTestApp, id: string) => (await verify(app, id)).output.problems;

async function signForReal(app: SigningTestApp): Promise<string> {
  sealForReal(app);
  return (await signAsGuest(app)).id;
}

describeSigning('verifying the log of a document', (signingApp) => {
  it('says that all is well, before it is sealed and after', async () => {
    const app = signingApp();
    const unsigned = await sendDocument(app);
    expect((await verify(app, unsigned)).output).toMatchObject({ seal: 'none', events: 2, problems: [] });
    const id = await signForReal(app);
    const { output } = await verify(app, id);
    expect(output).toMatchObject({ seal: 'compared', problems: [] });
    expect(output.checkedAt).toBe(app.clock.now().toISOString());
  });

  it('has the end of the log in the seal and with the document', async () => {
    const app = signingApp();
    const id = await signForReal(app);
    const document = await findDocument(app.db, id);
    const log = await app.platform.audit.list(app.db, documentSubject(id));
    const completed = log.find(({ action }) => action === 'document.completed');
    const pdf = await buffer(await app.platform.storage.read(document?.sealedHash ?? ''));
    const { seal, entries } = await checkPdf(pdf);
    expect(seal?.state).toBe('good');
    expect(entries).toEqual({
      events: completed?.sequence,
      eventsHash: completed?.hash,
      manifest: undefined,
    });
    expect(document).toMatchObject({ sealedEvents: entries?.events, sealedEventsHash: entries?.eventsHash });
  });

  it.each([
    ['altered', { kind: 'altered', at: 2 }],
    ['cut', { kind: 'cut', at: 8 }],
    ['emptied', { kind: 'emptied', at: 1 }],
    ['reordered', { kind: 'reordered', at: 1 }],
    ['end-swapped', { kind: 'end-swapped', at: 8 }],
  ])('names what was done to it: %s', async (what, problem) => {
    const app = signingApp();
    const id = await signForReal(app);
    const other = await sendDocument(app);
    const of = (document: string) => eq(platformAudit.subject, documentSubject(document));
    const at = (sequence: number) => and(of(id), eq(platformAudit.sequence, sequence));
    const [end] = await app.db
      .select()
      .from(platformAuditHeads)
      .where(eq(platformAuditHeads.subject, documentSubject(other)));
    await tamperWith(app.db, async (tx) => {
      const move = (from: number, to: number) =>
        tx.update(platformAudit).set({ sequence: to }).where(at(from));
      if (what === 'altered') await tx.update(platformAudit).set({ actor: 'eve' }).where(at(2));
      if (what === 'cut') await tx.delete(platformAudit).where(and(of(id), gte(platformAudit.sequence, 8)));
      if (what === 'emptied') await tx.delete(platformAudit).where(of(id));
      if (what === 'reordered') {
        await move(1, 99);
        await move(2, 1);
        await move(99, 2);
      }
      if (what === 'end-swapped')
        await tx
          .update(platformAuditHeads)
          .set({ proof: end?.proof ?? '' })
          .where(eq(platformAuditHeads.subject, documentSubject(id)));
    });
    expect((await problemsOf(app, id))[0]).toEqual(problem);
  });

  it('shows a log that was written anew with our own secret, by the document and by its PDF', async () => {
    const app = signingApp();
    const id = await signForReal(app);
    const { sealedEvents: at } = (await findDocument(app.db, id)) ?? {};
    await rewriteLog(app, id);
    expect(await problemsOf(app, id)).toEqual([
      { kind: 'document-end', at },
      { kind: 'seal-end', at },
    ]);
    const log = await app.platform.audit.list(app.db, documentSubject(id));
    await app.db
      .update(signingDocuments)
      .set({ sealedEventsHash: log[(at ?? 0) - 1]?.hash ?? '' })
      .where(eq(signingDocuments.id, id));
    expect(await problemsOf(app, id)).toEqual([{ kind: 'seal-end', at }]);
  });

  it('is missed by the daily verification too', async () => {
    const app = signingApp();
    const id = await signForReal(app);
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line) => lines.push(line) });
    const verifyAll = () => createAuditVerification({ ...app.platform, logger }).verifyDue();
    await verifyAll();
    expect(lines).toEqual([]);
    await rewriteLog(app, id);
    await verifyAll();
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: 'events of the log are missing' },
      { subject: documentSubject(id), msg: 'a chain of the event log is not what was noted of it' },
    ]);
  });

  it('is for who manages the document', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    expect((await verify(app, id, app.cookies.mario)).error?.code).toBe('forbidden');
    expect((await verify(app, id, app.cookies.beta)).error?.code).toBe('not-found');
  });
});
