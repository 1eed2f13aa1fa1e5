import { writeFile } from 'node:fs/promises';
import { countFailures, listFailures, saveSeal } from 'shared-api/contracts/admin';
import { openPdfEditing } from '../../../platform/pdf-editing/open-pdf-editing.ts';
import type { PdfEditing } from '../../../platform/pdf-editing/pdf-editing.ts';
import { itWith, makeScratch } from '../../../platform/pdf-editing/testing/scratch.ts';
import { makeIdentity, p12Password, packP12 } from '../../../platform/sealing/testing/made-p12.ts';
import { callOn, signInAs } from '../../../testing/index.ts';
import { findDocument } from '../documents/document.repository.ts';
import { signAsGuest } from '../testing/real-seals.builders.ts';
import { describeSigning } from '../testing/signing-app.ts';
import { unhurried } from '../../../platform/pdf-editing/testing/unhurried.ts';

const hour = 60 * 60_000;
const scratch = makeScratch();
afterAll(() => scratch.remove());

describeSigning('a document whose seal has an ended certificate', (app) => {
  let engine: PdfEditing;
  beforeEach(async () => {
    engine = await openPdfEditing(app().platform, unhurried);
    app().pdfEditing.signWith = engine.sign;
  });
  afterEach(() => engine.close());

  itWith('openssl')('waits, says why, and is sealed once there is another', async () => {
    const { seals, jobs } = app().platform;
    const ended = await makeIdentity({ name: 'Sigillo di prima', until: '2026-03-01' });
    await app().db.transaction((tx) => seals.use(tx, ended));
    const { id } = await signAsGuest(app());
    const find = () => findDocument(app().db, id);
    expect(await find()).toMatchObject({ state: 'sealing', sealProblem: expect.stringContaining('ended') });
    for (let tried = 0; tried < 8; tried += 1) {
      app().clock.advance(hour);
      await jobs.runDue();
    }
    const root = { cookie: await signInAs(app(), 'root') };
    const { rows } = (await callOn(app().app, listFailures, { length: 30 }, root)).output;
    expect(rows).toMatchObject([{ name: 'signing.seal', reason: 'seal', mayRetry: true }]);

    const p12 = packP12(await makeIdentity({ name: 'Sigillo nuovo' }));
    const files = { file: new File([new Uint8Array(p12)], 'sigillo.p12') };
    await app().whileWorking(callOn(app().app, saveSeal, { password: p12Password }, { ...root, files }));
    const document = await find();
    expect(document?.state).toBe('signed');
    const { output } = await callOn(app().app, countFailures, { offset: 0, limit: 10 }, root);
    expect(output.total).toBe(0);
    const path = scratch.path(`${document?.sealedHash}.pdf`);
    await writeFile(path, await app().platform.storage.read(document?.sealedHash ?? ''));
    const { signatures } = await engine.preflight({ path });
    expect(signatures.map(({ signerName }) => signerName)).toEqual(['Sigillo nuovo', 'Sigillo nuovo']);
  });
});
