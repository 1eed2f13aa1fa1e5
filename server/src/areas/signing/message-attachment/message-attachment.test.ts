import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  completeDocument,
  downloadMessageAttachment,
  getMessageAttachment,
  readMessageAttachment,
} from 'shared-api/contracts/signing';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { findDocument } from '../documents/document.repository.ts';
import { messageCopySubject, messageSubject, recordCopyEvent } from '../messages/message-audit.ts';
import { findMessage, updateCopies } from '../messages/message.repository.ts';
import { drawnIn, sendDocument } from '../testing/documents.builders.ts';
import { addMessage, pdfAttachment, readCopy } from '../testing/messages.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

const accept = readCopy;

/** A message of Mario’s, accepted. */
async function addAccepted(app: SigningTestApp, shape: Parameters<typeof addMessage>[1] = {}) {
  const added = await addMessage(app, { file: pdfAttachment(), ...shape });
  await accept(app, added.copyId);
  return added;
}

const open = ({ app, cookies }: SigningTestApp, id: string, as: keyof SigningTestApp['cookies'] = 'mario') =>
  callOn(app, getMessageAttachment, { id }, { cookie: cookies[as] });
const read = ({ app, cookies }: SigningTestApp, id: string, call = readMessageAttachment) =>
  downloadOn(app, call, { id }, { cookie: cookies.mario });
const actionsOf = async ({ platform, db }: SigningTestApp, subject: string) =>
  (await platform.audit.list(db, subject)).map(({ action }) => action);

