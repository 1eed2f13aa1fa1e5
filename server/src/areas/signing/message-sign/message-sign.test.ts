import { eq } from 'drizzle-orm';
import {
  downloadDocuments,
  getMessageAttachment,
  getMessageToSign,
  getSealing,
  listDocuments,
} from 'shared-api/contracts/signing';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { signingBoxes } from '../documents/box.schema.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { findDocument } from '../documents/document.repository.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { messageCopySubject, messageSubject } from '../messages/message-audit.ts';
import { makePdf } from '../demo/demo-pdf.ts';
import { signingMessages } from '../messages/message.schema.ts';
import { updateCopies } from '../messages/message.repository.ts';
import { everyPageShown } from '../testing/documents.builders.ts';
import { makeDrawing, makeNoise, toDataUrl } from '../testing/drawings.builders.ts';
import { addToSign, signCopy, signedPlace } from '../testing/message-sign.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';
import { askSms, enter, passSignCode, smsOf } from '../testing/verification-steps.ts';

const open = async ({ app, cookies }: SigningTestApp, id: string, as: 'mario' | 'luca' = 'mario') =>
  callOn(app, getMessageToSign, { id }, { cookie: cookies[as] });
const countDocuments = async ({ db }: SigningTestApp) => db.$count(signingDocuments);
const place = { page: 1, x: 0.5, y: 0.5, width: 0.2, height: 0.1 };

