import { eq } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditSubject } from '../../../platform/audit/audit-subject.ts';
import { listOpenFailures } from '../../../platform/failures/failures.repository.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { createLogger } from '../../../platform/logger.ts';
import { readOwnLines } from '../../../platform/storage/own-file.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { findDocument } from '../documents/document.repository.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { rewriteLog } from '../testing/log-tampering.ts';
import { sealForReal, signAsGuest } from '../testing/real-seals.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';
import { createSealedLedger, sealedLedgerFile } from './sealed-ledger.ts';
import { createSealReports } from './seal-reports.ts';
import { createSealChecks } from './weekly-seal-checks.ts';

const week = 7 * 24 * 60 * 60_000;
const dataFolder = mkdtempSync(join(tmpdir(), 'sportello-seals-'));
afterEach(() => {
  for (const name of ['seal-checks', sealedLedgerFile]) rmSync(join(dataFolder, name), { force: true });
});
afterAll(() => rmSync(dataFolder, { recursive: true }));

async function signForReal(app: SigningTestApp): Promise<string> {
  sealForReal(app);
  return (await signAsGuest(app)).id;
}

/** The checks with the bounds of a test, the hashes that they read and the errors that they log. */
function checksOf({ platform, db }: SigningTestApp, documents = 100) {
  const read: string[] = [];
  const lines: string[] = [];
  const storage = {
    ...platform.storage,
    read: (hash: string) => {
      read.push(hash);
      return platform.storage.read(hash);
    },
  };
  // Its job has a handler already: the app's own.
  const jobs = { ...platform.jobs, handle: (_kind: string, _handler: JobHandler<never>) => undefined };
  const logger = createLogger('error', { write: (line) => lines.push(line) });
  const own = { ...platform, db, storage, jobs, logger, dataFolder };
  const sealReports = createSealReports(own);
  const { clean } = createSealChecks(
    { ...own, sealReports, sealedLedger: createSealedLedger(own) },
    { documents, bytes: 1_000_000_000 },
  );
  return { clean, read, lines };
}

const recordedIn = async ({ platform, db }: SigningTestApp) =>
  (await platform.audit.list(db, auditSubject)).map(({ action, data }) => ({ action, data }));

describeSigning('the weekly verification of sealed documents', (signingApp) => {
  it('reads some at a time, goes on where it stopped, and begins anew after a week', async () => {
    const app = signingApp();
    const ids = [await signForReal(app), await signForReal(app), await signForReal(app)].toSorted();
    const hashes = await Promise.all(ids.map(async (id) => (await findDocument(app.db, id))?.sealedHash));
    const first = checksOf(app, 2);
    await first.clean();
    expect(first.read).toEqual(hashes.slice(0, 2));
    const next = checksOf(app, 2);
    await next.clean();
    await next.clean();
    expect(next.read).toEqual(hashes.slice(2));
    app.clock.advance(week);
    await next.clean();
    expect(next.read).toEqual([...hashes.slice(2), ...hashes.slice(0, 2)]);
    expect([...first.lines, ...next.lines]).toEqual([]);
    // What a version of before sealed is noted, once.
    expect(await createSealedLedger({ dataFolder }).listNoted()).toEqual(new Set(ids));
    expect(await readOwnLines(dataFolder, sealedLedgerFile)).toHaveLength(3);
    expect(await recordedIn(app)).toEqual([]);
  });

  it('finds a log that was written anew together with what the document says of it, and has it seen to', async () => {
    const app = signingApp();
    const id = await signForReal(app);
    const { sealedEvents: at } = (await findDocument(app.db, id)) ?? {};
    await rewriteLog(app, id);
    const log = await app.platform.audit.list(app.db, documentSubject(id));
    const sealedEventsHash = log[(at ?? 0) - 1]?.hash ?? '';
    await app.db.update(signingDocuments).set({ sealedEventsHash }).where(eq(signingDocuments.id, id));
    // By the ledger, which who has the database alone cannot write.
    const strayed = { subject: documentSubject(id), brokenAt: at };
    expect(await app.platform.audit.findStrayed(app.db)).toEqual([strayed]);

    const { clean, lines } = checksOf(app);
    await clean();
    const found = { subject: documentSubject(id), problem: 'seal-end' };
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ ...found, at }]);
    const strayedEvent = { action: 'seal.strayed', data: { ...found, brokenAt: at } };
    expect(await recordedIn(app)).toEqual([strayedEvent]);

    await app.platform.jobs.runDue();
    const failures = await listOpenFailures(app.db, { companyId: 'all' }, { limit: 10 });
    const error = `Error: The seal of ${documentSubject(id)} and its log do not agree: seal-end (event ${at})`;
    expect(failures).toMatchObject([{ kind: 'job', name: 'signing.seal-check', companyId: null, error }]);

    app.clock.advance(week);
    await clean();
    await app.platform.jobs.runDue();
    expect(await recordedIn(app)).toEqual([strayedEvent]);
    expect(await listOpenFailures(app.db, { companyId: 'all' }, { limit: 10 })).toHaveLength(1);
  });

  it('finds a sealed PDF in whose place another was put, until it is there again', async () => {
    const app = signingApp();
    const id = await signForReal(app);
    const { fileHash, sealedHash } = (await findDocument(app.db, id)) ?? {};
    const keep = async (hash: string | null | undefined) =>
      app.db.update(signingDocuments).set({ sealedHash: hash }).where(eq(signingDocuments.id, id));
    await keep(fileHash);
    await checksOf(app).clean();
    await app.platform.jobs.runDue();
    const listed = () => listOpenFailures(app.db, { companyId: 'all' }, { limit: 10 });
    const [failure] = await listed();
    expect(failure?.error).toMatch(/seal-broken, row-other \(event \d+\)$/);
    await keep(sealedHash);
    await app.db.transaction((tx) => app.platform.jobs.revive(tx, [Number(failure?.recordId)]));
    await app.platform.jobs.runDue();
    expect(await listed()).toEqual([]);
  });
});
