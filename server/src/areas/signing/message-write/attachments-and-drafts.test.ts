import {
  deleteMessageDraft,
  draftConflict,
  getMessageDraft,
  listMessageDrafts,
  listSentMessages,
  noRecipients,
  saveMessageDraft,
  sendExternalMessage,
  uploadAttachment,
} from 'shared-api/contracts/signing';
import sharp from 'sharp';
import { callOn, signInAs } from '../../../testing/index.ts';
import { makeBomb } from '../../admin/slides/testing/pictures.builders.ts';
import { signingUploads } from '../document-add/upload.schema.ts';
import { boxesOf, pdfFile } from '../testing/documents.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

type Staff = keyof SigningTestApp['cookies'];

const upload = ({ app, cookies }: SigningTestApp, file: File, as: Staff = 'acme') =>
  callOn(app, uploadAttachment, {}, { cookie: cookies[as], files: { file } });

const picture = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#1e5abe' } })
    .png()
    .toBuffer();
const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);

describeSigning('the attachment of a message', (signingApp) => {
  it('is what its bytes are, whatever its name, and is called so', async () => {
    const app = signingApp();
    expect((await upload(app, fileOf(await picture(), 'foto.pdf'))).output).toMatchObject({
      type: 'image/png',
      fileName: 'foto.png',
      pages: [],
    });
    const pdf = (await upload(app, pdfFile())).output;
    expect([pdf.type, pdf.pages.length]).toEqual(['application/pdf', 2]);
  });

  it.each([
    ['a page', async () => Buffer.from('<!doctype html>'), 'Formati accettati: .pdf,.png,.jpg,.jpeg'],
    ['half a picture', async () => (await picture()).subarray(0, 60), 'danneggiata'],
    ['a size that bursts the memory', async () => makeBomb(60_000, 60_000), '6610 per 6200'],
  ] as const)('is refused where it is %s, and its file does not stay', async (_what, make, sentence) => {
    const app = signingApp();
    const { error } = await upload(app, fileOf(await make(), 'foto.png'));
    expect(error?.fields?.['file']).toContain(sentence);
    const [kept] = await app.db.select().from(signingUploads);
    expect(kept?.expiresAt).toEqual(app.clock.now());
  });

  it('is refused to the staff', async () => {
    expect((await upload(signingApp(), pdfFile(), 'mario')).error?.code).toBe('forbidden');
  });
});

describeSigning('drafts of messages', (signingApp) => {
  const draft = {
    title: 'Chiusura',
    body: '',
    recipients: noRecipients,
    viewsAttachment: false,
    signsAttachment: false,
    boxes: [],
  };
  const save = (app: SigningTestApp, changes: object = {}, as: Staff = 'acme') =>
    callOn(app.app, saveMessageDraft, { ...draft, ...changes }, { cookie: app.cookies[as] });

  it('are kept as they are, with their attachment for as long as they are', async () => {
    const app = signingApp();
    const { uploadId } = (await upload(app, pdfFile())).output;
    const { id } = (await save(app, { uploadId, recipients: { ...noRecipients, userIds: ['mario'] } }))
      .output;
    app.clock.advance(30 * 24 * 60 * 60_000);
    const cookie = { cookie: await signInAs(app, 'acme') };
    const opened = (await callOn(app.app, getMessageDraft, { id }, cookie)).output.draft;
    expect(opened).toMatchObject({
      title: 'Chiusura',
      version: 1,
      people: [{ id: 'mario', name: 'mario Test' }],
      upload: { uploadId, type: 'application/pdf' },
    });
    const { drafts } = (await callOn(app.app, listMessageDrafts, {}, cookie)).output;
    expect(drafts).toMatchObject([{ id, title: 'Chiusura', hasAttachment: true }]);
  });

  it('are kept whole where everything is as long as it may be', async () => {
    const app = signingApp();
    const ids = (kind: string) => Array.from({ length: 500 }, (_, at) => `${kind}-${at}`.padEnd(100, '-'));
    const recipients = {
      ...noRecipients,
      companyIds: ids('company'),
      groupIds: ids('group'),
      userIds: ids('user'),
    };
    const body = '世'.repeat(20_000);
    const { output, error } = await save(app, { body, recipients });
    expect(error).toBeUndefined();
    const cookie = { cookie: app.cookies.acme };
    const kept = (await callOn(app.app, getMessageDraft, { id: output.id }, cookie)).output.draft;
    expect(kept.body).toBe(body);
  });

  it('are not overwritten by another tab in silence', async () => {
    const app = signingApp();
    const { id } = (await save(app)).output;
    expect((await save(app, { id, version: 1, title: 'Uno' })).output).toEqual({ id, version: 2 });
    const { error } = await save(app, { id, version: 1, title: 'Due' });
    expect(error?.code).toBe('conflict');
    expect(draftConflict.parse(error?.details).current.version).toBe(2);
  });

  it('are their writer’s alone', async () => {
    const app = signingApp();
    const { id } = (await save(app)).output;
    const others = { cookie: app.cookies.root };
    expect((await callOn(app.app, getMessageDraft, { id }, others)).error?.code).toBe('not-found');
    expect((await save(app, { id, version: 1 }, 'root')).error?.code).toBe('not-found');
    expect((await callOn(app.app, deleteMessageDraft, { id }, others)).error?.code).toBe('not-found');
    expect((await save(app, {}, 'mario')).error?.code).toBe('forbidden');
    expect(
      (await callOn(app.app, deleteMessageDraft, { id }, { cookie: app.cookies.acme })).error,
    ).toBeUndefined();
    expect(
      (await callOn(app.app, listMessageDrafts, {}, { cookie: app.cookies.acme })).output.drafts,
    ).toEqual([]);
  });
});