describeSigning('signing a message', (signingApp) => {
  it('refuses a text with letters that no font has, before anything is made', async () => {
    const app = signingApp();
    const id = await addToSign(app);
    const { error } = await signCopy(app, id, { texts: [{ ...place, text: 'Letto ᠠ' }] });
    expect(error?.fields).toEqual({ pages: 'Questi caratteri non si possono scrivere in un PDF: ᠠ' });
    expect(await countDocuments(app)).toBe(0);
  });

  it('makes a document that is signed in every box, sealed, listed and kept like any other', async () => {
    const app = signingApp();
    const id = await addToSign(app);
    expect((await open(app, id)).output).toMatchObject({
      title: 'Regolamento',
      senderCompany: 'Acme',
      maySign: true,
      documentId: null,
      needsCode: false,
      boxes: [],
    });
    const signatures = [signedPlace, { ...signedPlace, page: 1 }];
    const { output } = await app.whileWorking(signCopy(app, id, { signatures }));
    expect(output).toMatchObject({ state: 'sealing' });
    const document = await findDocument(app.db, output.documentId);
    expect(document).toMatchObject({
      companyId: 'acme',
      senderUserId: 'acme',
      receiverEmail: emailOf('mario'),
      title: 'Regolamento',
      savesCopy: true,
      state: 'signed',
      signaturesDone: 2,
      signaturesTotal: 2,
    });
    const boxes = await app.db.select().from(signingBoxes);
    expect(boxes.map(({ firstLine, secondLine, signedBy }) => [firstLine, secondLine, signedBy])).toEqual([
      ['02/03/2026', 'Per accettazione', 'mario'],
      ['02/03/2026', 'Per accettazione', 'mario'],
    ]);
    const cookie = app.cookies.mario;
    const query = { start: 0, length: 30, status: '1', search: '' } as const;
    const { rows } = (await callOn(app.app, listDocuments, query, { cookie })).output;
    expect(rows.map((row) => [row.id, row.isSigned, row.may.download])).toEqual([
      [output.documentId, true, true],
    ]);
    const sealing = await callOn(app.app, getSealing, { id: output.documentId }, { cookie });
    expect(sealing.output.state).toBe('signed');
    const kept = await downloadOn(app.app, downloadDocuments, { id: output.documentId }, { cookie });
    expect(kept.headers['content-disposition']).toContain('signed_regolamento.pdf');
    const attachment = await callOn(app.app, getMessageAttachment, { id }, { cookie });
    expect(attachment.output).toMatchObject({ isSigned: true, isSealed: true, maySign: false });
    const mails = (await app.outbox()).map(({ recipient }) => recipient);
    expect(mails).toEqual(expect.arrayContaining([emailOf('mario'), emailOf('acme')]));
  });

  it('shows and signs the file that was sent, not another that the database names', async () => {
    const app = signingApp();
    const id = await addToSign(app);
    const [message] = await app.db.select().from(signingMessages);
    const sent = { action: 'message.sent', actor: 'acme', data: { file: message?.fileHash } } as const;
    const subject = messageSubject(message?.id ?? '');
    await app.db.transaction((tx) => app.platform.audit.append(tx, { ...sent, subject }));
    expect((await open(app, id)).status).toBe(200);
    const other = await app.platform.storage.put([makePdf([['Altro']])], { limit: 50_000 });
    await app.db.update(signingMessages).set({ fileHash: other.hash });
    const signatures = [signedPlace];
    expect((await open(app, id)).error?.code).toBe('file-changed');
    expect((await signCopy(app, id, { signatures })).error?.code).toBe('file-changed');
    expect(await countDocuments(app)).toBe(0);
  });

  it('refuses a mark of any kind on a page that was not shown', async () => {
    const app = signingApp();
    const id = await addToSign(app);
    const shownPages = everyPageShown.slice(1);
    const signatures = [signedPlace, { ...signedPlace, page: 1 }];
    const { error } = await signCopy(app, id, { signatures, shownPages });
    expect(error).toMatchObject({ code: 'invalid-input', fields: { shownPages: expect.any(String) } });
    expect(await countDocuments(app)).toBe(0);
  });

  it('records what was signed in both chains', async () => {
    const app = signingApp();
    const id = await addToSign(app);
    const { documentId } = (await app.whileWorking(signCopy(app, id))).output;
    const [, event] = await app.platform.audit.list(app.db, messageCopySubject(id));
    const document = await findDocument(app.db, documentId);
    expect(event).toMatchObject({
      action: 'message.signed',
      actor: 'mario',
      companyId: 'acme',
      data: { document: documentId, file: document?.fileHash, title: 'Regolamento', picture: null },
    });
    const events = await app.platform.audit.list(app.db, documentSubject(documentId));
    expect(events.slice(0, 4).map(({ action }) => action)).toEqual([
      'document.created',
      'box.signed',
      'document.completed',
      'document.sealed',
    ]);
  });

  it('draws texts and pictures on the pages, before the signatures', async () => {
    const app = signingApp();
    const id = await addToSign(app);
    const texts = [{ ...place, text: 'Letto\ne approvato' }];
    const photo = toDataUrl(makeNoise({ width: 150, height: 200, bytes: 60_000 }));
    await app.whileWorking(signCopy(app, id, { texts, images: [place], picture: photo }));
    const { marks = [], signatures } = app.pdfEditing.signed[0] ?? { signatures: [] };
    expect(marks.map(({ page, box, lines }) => [page, box.x, box.width, lines])).toEqual([
      [1, 0.5, 0.2, []],
      [1, 0.5, 0.2, ['Letto', 'e approvato']],
    ]);
    // A picture keeps the details that a pen's drawing has not.
    expect(marks[0]?.image?.length).toBeGreaterThan(32 * 1024);
    expect(signatures).toMatchObject([{ page: 2, lines: ['02/03/2026', 'Per accettazione'] }]);
  });

  it('happens once, however often and by however many calls at a time it is asked for', async () => {
    const app = signingApp();
    const id = await addToSign(app);
    const answers = await Promise.all([signCopy(app, id), signCopy(app, id), signCopy(app, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await app.platform.jobs.runDue();
    const again = await signCopy(app, id, { signature: toDataUrl(makeDrawing({ width: 99 })) });
    expect(new Set([...answers, again].map(({ output }) => output.documentId)).size).toBe(1);
    expect(again.output.state).toBe('signed');
    expect(await countDocuments(app)).toBe(1);
    expect((await open(app, id)).output).toMatchObject({
      documentId: again.output.documentId,
      maySign: false,
    });
  });

  it('is refused to everybody else, and without the permission, the acceptance or the sender’s leave', async () => {
    const app = signingApp();
    const id = await addToSign(app);
    for (const as of ['root', 'acme', 'beta', 'luca'] as const)
      expect((await signCopy(app, id, { as })).error?.code).toBe('not-found');
    await app.db.update(authUsers).set({ permissions: [] });
    expect((await signCopy(app, id)).error?.code).toBe('forbidden');
    const closed = await addToSign(app, { signsAttachment: false });
    expect((await signCopy(app, closed)).error?.code).toBe('forbidden');
    await updateCopies(app.db, [id], { readAt: null });
    expect((await signCopy(app, id)).error?.code).toBe('forbidden');
    expect((await open(app, id)).error?.code).toBe('forbidden');
    expect(await countDocuments(app)).toBe(0);
    expect(app.pdfEditing.drawings).toEqual([]);
  });

  it.each([
    ['no box', { signatures: [] }, 'La firma è richiesta'],
    ['no drawing', { signature: '' }, 'La firma è richiesta'],
    ['an empty drawing', { signature: toDataUrl(makeDrawing({ ink: 0 })) }, 'non è un’immagine valida'],
    [
      'a dot',
      { signature: toDataUrl(makeDrawing({ width: 90, inkWidth: 4 })) },
      'troppo piccolo per una firma',
    ],
    ['a box on no page', { signatures: [{ ...signedPlace, page: 3 }] }, 'fuori dalle pagine'],
    ['a box beyond its page', { signatures: [{ ...signedPlace, x: 0.9 }] }, 'fuori dalle pagine'],
    ['an image without a picture', { images: [place] }, 'Specificare l’immagine'],
    [
      'a picture that is none',
      { images: [place], picture: 'data:image/png;base64,iVBORw0KGgo=' },
      'L’immagine non è valida',
    ],
    [
      'too many texts',
      { texts: Array.from({ length: 101 }, () => ({ ...place, text: 'x' })) },
      'troppi riquadri',
    ],
  ])('is refused with %s, in words, and changes nothing', async (_, given, sentence) => {
    const app = signingApp();
    const id = await addToSign(app);
    const { error } = await signCopy(app, id, given);
    expect(error?.code).toBe('invalid-input');
    expect(Object.values(error?.fields ?? {}).join()).toContain(sentence);
    expect(await countDocuments(app)).toBe(0);
    expect((await open(app, id)).output.maySign).toBe(true);
  });

  it('fills every box that the sender set', async () => {
    const app = signingApp();
    const id = await addToSign(app, { boxes: [signedPlace, { ...signedPlace, page: 1 }] });
    const { error } = await signCopy(app, id);
    expect(error?.fields?.['pages']).toBe('Firmare tutti i riquadri indicati da chi ha inviato il messaggio');
    const signatures = [signedPlace, { ...signedPlace, page: 1 }];
    expect((await signCopy(app, id, { signatures })).status).toBe(200);
  });

  it('needs the code by SMS where the company of who signs asks for it', async () => {
    const app = signingApp();
    await app.db
      .update(authUsers)
      .set({ prefix: '+39', mobile: '3330000012' })
      .where(eq(authUsers.id, 'luca'));
    const id = await addToSign(app, { as: 'luca' });
    const other = await addToSign(app, { as: 'luca' });
    expect((await open(app, id, 'luca')).output).toMatchObject({ needsCode: true, maskedMobile: '••• 12' });
    const signer = { id, cookie: app.cookies.luca };
    expect((await signCopy(app, id, { as: 'luca' })).error?.code).toBe('wrong-code');
    const asked = await askSms(app, signer.cookie, { purpose: 'sign', documentId: id });
    const { challenge } = asked.output;
    expect((await signCopy(app, id, { as: 'luca', challenge })).error?.code).toBe('code-expired');
    expect((await enter(app, signer.cookie, challenge, '000000')).error?.code).toBe('wrong-code');
    await enter(app, signer.cookie, challenge);
    expect((await signCopy(app, other, { as: 'luca', challenge })).error?.code).toBe('code-expired');
    expect(await countDocuments(app)).toBe(0);
    expect((await signCopy(app, id, { as: 'luca', challenge })).status).toBe(200);
    expect(await smsOf(app)).toEqual(['+393330000012']);
    const [box] = await app.db.select().from(signingBoxes);
    expect(box?.challenge).toBe(challenge);
    const events = await app.platform.audit.list(app.db, messageCopySubject(id));
    expect(events.map(({ action }) => action)).toEqual([
      'message.accepted',
      'message.code-sent',
      'message.signed',
    ]);
  });

  it('sends no code to who has no number on record, nor for somebody else’s message', async () => {
    const app = signingApp();
    const id = await addToSign(app, { as: 'luca' });
    const ask = async (as: 'luca' | 'mario') =>
      (await askSms(app, app.cookies[as], { purpose: 'sign', documentId: id })).error?.code;
    expect(await ask('luca')).toBe('phone-number-missing');
    expect(await ask('mario')).toBe('not-found');
    expect((await signCopy(app, id, { as: 'luca' })).error?.code).toBe('phone-number-missing');
    expect(await smsOf(app)).toEqual([]);
  });

  it('leaves nothing behind where it fails midway', async () => {
    const app = signingApp();
    await app.db.update(authUsers).set({ mobile: '3330000012' }).where(eq(authUsers.id, 'luca'));
    const id = await addToSign(app, { as: 'luca' });
    const challenge = await passSignCode(app, { id, cookie: app.cookies.luca });
    await app.db.update(authUsers).set({ email: '' }).where(eq(authUsers.id, 'luca'));
    const { error } = await signCopy(app, id, { as: 'luca', challenge });
    expect(error).toMatchObject({ code: 'forbidden', Error: expect.stringContaining('indirizzo e‑mail') });
    expect(await countDocuments(app)).toBe(0);
  });
});
