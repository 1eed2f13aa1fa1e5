import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getDocumentToSign, readUpload, uploadDocument } from 'shared-api/contracts/signing';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { addDocument, pdfFile, sendDocument, uploadPdf } from '../testing/documents.builders.ts';
import { describeSigning, speakEnglish, type SigningTestApp } from '../testing/signing-app.ts';
import { findFilesInUse } from '../../files-in-use.ts';
import { timesheetDeliveries } from '../../timesheet/payroll/payroll.schema.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { signingHiddenParts } from './hidden-parts.schema.ts';
import { createUploadCleaner } from './upload-cleaner.ts';
import { signingUploads } from './upload.schema.ts';

async function upload(
  app: SigningTestApp,
  file: File | undefined,
  options: Parameters<typeof callOn>[3] = {},
) {
  return callOn(
    app.app,
    uploadDocument,
    {},
    {
      cookie: app.cookies.acme,
      ...(file && { files: { v_file: file } }),
      ...options,
    },
  );
}

describeSigning('uploading a PDF', (signingApp) => {
  it('keeps a good file for its uploader, with its pages', async () => {
    const app = signingApp();
    const file = pdfFile();
    const { output } = await upload(app, file);
    expect(output).toMatchObject({ pages: [{ width: 595, height: 842, rotation: 0 }, {}], notes: [] });
    expect(output.address).toBe(`/api/DocSignReadUpload?upload_id=${output.uploadId}`);
    const read = await downloadOn(app.app, readUpload, output, { cookie: app.cookies.acme });
    expect(read.bytes).toEqual(Buffer.from(await file.arrayBuffer()));
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="contratto.pdf"/),
    });
  });

  it('has what its pages do not show told to who signs it, and of what came before nothing', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { file: pdfFile('hiding') });
    const look = async () => {
      const { output } = await callOn(app.app, getDocumentToSign, { id }, { cookie: app.cookies.mario });
      return output.hiddenParts;
    };
    expect(await look()).toEqual(['commands', 'fields']);
    await app.db.delete(signingHiddenParts);
    expect(await look()).toBeNull();
  });

  it.each([
    ['listino.html', 'listino.pdf'],
    ['contratto.exe', 'contratto.pdf'],
    ['Contratto.PDF', 'Contratto.PDF'],
    ['art. 18', 'art. 18.pdf'],
    ['.bat', 'documento.pdf'],
  ])('is offered again as what it is, whatever it came as: %s', async (name, kept) => {
    const app = signingApp();
    const { output } = await upload(app, new File([pdfFile()], name, { type: 'text/html' }));
    const { headers } = await downloadOn(app.app, readUpload, output, { cookie: app.cookies.acme });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${kept}"; filename*=UTF-8''${encodeURIComponent(kept)}`,
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    });
  });

  it('goes on with a repaired copy, and reports it', async () => {
    const app = signingApp();
    const { output } = await upload(app, pdfFile('broken'));
    expect(output.notes).toEqual(['Il PDF era danneggiato ed è stato riparato: controllarne le pagine.']);
    const read = await downloadOn(app.app, readUpload, output, { cookie: app.cookies.acme });
    expect(read.bytes.toString('latin1')).toMatch(/% repaired$/);
  });

  it('refuses a file with the reason in the caller’s language', async () => {
    const app = signingApp();
    const text = new File(['hello'], 'hello.pdf', { type: 'application/pdf' });
    expect((await upload(app, text)).error?.ErrDetails).toBe('Il file non è un PDF.');
    await speakEnglish(app, 'acme');
    const { status, error } = await upload(app, pdfFile('encrypted'));
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'pdf-refused', ErrDetails: expect.stringContaining('password') });
  });

  it('refuses staff without a role, guests of nobody, and a call without a file', async () => {
    const app = signingApp();
    expect((await upload(app, pdfFile(), { cookie: app.cookies.mario })).error?.code).toBe('forbidden');
    expect((await upload(app, pdfFile(), { cookie: '' })).error?.code).toBe('not-signed-in');
    expect((await upload(app, undefined)).error).toMatchObject({
      code: 'invalid-input',
      Error: "Specificare l'allegato",
    });
  });

  it.each([
    ['a field that is too long', { username: 'x'.repeat(1_100_000) }, 413],
    ['a file that nobody asked for', { v_other: new File(['x'], 'other.txt') }, 413],
  ])('keeps nothing of a call that fails afterwards by %s', async (_case, added, status) => {
    const app = signingApp();
    const file = pdfFile('nothing of this stays');
    const form = new FormData();
    form.append('v_file', file);
    for (const [name, value] of Object.entries(added)) form.append(name, value);
    const body = new Response(form);
    const answer = await app.app.inject({
      method: 'POST',
      url: uploadDocument.path,
      headers: {
        'x-sportello-client': 'test',
        'content-type': body.headers.get('content-type') ?? '',
        cookie: app.cookies.acme,
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(status);
    expect(await app.platform.storage.has(await hashOf(file))).toBe(false);
    const received = join(app.platform.config.dataFolder, 'files', 'incoming');
    expect(readdirSync(received)).toEqual([]);
  });

  it('lets nobody else read it, and nobody after a day', async () => {
    const app = signingApp();
    const uploadId = await uploadPdf(app);
    const read = async (cookie: string) => downloadOn(app.app, readUpload, { uploadId }, { cookie });
    expect((await read(app.cookies.root)).error?.code).toBe('not-found');
    app.clock.advance(25 * 3_600_000);
    expect((await read(app.cookies.acme)).error?.code).toBe('not-found');
  });

  it('deletes what became no document, with its file, but nothing that somebody brought just now', async () => {
    const app = signingApp();
    const { storage } = app.platform;
    const files = [pdfFile(), pdfFile('broken'), pdfFile('encrypted')];
    await addDocument(app);
    for (const file of files) await upload(app, file);
    const areThere = () => Promise.all(files.map(async (file) => storage.has(await hashOf(file))));
    const clean = createUploadCleaner({ ...app.platform, db: app.db, findFilesInUse });
    app.clock.advance(26 * 3_600_000);
    await clean();
    expect(await areThere()).toEqual([true, true, true]);
    const disk = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000);
    await clean();
    disk.mockRestore();
    expect(await areThere()).toEqual([true, false, false]);
    expect(await app.db.select().from(signingUploads)).toEqual([]);
  });

  it('leaves a content that another area uses, and the sealed file of a document', async () => {
    const app = signingApp();
    const { storage } = app.platform;
    const [delivery, sealed] = [pdfFile(), pdfFile('broken')];
    for (const file of [delivery, sealed]) await upload(app, file);
    await app.db.insert(timesheetDeliveries).values({
      id: randomUUID(),
      companyId: 'acme',
      month: '2026-03',
      format: 'csv',
      isChangesOnly: false,
      lines: [],
      people: 0,
      lineCount: 0,
      fileHash: await hashOf(delivery),
      fileName: 'ore.csv',
      fileSize: 1,
      madeAt: app.clock.now(),
      madeBy: 'root',
    });
    await addDocument(app);
    await app.db.update(signingDocuments).set({ sealedHash: await hashOf(sealed) });
    const clean = createUploadCleaner({ ...app.platform, db: app.db, findFilesInUse });
    app.clock.advance(26 * 3_600_000);
    const disk = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000);
    await clean();
    disk.mockRestore();
    expect(await storage.has(await hashOf(delivery))).toBe(true);
    expect(await storage.has(await hashOf(sealed))).toBe(true);
  });
});

async function hashOf(file: File): Promise<string> {
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
}
