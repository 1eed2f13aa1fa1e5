import {
  saveSignatures,
  deleteDocument,
  deleteDocuments,
  getDocumentToSign,
  getDocumentForm,
  listDocuments,
  completeDocument,
  createDocument,
  updateDocument,
  getGuestLink,
  resendSignedCopy,
} from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { documentSubject } from '../documents/document-audit.ts';
import {
  addDocument,
  boxesOf,
  drawingsFor,
  lastLink,
  openLink,
  sendDocument,
  uploadPdf,
} from '../testing/documents.builders.ts';
import { describeSigning, speakEnglish, type SigningTestApp } from '../testing/signing-app.ts';

const receiver = {
  receiverName: 'Mario',
  receiverSurname: 'Rossi',
  receiverEmail: 'mario@example.com',
  title: 'Contratto',
  expires: false,
};

type Cookie = { cookie: string };

const get = async (app: SigningTestApp, id: string, options: Cookie = { cookie: app.cookies.acme }) =>
  callOn(app.app, getDocumentForm, { id }, options);

async function save(
  app: SigningTestApp,
  input: { id: string; version: number } & Record<string, unknown>,
  options: Cookie & { language?: 'it' | 'en' } = { cookie: app.cookies.acme },
) {
  return callOn(app.app, updateDocument, { ...receiver, ...input }, options);
}

describeSigning('adding a document', (signingApp) => {
  async function insert(
    app: SigningTestApp,
    uploadId: string,
    change: object = {},
    cookie = app.cookies.acme,
  ) {
    const input = { ...receiver, uploadId, boxes: boxesOf(2), savesCopy: true, ...change };
    return callOn(app.app, createDocument, input, { cookie });
  }

  it('makes one document of an upload, however often it is asked', async () => {
    const app = signingApp();
    const uploadId = await uploadPdf(app);
    const answers = await Promise.all([insert(app, uploadId), insert(app, uploadId), insert(app, uploadId)]);
    const again = await insert(app, uploadId);
    expect(new Set([...answers, again].map(({ output }) => output.id)).size).toBe(1);
    const query = { start: 0, length: 30, status: '-1', search: '' } as const;
    const { output } = await callOn(app.app, listDocuments, query, { cookie: app.cookies.acme });
    expect(output.rows).toHaveLength(1);
  });

  it('refuses staff without a role and the upload of somebody else', async () => {
    const app = signingApp();
    const uploadId = await uploadPdf(app);
    expect((await insert(app, uploadId, {}, app.cookies.mario)).error?.code).toBe('forbidden');
    expect((await insert(app, uploadId, {}, app.cookies.root)).error).toMatchObject({
      code: 'not-found',
      Error: expect.stringContaining('caricarlo di nuovo'),
    });
  });

  it.each([
    [
      'a box outside the pages',
      { boxes: [{ page: 3, x: 0, y: 0, width: 0.1, height: 0.1 }] },
      { boxes: 'A signature box lies outside the pages of the document' },
    ],
    ['no box', { boxes: [] }, { boxes: 'Set at least one signature in the document' }],
    ['no name', { receiverName: '' }, { receiverName: 'Name required' }],
    ['no surname', { receiverSurname: ' ' }, { receiverSurname: 'Surname required' }],
    ['no address', { receiverEmail: '' }, { receiverEmail: 'E-Mail required' }],
    ['an address that is none', { receiverEmail: 'mario' }, { receiverEmail: 'E-Mail not valid' }],
    ['a title of spaces', { title: '   ' }, { title: 'Title required' }],
  ])('refuses %s in the specified words', async (_, change, fields) => {
    const app = signingApp();
    await speakEnglish(app, 'acme');
    const uploadId = await uploadPdf(app);
    const wire = { ...receiver, uploadId, boxes: boxesOf(1), savesCopy: true, ...change };
    const response = await app.app.inject({
      method: 'POST',
      url: createDocument.path,
      headers: {
        'x-sportello-client': 'test',
        cookie: app.cookies.acme,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        upload_id: wire.uploadId,
        name: wire.receiverName,
        surname: wire.receiverSurname,
        mailaddress: wire.receiverEmail,
        title: wire.title,
        v_coords: JSON.stringify(wire.boxes),
        v_save_doc: 'S',
        v_expire: 'N',
      }).toString(),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ fields });
  });
});

