import { actFor } from 'shared-api/contracts/directory';
import {
  completeDocument,
  deleteConfirmationMails,
  getConfirmationMail,
  listConfirmationMails,
  maxConfirmationMails,
  saveConfirmationMail,
} from 'shared-api/contracts/signing';
import { saveNotificationChoices } from 'shared-api/contracts/auth';
import { compareNames, type InputOf } from 'shared-api/contracts/common';
import { callOn, postForm } from '../../../testing/index.ts';
import { foldTexts } from '../../folded-texts.repository.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { drawnIn, sendDocument } from '../testing/documents.builders.ts';
import { signingConfirmationMails } from './confirmation-mail.schema.ts';
import { describeSigning, emailOf, speakEnglish, type SigningTestApp } from '../testing/signing-app.ts';

type Person = keyof SigningTestApp['cookies'];

const list = async (
  app: SigningTestApp,
  person: Person = 'acme',
  filters: Partial<InputOf<typeof listConfirmationMails>> = {},
) => {
  const input = { start: 0, length: 30, search: '', ...filters };
  return callOn(app.app, listConfirmationMails, input, { cookie: app.cookies[person] });
};

const save = async (
  app: SigningTestApp,
  fields: Partial<InputOf<typeof saveConfirmationMail>>,
  person: Person = 'acme',
) =>
  callOn(app.app, saveConfirmationMail, { id: '0', email: '', ...fields }, { cookie: app.cookies[person] });

const add = async (app: SigningTestApp, email: string, companyId?: string, person: Person = 'acme') =>
  (await save(app, { email, companyId }, person)).output.id;

const emailsOf = async (app: SigningTestApp, person: Person = 'acme', search = '') =>
  (await list(app, person, { search })).output.rows.map(({ email }) => email);

