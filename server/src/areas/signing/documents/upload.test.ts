import { DocSignReadUpload, DocSignUploadFileForSetSign } from 'shared-api/contracts/signing';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { pdfFile, uploadPdf } from '../testing/documents.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

async function upload(
  app: SigningTestApp,
  file: File | undefined,
  options: Parameters<typeof callOn>[3] = {},
) {
  return callOn(
    app.app,
    DocSignUploadFileForSetSign,
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
    const read = await downloadOn(app.app, DocSignReadUpload, output, { cookie: app.cookies.acme });
    expect(read.bytes).toEqual(Buffer.from(await file.arrayBuffer()));
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="contratto.pdf"/),
    });
  });

  it('goes on with a repaired copy, and says so', async () => {
    const app = signingApp();
    const { output } = await upload(app, pdfFile('broken'));
    expect(output.notes).toEqual(['Il PDF era danneggiato ed è stato riparato: controllarne le pagine.']);
    const read = await downloadOn(app.app, DocSignReadUpload, output, { cookie: app.cookies.acme });
    expect(read.bytes.toString('latin1')).toMatch(/% repaired$/);
  });

  it('refuses a file with the reason in the caller’s language', async () => {
    const app = signingApp();
    const { status, error } = await upload(app, pdfFile('encrypted'), { language: 'en' });
    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'pdf-refused', ErrDetails: expect.stringContaining('password') });
    const text = new File(['hello'], 'hello.pdf', { type: 'application/pdf' });
    expect((await upload(app, text)).error?.ErrDetails).toBe('Il file non è un PDF.');
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

  it('lets nobody else read it, and nobody after a day', async () => {
    const app = signingApp();
    const uploadId = await uploadPdf(app);
    const read = async (cookie: string) => downloadOn(app.app, DocSignReadUpload, { uploadId }, { cookie });
    expect((await read(app.cookies.root)).error?.code).toBe('not-found');
    app.clock.advance(25 * 3_600_000);
    expect((await read(app.cookies.acme)).error?.code).toBe('not-found');
  });
});