describeSigning('editing a document', (signingApp) => {
  it('answers the form with its Result', async () => {
    const app = signingApp();
    const response = await app.app.inject({
      method: 'POST',
      url: getDocumentForm.path,
      headers: {
        'x-sportello-client': 'test',
        cookie: app.cookies.acme,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `v_id=${await addDocument(app)}`,
    });
    expect(response.json()).toMatchObject({ Result: 'OK', nome: receiver.receiverName });
  });

  it('saves the form and counts the version up', async () => {
    const app = signingApp();
    const id = await addDocument(app);
    const { output } = await get(app, id);
    expect(output).toMatchObject({ ...receiver, expiryHours: null, version: 1 });
    const saved = await save(app, { id, version: 1, title: 'Nuovo', expires: true, expiryHours: 5 });
    expect(saved.output.version).toBe(2);
    expect((await get(app, id)).output).toMatchObject({ title: 'Nuovo', expires: true, expiryHours: 5 });
  });

  it('shows the second writer who was first and what stands now', async () => {
    const app = signingApp();
    const id = await addDocument(app);
    app.clock.advance(1000);
    await save(app, { id, version: 1, title: 'Il primo' }, { cookie: app.cookies.root });
    const { status, error } = await save(app, { id, version: 1, title: 'Il secondo' });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'conflict',
      details: {
        changedBy: 'root Test',
        changedAt: '2026-03-02T09:00:01.000Z',
        current: { title: 'Il primo', version: 2 },
      },
    });
    expect((await get(app, id)).output.title).toBe('Il primo');
  });

  it('lets one of two writers at once win', async () => {
    const app = signingApp();
    const id = await addDocument(app);
    const answers = await Promise.all([
      save(app, { id, version: 1, title: 'Uno' }),
      save(app, { id, version: 1, title: 'Due' }, { cookie: app.cookies.root }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('hides other companies’ documents and refuses staff without a role', async () => {
    const app = signingApp();
    const id = await addDocument(app);
    expect((await get(app, id, { cookie: app.cookies.beta })).error?.code).toBe('not-found');
    const stranger = await save(app, { id, version: 1 }, { cookie: app.cookies.beta });
    expect(stranger.error?.code).toBe('not-found');
    expect((await get(app, id, { cookie: app.cookies.mario })).error?.code).toBe('forbidden');
  });

  it('asks for the hours where the document expires', async () => {
    const app = signingApp();
    const id = await addDocument(app);
    await speakEnglish(app, 'acme');
    const { error } = await save(app, { id, version: 1, expires: true }, { cookie: app.cookies.acme });
    expect(error).toMatchObject({
      code: 'invalid-input',
      fields: { expiryHours: 'Hours expire required' },
    });
  });

  it('ends the link and the sessions of the former receiver', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const link = await lastLink(app, id);
    const cookie = await openLink(app, link);
    const { version } = (await get(app, id)).output;
    await save(app, { id, version, receiverEmail: 'anna@example.com' });
    expect((await callOn(app.app, getGuestLink, { link })).error?.code).toBe('link-invalid');
    expect((await callOn(app.app, getDocumentToSign, { id }, { cookie })).error?.code).toBe('not-signed-in');
    const query = { start: 0, length: 30, status: '-1', search: '' } as const;
    const { output } = await callOn(app.app, listDocuments, query, { cookie: app.cookies.acme });
    expect(output.rows).toMatchObject([{ state: 'draft', isSent: false, delivery: 'none' }]);
  });

  it.each([
    ['name', { receiverName: 'Marco Amministratore' }],
    ['surname', { receiverSurname: 'Delegato' }],
    ['title', { title: 'Altro contratto' }],
  ])('takes a document back to draft when its %s changes after the sending', async (_what, change) => {
    const app = signingApp();
    const id = await sendDocument(app);
    const link = await lastLink(app, id);
    const cookie = await openLink(app, link);
    const { version } = (await get(app, id)).output;
    await save(app, { id, version, ...change });
    expect((await callOn(app.app, getGuestLink, { link })).error?.code).toBe('link-invalid');
    const signed = { id, signatures: drawingsFor(0) };
    expect((await callOn(app.app, saveSignatures, signed, { cookie })).error?.code).toBe('not-signed-in');
    const own = await callOn(app.app, saveSignatures, signed, { cookie: app.cookies.mario });
    expect(own.error?.code).toBe('not-found');
    const events = await app.platform.audit.list(app.db, documentSubject(id));
    const names = { name: 'Mario', surname: 'Rossi', title: 'Contratto' };
    expect(events[0]).toMatchObject({ action: 'document.created', data: names });
    const { receiverName, receiverSurname, title } = { ...receiver, ...change };
    expect(events.at(-1)).toMatchObject({
      action: 'document.edited',
      data: {
        before: { ...names, state: 'sent' },
        after: { name: receiverName, surname: receiverSurname, title, state: 'draft' },
      },
    });
  });

  it('moves the expiry of a document that was sent', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { expires: true, hours: 1 });
    const { version } = (await get(app, id)).output;
    await save(app, { id, version, expires: true, expiryHours: 3 });
    const query = { start: 0, length: 30, status: '-1', search: '' } as const;
    const { output } = await callOn(app.app, listDocuments, query, { cookie: app.cookies.acme });
    expect(new Date(output.rows[0]?.expiresAt ?? '')).toEqual(new Date('2026-03-02T12:00:00Z'));
  });

  it('refuses a document with a signature', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const { version } = (await get(app, id)).output;
    const signed = { id, signatures: drawingsFor(0) };
    await callOn(app.app, saveSignatures, signed, { cookie: app.cookies.mario });
    expect((await get(app, id)).error?.code).toBe('document-already-signed');
    expect((await save(app, { id, version })).error?.code).toBe('document-already-signed');
  });
});