describeSigning('confirmation mails', (signingApp) => {
  it('are listed by address to who administers the company, thirty at a time', async () => {
    const app = signingApp();
    for (const name of ['paghe', 'Archivio']) await add(app, `${name}@acme.example`);
    await add(app, 'ufficio@beta.example', 'beta', 'root');
    const { output } = await list(app);
    expect(output).toMatchObject({
      total: 2,
      next: null,
      rows: [
        { number: 1, email: 'Archivio@acme.example', companyId: 'acme', companyName: 'Acme' },
        { number: 2, email: 'paghe@acme.example' },
      ],
    });
    expect(await emailsOf(app, 'acme', 'PAGH')).toEqual(['paghe@acme.example']);
    expect(await emailsOf(app, 'acme', '%')).toEqual([]);
    const first = (await list(app, 'root', { length: 2 })).output;
    expect(first).toMatchObject({ total: 3, rows: [{}, {}] });
    const second = (await list(app, 'root', { length: 2, start: 2, cursor: first.next ?? '' })).output;
    expect(second).toMatchObject({ next: null, rows: [{ number: 3, email: 'ufficio@beta.example' }] });
    expect((await list(app, 'root', { companyId: 'beta' })).output.total).toBe(1);
    expect((await list(app, 'root', { cursor: 'none of ours' })).error?.code).toBe('invalid-input');
  });

  it('stand in the one order of names, page by page, those too that were kept before texts were folded', async () => {
    const app = signingApp();
    for (const name of ['dab', 'da', 'D-b', 'd_z']) await add(app, `${name}@acme.example`);
    await app.db.update(signingConfirmationMails).set({ emailFold: '' });
    expect(await emailsOf(app, 'acme', 'DAB@')).toEqual([]);
    await foldTexts(app.db);
    expect(await emailsOf(app, 'acme', 'DAB@')).toEqual(['dab@acme.example']);
    const inOrder = (await emailsOf(app)).toSorted(compareNames);
    expect(inOrder).toHaveLength(4);
    expect(await emailsOf(app)).toEqual(inOrder);
    const first = (await list(app, 'acme', { length: 3 })).output;
    const rest = (await list(app, 'acme', { start: 3, cursor: first.next ?? '' })).output;
    expect([...first.rows, ...rest.rows].map(({ email }) => email)).toEqual(inOrder);
  });

  it('are nobody else’s to see or change', async () => {
    const app = signingApp();
    const id = await add(app, 'paghe@acme.example');
    expect((await list(app, 'mario')).error?.code).toBe('forbidden');
    expect((await list(app, 'beta', { companyId: 'acme' })).error?.code).toBe('forbidden');
    expect((await list(app, 'beta')).output.total).toBe(0);
    expect((await save(app, { email: 'x@beta.example', companyId: 'acme' }, 'beta')).error?.code).toBe(
      'forbidden',
    );
    expect((await save(app, { email: 'x@beta.example', companyId: 'gone' }, 'root')).error?.code).toBe(
      'not-found',
    );
    const changed = { id, email: 'x@beta.example', version: 1 };
    expect((await save(app, changed, 'beta')).error?.code).toBe('not-found');
    const asBeta = { cookie: app.cookies.beta };
    expect((await callOn(app.app, getConfirmationMail, { id }, asBeta)).error?.code).toBe('not-found');
    const removed = await callOn(app.app, deleteConfirmationMails, { ids: [id] }, asBeta);
    expect(removed.error?.code).toBe('not-found');
    expect(await emailsOf(app)).toEqual(['paghe@acme.example']);
  });

  it('are those of the company that a super user acts for', async () => {
    const app = signingApp();
    await add(app, 'paghe@acme.example');
    await callOn(app.app, actFor, { companyId: 'beta' }, { cookie: app.cookies.root });
    await add(app, 'ufficio@beta.example', undefined, 'root');
    expect(await emailsOf(app, 'root')).toEqual(['ufficio@beta.example']);
    expect((await list(app, 'root', { companyId: 'acme' })).error?.code).toBe('forbidden');
  });

  it('refuse what is no address in the specified words, on the field', async () => {
    const app = signingApp();
    const refused = async (email: string) => {
      const form = { v_id: '0', v_mail: email };
      return (await postForm(app.app, saveConfirmationMail.path, form, app.cookies.acme)).error.fields;
    };
    expect(await refused(' ')).toEqual({ v_mail: 'Specificare una mail' });
    expect(await refused('paghe@acme')).toEqual({ v_mail: 'E-Mail non valida' });
    expect(await emailsOf(app)).toEqual([]);
  });

  it('are in a company’s list once each, twenty at most', async () => {
    const app = signingApp();
    for (let index = 0; index < maxConfirmationMails - 1; index++) await add(app, `a${index}@acme.example`);
    expect((await save(app, { email: 'A0@acme.example' })).error).toMatchObject({
      code: 'conflict',
      fields: { email: 'Questo indirizzo è già nell’elenco dell’azienda' },
    });
    await add(app, 'a0@acme.example', 'beta', 'root');
    const answers = await Promise.all(
      ['x@acme.example', 'y@acme.example'].map((email) => save(app, { email })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect((await list(app)).output.total).toBe(maxConfirmationMails);
    await speakEnglish(app, 'acme');
    const { error } = await save(app, { email: 'z@acme.example' });
    expect(error?.fields?.['email']).toMatch(/^A company has 20 confirmation addresses at most/);
  });

  it('are changed one after the other, and tell the second writer who was first', async () => {
    const app = signingApp();
    const id = await add(app, 'paghe@acme.example');
    await add(app, 'altro@acme.example');
    expect((await save(app, { id, email: 'stipendi@acme.example', version: 1 })).output.version).toBe(2);
    const late = await save(app, { id, email: 'buste@acme.example', version: 1 }, 'root');
    expect(late.error).toMatchObject({
      code: 'conflict',
      details: { changedBy: 'acme Test', current: { email: 'stipendi@acme.example', version: 2 } },
    });
    const taken = await save(app, { id, email: 'ALTRO@acme.example', version: 2 });
    expect(taken.error?.fields).toHaveProperty('email');
    const { output } = await callOn(app.app, getConfirmationMail, { id }, { cookie: app.cookies.acme });
    expect(output).toEqual({
      email: 'stipendi@acme.example',
      companyId: 'acme',
      companyName: 'Acme',
      version: 2,
    });
  });

  it('are deleted together or not at all, and every change is in the log', async () => {
    const app = signingApp();
    const ids = [await add(app, 'uno@acme.example'), await add(app, 'due@acme.example')];
    const remove = (wanted: string[]) =>
      callOn(app.app, deleteConfirmationMails, { ids: wanted }, { cookie: app.cookies.acme });
    expect((await remove([...ids, 'gone'])).error?.code).toBe('not-found');
    expect((await list(app)).output.total).toBe(2);
    await save(app, { id: ids[0] ?? '', email: 'tre@acme.example', version: 1 });
    expect((await remove(ids)).status).toBe(200);
    expect((await list(app)).output.total).toBe(0);
    const events = await app.platform.audit.list(app.db, 'signing_confirmation_mails:acme');
    expect(events.map(({ action, actor, companyId }) => [action, actor, companyId])).toEqual([
      ['confirmation-mail.added', 'acme', 'acme'],
      ['confirmation-mail.added', 'acme', 'acme'],
      ['confirmation-mail.changed', 'acme', 'acme'],
      ['confirmation-mail.removed', 'acme', 'acme'],
      ['confirmation-mail.removed', 'acme', 'acme'],
    ]);
  });
});

describeSigning('a signed document', (signingApp) => {
  const signAll = async (app: SigningTestApp, shape: { savesCopy?: boolean } = {}) => {
    const id = await sendDocument(app, shape);
    const input = { id, ...drawnIn(0, 1) };
    await app.whileWorking(callOn(app.app, completeDocument, input, { cookie: app.cookies.mario }));
    const mails = (await app.outbox()).filter(({ subject }) => subject.includes('firmato'));
    return { id, mails };
  };
  const recipients = (mails: readonly { readonly recipient: string }[]) =>
    mails.map(({ recipient }) => recipient).toSorted();

  it('goes to each address of its company once, with the PDF and a line in its history', async () => {
    const app = signingApp();
    await add(app, 'archivio@acme.example');
    await add(app, emailOf('acme').toUpperCase());
    await add(app, emailOf('mario'));
    await add(app, 'ufficio@beta.example', 'beta', 'root');
    const { id, mails } = await signAll(app);
    expect(recipients(mails)).toEqual([emailOf('acme'), 'archivio@acme.example', emailOf('mario')]);
    const mail = mails.find(({ recipient }) => recipient === 'archivio@acme.example');
    expect(mail?.subject).toBe('Documento firmato da Mario Rossi: Contratto – Acme');
    expect(mail?.attachments).toHaveLength(1);
    expect(mail?.text).toContain('riceve i documenti firmati di Acme');
    const events = await app.platform.audit.list(app.db, `signing_documents:${id}`);
    const mailed = events
      .filter(({ action }) => action === 'document.mailed')
      .map(({ data }) => String(data['to']));
    expect(mailed.toSorted()).toEqual(recipients(mails));
    const [document] = await app.db.select().from(signingDocuments);
    const toSigner = mails.find(({ recipient }) => recipient === emailOf('mario'));
    expect(document?.deliveryId).toBe(toSigner?.id);
  });

  it('goes to a sender’s address of the list although they do without mails of their own', async () => {
    const app = signingApp();
    await add(app, emailOf('acme'));
    const choices = { signature: false };
    await callOn(app.app, saveNotificationChoices, choices, { cookie: app.cookies.acme });
    const { mails } = await signAll(app);
    expect(recipients(mails)).toEqual([emailOf('acme'), emailOf('mario')]);
  });

  it('stays out of the mail where no copy is to be saved', async () => {
    const app = signingApp();
    await add(app, 'archivio@acme.example');
    const { mails } = await signAll(app, { savesCopy: false });
    const mail = mails.find(({ recipient }) => recipient === 'archivio@acme.example');
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).not.toContain('in allegato');
  });
});
