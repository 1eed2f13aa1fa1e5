import {
  getDocumentForm,
  getDocumentToSign,
  getGuestLink,
  saveSignatures,
  updateDocument,
} from 'shared-api/contracts/signing';
import { callOn, postForm } from '../../../testing/index.ts';
import { documentSubject } from '../documents/document-audit.ts';
import {
  addDocument,
  drawnIn,
  firstRow,
  lastLink,
  openLink,
  sendDocument,
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

describeSigning('editing a document', (signingApp) => {
  it('answers the form with its Result', async () => {
    const app = signingApp();
    const form = { v_id: await addDocument(app) };
    const { error: answer } = await postForm(app.app, getDocumentForm.path, form, app.cookies.acme);
    expect(answer).toMatchObject({ Result: 'OK', nome: receiver.receiverName });
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

  it('takes no letter that cannot be put on paper', async () => {
    const app = signingApp();
    const id = await addDocument(app);
    const { error } = await save(
      app,
      { id, version: 1, receiverSurname: 'Rossi 𒀀' },
      { cookie: app.cookies.acme },
    );
    expect(error?.fields).toEqual({
      receiverSurname: 'Questi caratteri non si possono scrivere in un PDF: 𒀀',
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
    expect(await firstRow(app)).toMatchObject({ state: 'draft', isSent: false, delivery: 'none' });
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
    const signed = { id, ...drawnIn(0) };
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
    expect(new Date((await firstRow(app))?.expiresAt ?? '')).toEqual(new Date('2026-03-02T12:00:00Z'));
  });

  it('refuses a document with a signature', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const { version } = (await get(app, id)).output;
    const signed = { id, ...drawnIn(0) };
    await callOn(app.app, saveSignatures, signed, { cookie: app.cookies.mario });
    expect((await get(app, id)).error?.code).toBe('document-already-signed');
    expect((await save(app, { id, version })).error?.code).toBe('document-already-signed');
  });
});