describeSigning('deleting documents', (signingApp) => {
  it('takes a signed one from the sight of who manages it; its signer keeps link, copy and mail', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    const link = await lastLink(app, id);
    const cookie = await openLink(app, link);
    const completed = { id, signatures: drawingsFor(0) };
    await app.whileWorking(callOn(app.app, completeDocument, completed, { cookie }));
    const deleted = await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.acme });
    expect(deleted.status).toBe(200);
    const query = { start: 0, length: 30, status: '-1', search: '' } as const;
    const rowsOf = async (as: string) =>
      (await callOn(app.app, listDocuments, query, { cookie: as })).output.rows.map((row) => row.id);
    expect(await rowsOf(app.cookies.acme)).toEqual([]);
    expect(await rowsOf(app.cookies.root)).toEqual([]);
    const managers = await callOn(app.app, getDocumentToSign, { id }, { cookie: app.cookies.acme });
    expect(managers.error?.code).toBe('not-found');
    expect(await rowsOf(app.cookies.mario)).toEqual([id]);
    expect((await callOn(app.app, getDocumentToSign, { id }, { cookie })).status).toBe(200);
    expect((await callOn(app.app, getGuestLink, { link })).output.isSigned).toBe(true);
    expect((await callOn(app.app, resendSignedCopy, { id }, { cookie })).status).toBe(200);
  });

  it('deletes one, and its link leads nowhere', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const link = await lastLink(app, id);
    const cookie = await openLink(app, link);
    await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.acme });
    expect((await get(app, id)).error?.code).toBe('not-found');
    expect((await callOn(app.app, getGuestLink, { link })).error?.code).toBe('link-invalid');
    expect((await callOn(app.app, getDocumentToSign, { id }, { cookie })).error?.code).toBe('not-signed-in');
  });

  it('deletes several, all or none', async () => {
    const app = signingApp();
    const [own, other] = [await addDocument(app), await addDocument(app, { as: 'beta' })];
    const remove = async (ids: string[]) =>
      callOn(app.app, deleteDocuments, { ids }, { cookie: app.cookies.acme });
    expect((await remove([own, other])).error?.code).toBe('not-found');
    expect((await get(app, own)).status).toBe(200);
    const second = await addDocument(app);
    expect((await remove([own, second, own])).status).toBe(200);
    expect((await get(app, second)).error?.code).toBe('not-found');
  });

  it('refuses other people and an empty list', async () => {
    const app = signingApp();
    const id = await addDocument(app);
    const stranger = await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.beta });
    expect(stranger.error?.code).toBe('not-found');
    const staff = await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.mario });
    expect(staff.error?.code).toBe('forbidden');
    const response = await app.app.inject({
      method: 'POST',
      url: deleteDocuments.path,
      headers: { 'x-sportello-client': 'test', cookie: app.cookies.acme },
      payload: { id: ' , ' },
    });
    expect(response.statusCode).toBe(400);
  });
});