describeSigning('a message to an external person', (signingApp) => {
  const message = {
    requestId: 'richiesta-1',
    name: 'Paola',
    surname: 'Esterna',
    email: 'paola@fuori.example',
    title: 'Benvenuta',
    body: 'Prima riga\n\nSeconda riga',
    signsAttachment: false,
    boxes: [],
  };
  const send = (app: SigningTestApp, changes: object = {}, as: Staff = 'acme') =>
    callOn(app.app, sendExternalMessage, { ...message, ...changes }, { cookie: app.cookies[as] });
  const sentOf = async (app: SigningTestApp) =>
    (
      await callOn(
        app.app,
        listSentMessages,
        { search: '', start: 0, length: 25 },
        { cookie: app.cookies.acme },
      )
    ).output.rows;

  it('is a mail with its text and its PDF, once, whose delivery its writer follows', async () => {
    const app = signingApp();
    const { uploadId } = (await upload(app, pdfFile())).output;
    const first = await app.whileWorking(send(app, { uploadId }));
    expect((await send(app, { uploadId })).output).toEqual(first.output);
    const mails = await app.outbox();
    const [mail] = mails.filter(({ recipient }) => recipient === message.email);
    expect(mails.filter(({ recipient }) => recipient === message.email)).toHaveLength(1);
    expect(mail?.text).toMatch(/Prima riga\n+Seconda riga/);
    expect(await sentOf(app)).toMatchObject([
      { title: 'Benvenuta', receivers: 'Paola Esterna', isExternal: true, state: 'done', delivery: 'sent' },
    ]);
  });

  it('is a document to sign where it has boxes, with its text in the mail that holds the link', async () => {
    const app = signingApp();
    const { uploadId } = (await upload(app, pdfFile())).output;
    await app.whileWorking(send(app, { uploadId, signsAttachment: true, boxes: boxesOf(1) }));
    const mail = (await app.outbox()).find(({ recipient }) => recipient === message.email);
    expect(mail?.text).toContain('/reservate/');
    expect(mail?.text).toContain('Prima riga');
    expect((await sentOf(app))[0]).toMatchObject({ signsAttachment: true, signed: 0, delivery: 'sent' });
  });

  it('is refused without its document or its boxes, with a picture, and to the staff', async () => {
    const app = signingApp();
    const { uploadId } = (await upload(app, pdfFile())).output;
    const fields = async (changes: object) => (await send(app, changes)).error?.fields;
    expect(await fields({ signsAttachment: true, boxes: boxesOf(1) })).toEqual({
      uploadId: "Specificare l'allegato",
    });
    expect(await fields({ signsAttachment: true, uploadId })).toMatchObject({
      boxes: expect.stringContaining('almeno una firma'),
    });
    const pictureId = (await upload(app, fileOf(await picture(), 'foto.png'))).output.uploadId;
    expect(await fields({ uploadId: pictureId })).toEqual({ uploadId: 'Accettati solo file pdf' });
    expect((await send(app, {}, 'mario')).error?.code).toBe('forbidden');
  });
});