describeSigning('the attachment of a message', (signingApp) => {
  it('is described, shown and kept by who got it; each opening and each copy is an event', async () => {
    const app = signingApp();
    const { bytes } = pdfAttachment();
    const { copyId } = await addAccepted(app, { signsAttachment: true, title: 'Regolamento interno' });
    const { output } = await open(app, copyId);
    expect(output).toMatchObject({
      id: copyId,
      title: 'Regolamento interno',
      senderCompany: 'Acme',
      fileName: 'regolamento.pdf',
      fileSize: bytes.length,
      type: 'application/pdf',
      isSigned: false,
      isSealed: false,
    });
    expect(output.pages).toHaveLength(2);
    const shown = await app.app.inject({ url: output.address, headers: { cookie: app.cookies.mario } });
    expect(shown.rawPayload.equals(Buffer.from(bytes))).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': expect.stringContaining('inline'),
      'cache-control': 'private, no-store, no-transform',
    });
    const kept = await app.app.inject({
      url: output.downloadAddress,
      headers: { cookie: app.cookies.mario },
    });
    expect(kept.headers['content-disposition']).toMatch(/^attachment; filename="regolamento\.pdf"/);
    expect(await actionsOf(app, messageCopySubject(copyId))).toEqual([
      'message.accepted',
      'message.viewed',
      'message.downloaded',
    ]);
    await open(app, copyId);
    const events = await app.platform.audit.list(app.db, messageCopySubject(copyId));
    expect(events.map(({ action }) => action)).toEqual([
      'message.accepted',
      'message.viewed',
      'message.downloaded',
      'message.viewed',
    ]);
    expect(events[1]).toMatchObject({
      actor: 'mario',
      companyId: 'acme',
      data: { fileName: 'regolamento.pdf' },
    });
  });

  it('may be a picture', async () => {
    const app = signingApp();
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
    const file = { bytes, name: 'piantina.png', type: 'image/png' } as const;
    const { copyId } = await addAccepted(app, { file });
    expect((await open(app, copyId)).output).toMatchObject({ type: 'image/png', pages: [], maySign: false });
    expect(await read(app, copyId)).toMatchObject({ status: 200, bytes });
  });

  it('may be signed where its message says so, by who has the right to sign', async () => {
    const app = signingApp();
    const { copyId } = await addAccepted(app, { signsAttachment: true });
    expect((await open(app, copyId)).output.maySign).toBe(false);
    await app.db.update(authUsers).set({ permissions: ['firma_docsign'] });
    expect((await open(app, copyId)).output.maySign).toBe(true);
    const closed = await addAccepted(app);
    expect((await open(app, closed.copyId)).output.maySign).toBe(false);
  });

  it('is nobody else’s, whoever they are', async () => {
    const app = signingApp();
    const { copyId, messageId } = await addAccepted(app);
    for (const as of ['acme', 'root', 'luca'] as const)
      expect((await open(app, copyId, as)).error?.code).toBe('not-found');
    for (const id of [messageId, 'unknown', '../../etc'])
      expect((await open(app, id)).error?.code).toBe('not-found');
    expect((await callOn(app.app, getMessageAttachment, { id: copyId })).error?.code).toBe('not-signed-in');
    for (const call of [readMessageAttachment, downloadMessageAttachment]) {
      const cookie = app.cookies.luca;
      expect((await downloadOn(app.app, call, { id: copyId }, { cookie })).status).toBe(404);
      expect((await downloadOn(app.app, call, { id: copyId })).status).toBe(401);
    }
    const nothing = { url: readMessageAttachment.path, headers: { cookie: app.cookies.mario } };
    expect((await app.app.inject(nothing)).json()).toMatchObject({ code: 'invalid-input' });
    expect(await actionsOf(app, messageCopySubject(copyId))).toEqual(['message.accepted']);
  });

  it('opens once its message was accepted, where there is one, and its sender lets it be seen', async () => {
    const app = signingApp();
    const waiting = await addMessage(app, { file: pdfAttachment() });
    const refusals = [
      [waiting, 'forbidden', 'Accettare la lettura del messaggio prima di aprire l’allegato'],
      [
        await addAccepted(app, { viewsAttachment: false }),
        'forbidden',
        'Chi ha scritto il messaggio non permette di aprire l’allegato',
      ],
      [await addText(app), 'not-found', 'Il messaggio non ha allegati'],
    ] as const;
    for (const [{ copyId }, code, Error] of refusals) {
      expect((await open(app, copyId)).error).toMatchObject({ code, Error });
      for (const call of [readMessageAttachment, downloadMessageAttachment])
        expect((await read(app, copyId, call)).status).toBe(code === 'forbidden' ? 403 : 404);
      expect(await actionsOf(app, messageCopySubject(copyId))).not.toContain('message.viewed');
    }
    expect((await open(app, waiting.copyId)).error?.details).toMatchObject({ mustAccept: true });
    await accept(app, waiting.copyId);
    expect((await open(app, waiting.copyId)).error).toBeUndefined();
  });

  it('is gone with its message', async () => {
    const app = signingApp();
    const { copyId } = await addAccepted(app);
    await updateCopies(app.db, [copyId], { deletedAt: app.clock.now() });
    expect((await open(app, copyId)).error?.code).toBe('not-found');
    expect((await read(app, copyId)).status).toBe(404);
  });

  it('is the signed copy once it was signed, under its specified name', async () => {
    const app = signingApp();
    const { copyId } = await addAccepted(app, { signsAttachment: true });
    const documentId = await sendDocument(app, { boxes: 1 });
    const { audit } = app.platform;
    const signed = { id: copyId, caller: null, companyId: 'acme', data: { document: documentId } };
    await app.db.transaction(async (tx) => {
      await updateCopies(tx, [copyId], { documentId });
      await recordCopyEvent(audit, tx, { ...signed, action: 'message.signed' });
    });
    expect((await open(app, copyId)).output).toMatchObject({
      isSigned: true,
      isSealed: false,
      maySign: false,
      fileName: 'regolamento.pdf',
    });
    const input = { id: documentId, ...drawnIn(0) };
    await app.whileWorking(callOn(app.app, completeDocument, input, { cookie: app.cookies.mario }));
    const { sealedHash, sealedSize } = (await findDocument(app.db, documentId)) ?? {};
    const { output } = await open(app, copyId);
    expect(output).toMatchObject({
      isSealed: true,
      fileName: 'signed_regolamento.pdf',
      fileSize: sealedSize,
    });
    const kept = await read(app, copyId, downloadMessageAttachment);
    expect(kept.bytes).toHaveLength(sealedSize ?? 0);
    const events = await app.platform.audit.list(app.db, messageCopySubject(copyId));
    expect(events.find(({ action }) => action === 'message.viewed')?.data['file']).not.toBe(sealedHash);
  });

  it('is not shown once its file was replaced; its log says so once, and when it is back', async () => {
    const app = signingApp();
    const { copyId, messageId } = await addAccepted(app, { title: 'Offerta' });
    const hash = (await findMessage(app.db, messageId))?.fileHash ?? '';
    const path = join(app.platform.config.dataFolder, 'files', hash.slice(0, 2), hash.slice(2, 4), hash);
    const original = readFileSync(path);
    const other = Buffer.from(original);
    other.writeUInt8(other.readUInt8(40) ^ 1, 40);
    writeFileSync(path, other);
    for (const answer of [await read(app, copyId), await read(app, copyId, downloadMessageAttachment)]) {
      expect(answer.status).toBe(409);
      expect(JSON.parse(answer.bytes.toString())).toMatchObject({
        code: 'file-changed',
        Error: 'Il file di «Offerta» non è più quello che è stato caricato: non viene aperto né firmato',
      });
    }
    expect((await open(app, copyId)).error?.code).toBe('file-changed');
    expect(await actionsOf(app, messageSubject(messageId))).toEqual(['message.sent', 'file.changed']);
    writeFileSync(path, original);
    expect((await open(app, copyId)).error).toBeUndefined();
    expect(await actionsOf(app, messageSubject(messageId))).toEqual([
      'message.sent',
      'file.changed',
      'file.restored',
    ]);
    expect((await read(app, copyId)).status).toBe(200);
  });
});

/** An accepted message without an attachment. */
async function addText(app: SigningTestApp) {
  const added = await addMessage(app);
  await accept(app, added.copyId);
  return added;
}
