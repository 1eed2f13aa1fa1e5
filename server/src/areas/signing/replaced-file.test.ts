import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  completeDocument,
  getDocumentToSign,
  readDocumentFile,
  saveSignatures,
} from 'shared-api/contracts/signing';
import { callOn, downloadOn } from '../../testing/index.ts';
import { documentSubject } from './documents/document-audit.ts';
import { findDocument } from './documents/document.repository.ts';
import { drawnIn, firstRow, sendDocument } from './testing/documents.builders.ts';
import { describeSigning, type SigningTestApp } from './testing/signing-app.ts';

/** Where a content lies on the disk. */
const pathOf = ({ platform }: SigningTestApp, hash: string) =>
  join(platform.config.dataFolder, 'files', hash.slice(0, 2), hash.slice(2, 4), hash);

/** Puts other words of the same length into the file of a document. @returns how to bring the first ones back. */
async function replaceFile(app: SigningTestApp, id: string) {
  const path = pathOf(app, (await findDocument(app.db, id))?.fileHash ?? '');
  const original = readFileSync(path);
  const other = Buffer.from(original);
  other.writeUInt8(other.readUInt8(40) ^ 1, 40);
  writeFileSync(path, other);
  return () => writeFileSync(path, original);
}

const eventsOf = async ({ platform, db }: SigningTestApp, id: string) =>
  platform.audit.list(db, documentSubject(id));
const sign = ({ app, cookies }: SigningTestApp, id: string) =>
  callOn(app, saveSignatures, { id, ...drawnIn(0) }, { cookie: cookies.mario });
const complete = (app: SigningTestApp, id: string) =>
  app.whileWorking(callOn(app.app, completeDocument, { id }, { cookie: app.cookies.mario }));

describeSigning('a file that was replaced behind our back', (signingApp) => {
  it('is not shown; the document says so to who manages it, and its log once', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1, title: 'Offerta' });
    const restore = await replaceFile(app, id);
    const read = () => downloadOn(app.app, readDocumentFile, { id }, { cookie: app.cookies.mario });
    for (const answer of [await read(), await read()]) {
      expect(answer.status).toBe(409);
      expect(JSON.parse(answer.bytes.toString())).toMatchObject({
        code: 'file-changed',
        Error: 'Il file di «Offerta» non è più quello che è stato caricato: non viene aperto né firmato',
      });
    }
    const view = () => callOn(app.app, getDocumentToSign, { id }, { cookie: app.cookies.mario });
    expect((await view()).error?.code).toBe('file-changed');
    expect(await firstRow(app)).toMatchObject({ isFileChanged: true });
    // Nobody signs what nobody can be shown.
    expect((await sign(app, id)).error).toMatchObject({ code: 'file-changed' });
    expect((await complete(app, id)).error).toMatchObject({ code: 'file-changed' });
    const hash = (await findDocument(app.db, id))?.fileHash;
    const changes = async () =>
      (await eventsOf(app, id))
        .filter(({ action }) => action.startsWith('file.'))
        .map(({ action, data }) => [action, data['file']]);
    expect(await changes()).toEqual([['file.changed', hash]]);
    restore();
    expect((await read()).status).toBe(200);
    expect(await firstRow(app)).toMatchObject({ isFileChanged: false });
    expect((await changes()).at(-1)).toEqual(['file.restored', hash]);
  });

  it('is not sealed', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    await sign(app, id);
    const restore = await replaceFile(app, id);
    await complete(app, id);
    expect(app.pdfEditing.signed).toEqual([]);
    expect(await firstRow(app)).toMatchObject({
      state: 'sealing',
      isFileChanged: true,
      hasSealProblem: true,
    });
    restore();
    app.clock.advance(10_000);
    await app.outbox();
    expect(await firstRow(app)).toMatchObject({ state: 'signed', isFileChanged: false });
  });

  it('is not sealed either when it is replaced while the engine reads it', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    await sign(app, id);
    app.pdfEditing.whileSigning = async () => void (await replaceFile(app, id));
    await complete(app, id);
    expect(app.pdfEditing.signed).toHaveLength(1);
    expect(await firstRow(app)).toMatchObject({ state: 'sealing', isFileChanged: true });
    expect((await eventsOf(app, id)).map(({ action }) => action)).not.toContain('document.sealed');
  });

  it('is found in a drawing too', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 2 });
    await sign(app, id);
    const signed = (await eventsOf(app, id)).find(({ action }) => action === 'box.signed');
    const path = pathOf(app, String(signed?.data['image']));
    writeFileSync(path, readFileSync(path).toReversed());
    const view = await callOn(app.app, getDocumentToSign, { id }, { cookie: app.cookies.acme });
    expect(view.error?.code).toBe('file-changed');
    expect(await firstRow(app)).toMatchObject({ isFileChanged: true });
  });
});
