import { eq } from 'drizzle-orm';
import {
  listDocuments,
  updateDocument,
  countDocumentsToSign,
  type DocumentRow,
} from 'shared-api/contracts/signing';
import { z } from 'zod';
import { platformDeliveries } from '../../../platform/deliveries/deliveries.schema.ts';
import { callOn } from '../../../testing/index.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { insertDocument } from '../documents/document.repository.ts';
import { addDocument, lastLink, openLink, send, sendDocument } from '../testing/documents.builders.ts';
import { documentRecord } from '../testing/document-record.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';

type Query = Parameters<typeof callOn<typeof listDocuments.input, typeof listDocuments.output>>[2];

const firstPage: Query = { start: 0, length: 30, status: '-1', search: '' };

async function list(app: SigningTestApp, cookie: string, query: Partial<Query> = {}) {
  return callOn(app.app, listDocuments, { ...firstPage, ...query }, { cookie });
}

async function titles(app: SigningTestApp, cookie: string, query: Partial<Query> = {}): Promise<string[]> {
  return (await list(app, cookie, query)).output.rows.map(({ title }) => title);
}

describeSigning('the document grid', (signingApp) => {
  it('loads page after page without losing or repeating rows of the same instant', async () => {
    const app = signingApp();
    for (let index = 0; index < 65; index += 1)
      await insertDocument(
        app.db,
        documentRecord({ id: `d${String(index).padStart(2, '0')}`, now: app.clock.now() }),
      );
    const rows: DocumentRow[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { output } = await list(app, app.cookies.acme, {
        start: rows.length,
        ...(cursor && { cursor }),
      });
      rows.push(...output.rows);
      cursor = output.next;
    }
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 65 }, (_, index) => index + 1));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(65);
    expect(rows[0]?.id).toBe('d64');
  });

  it('puts the newest first, and accepts a start without a cursor', async () => {
    const app = signingApp();
    for (const id of ['old', 'middle', 'new']) {
      await insertDocument(app.db, documentRecord({ id, now: app.clock.now() }));
      app.clock.advance(1);
    }
    const { output } = await list(app, app.cookies.acme, { start: 1, length: 1 });
    expect(output.rows).toMatchObject([{ id: 'middle', number: 2 }]);
  });

  it('shows an administrator the documents of their company and a super user all', async () => {
    const app = signingApp();
    await addDocument(app, { as: 'acme', title: 'Di Acme' });
    await addDocument(app, { as: 'beta', title: 'Di Beta' });
    expect(await titles(app, app.cookies.acme)).toEqual(['Di Acme']);
    expect(await titles(app, app.cookies.beta)).toEqual(['Di Beta']);
    expect((await titles(app, app.cookies.root)).toSorted()).toEqual(['Di Acme', 'Di Beta']);
    expect(await titles(app, app.cookies.root, { companyId: 'beta' })).toEqual(['Di Beta']);
  });

  it('shows an administrator what is addressed to them, of any company, when they ask as its receiver', async () => {
    const app = signingApp();
    await addDocument(app, { as: 'acme', title: 'Di Acme' });
    await sendDocument(app, { as: 'beta', title: 'Per la capa di Acme', receiverEmail: emailOf('acme') });
    await addDocument(app, { as: 'beta', title: 'Non inviato', receiverEmail: emailOf('acme') });
    const { output } = await list(app, app.cookies.acme, { asReceiver: true, status: '0' });
    expect(output.rows).toMatchObject([
      { title: 'Per la capa di Acme', may: { verifyMobile: true, edit: false, remove: false, send: false } },
    ]);
  });

  it('refuses another company’s documents to an administrator', async () => {
    const app = signingApp();
    const { error } = await list(app, app.cookies.acme, { companyId: 'beta' });
    expect(error?.code).toBe('forbidden');
  });

  it('refuses a visitor, and a cursor that is none', async () => {
    const app = signingApp();
    expect((await list(app, '')).error?.code).toBe('not-signed-in');
    expect((await list(app, app.cookies.acme, { cursor: 'x' })).error?.code).toBe('invalid-input');
  });

  it('shows a receiver what was sent to them, signed or not, but no drafts', async () => {
    const app = signingApp();
    await addDocument(app, { title: 'Bozza' });
    await sendDocument(app, { title: 'Inviato', receiverEmail: 'MARIO@example.com' });
    await sendDocument(app, { title: 'Di altri', receiverEmail: 'anna@example.com' });
    const signed = await sendDocument(app, { title: 'Firmato' });
    await app.db.update(signingDocuments).set({ state: 'signed' }).where(eq(signingDocuments.id, signed));
    expect((await titles(app, app.cookies.mario, { status: '0' })).toSorted()).toEqual([
      'Firmato',
      'Inviato',
    ]);
  });

  it('shows a guest their one document', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { title: 'Il suo' });
    await sendDocument(app, { title: 'Un altro' });
    const cookie = await openLink(app, await lastLink(app, id));
    expect(await titles(app, cookie)).toEqual(['Il suo']);
  });

  it('filters by status for administrators', async () => {
    const app = signingApp();
    await addDocument(app, { title: 'Aperto' });
    const signed = await addDocument(app, { title: 'Firmato' });
    await app.db.update(signingDocuments).set({ state: 'signed' }).where(eq(signingDocuments.id, signed));
    expect(await titles(app, app.cookies.acme, { status: '0' })).toEqual(['Aperto']);
    expect(await titles(app, app.cookies.acme, { status: '1' })).toEqual(['Firmato']);
  });

  it('searches title and receiver by words, whatever their case and accents', async () => {
    const app = signingApp();
    await addDocument(app, { title: 'Perché firmare 50%' });
    await addDocument(app, { title: 'Contratto', receiverEmail: 'anna.neri@example.com' });
    expect(await titles(app, app.cookies.acme, { search: 'PERCHE mario' })).toEqual(['Perché firmare 50%']);
    expect(await titles(app, app.cookies.acme, { search: 'anna.neri@' })).toEqual(['Contratto']);
    expect(await titles(app, app.cookies.acme, { search: '5_%' })).toEqual([]);
    expect(await titles(app, app.cookies.acme, { search: "'); drop table" })).toEqual([]);
  });

  it('searches the sender too, also after the document was edited', async () => {
    const app = signingApp();
    await addDocument(app, { as: 'acme', title: 'Di Acme' });
    const edited = await addDocument(app, { as: 'root', title: 'Di Root' });
    const receiver = { receiverName: 'Mario', receiverSurname: 'Rossi', receiverEmail: emailOf('mario') };
    const change = { ...receiver, id: edited, title: 'Ancora di Root', expires: false, version: 1 };
    await callOn(app.app, updateDocument, change, { cookie: app.cookies.acme });
    expect(await titles(app, app.cookies.root, { search: emailOf('root') })).toEqual(['Ancora di Root']);
  });

  it('filters by a person, as sender or receiver', async () => {
    const app = signingApp();
    await addDocument(app, { title: 'A Mario' });
    await addDocument(app, { title: 'Ad Anna', receiverEmail: 'anna@example.com' });
    await addDocument(app, { as: 'root', title: 'Di Root', receiverEmail: 'anna@example.com' });
    expect(await titles(app, app.cookies.acme, { userId: 'mario' })).toEqual(['A Mario']);
    expect(await titles(app, app.cookies.acme, { userId: 'root' })).toEqual(['Di Root']);
  });

  it('answers what the caller may do with each row', async () => {
    const app = signingApp();
    await sendDocument(app);
    const [forAdmin] = (await list(app, app.cookies.acme)).output.rows;
    const [forReceiver] = (await list(app, app.cookies.mario)).output.rows;
    const none = {
      edit: false,
      remove: false,
      send: false,
      verifyMobile: false,
      download: false,
      sendCopy: false,
      sealAgain: false,
    };
    expect(forAdmin?.may).toEqual({ ...none, edit: true, remove: true, send: true, view: true, sign: false });
    expect(forReceiver?.may).toEqual({ ...none, view: true, sign: true });
  });

  it('answers what the contract names, and nothing else that is known of a document', async () => {
    const app = signingApp();
    await sendDocument(app, { expires: true, hours: 24 });
    const { path, output } = listDocuments;
    const answer = await app.app.inject({ url: path, headers: { cookie: app.cookies.acme } });
    const wire = answer.json<{ data: object[] }>();
    expect(wire.data).toHaveLength(1);
    expect(z.encode(output, z.decode(output, wire as never))).toEqual(wire);
    expect(answer.body).not.toContain('email_key');
    expect(answer.body).not.toContain('EmailKey');
  });

  it('shows what became of the mail', async () => {
    const app = signingApp();
    const id = await addDocument(app);
    const row = async () => (await list(app, app.cookies.acme)).output.rows[0];
    expect(await row()).toMatchObject({ isSent: false, sentAt: null, delivery: 'none' });
    await send(app, [id]);
    expect(await row()).toMatchObject({ isSent: true, delivery: 'queued', deliveryProblem: null });
    await app.outbox();
    expect(await row()).toMatchObject({ delivery: 'sent' });
    await app.db.update(platformDeliveries).set({ state: 'bounced' });
    expect(await row()).toMatchObject({
      delivery: 'bounced',
      deliveryProblem: 'L’indirizzo ha rifiutato l’e‑mail',
    });
    for (const [change, problem] of [
      [{ state: 'failed', fault: 'installation' }, 'L’indirizzo non c’entra'],
      [{ state: 'failed', fault: 'receiver' }, 'la casella non riceve'],
      [{ state: 'failed', fault: 'content' }, 'ha rifiutato il contenuto'],
      [{ state: 'queued', fault: 'installation', lastError: 'x' }, 'L’e‑mail aspetta'],
    ] as const) {
      await app.db.update(platformDeliveries).set(change);
      expect((await row())?.deliveryProblem).toContain(problem);
    }
  });
});

describeSigning('the counter of the dashboard', (signingApp) => {
  const count = async (app: SigningTestApp, cookie: string) =>
    callOn(app.app, countDocumentsToSign, { offset: 0, limit: 10 }, { cookie });

  it('counts what waits for the caller’s signature, no further than asked', async () => {
    const app = signingApp();
    await addDocument(app);
    await sendDocument(app, { expires: true, hours: 1 });
    await sendDocument(app);
    expect((await count(app, app.cookies.mario)).output.total).toBe(2);
    app.clock.advance(2 * 3_600_000);
    expect((await count(app, app.cookies.mario)).output.total).toBe(1);
    for (let index = 0; index < 12; index += 1)
      await insertDocument(app.db, {
        ...documentRecord({ id: `d${index}`, now: app.clock.now() }),
        receiverEmailKey: emailOf('mario'),
        state: 'sent',
      });
    expect((await count(app, app.cookies.mario)).output.total).toBe(10);
    expect((await count(app, app.cookies.luca)).output.total).toBe(0);
  });

  it('refuses a visitor and a limit that is no number', async () => {
    const app = signingApp();
    expect((await count(app, '')).error?.code).toBe('not-signed-in');
    const bad = { offset: 0, limit: 'many' as unknown as number };
    const answer = callOn(app.app, countDocumentsToSign, bad, { cookie: app.cookies.mario });
    await expect(answer).rejects.toThrow();
    for (const limit of ['-1', '101']) {
      const headers = {
        'x-sportello-client': 'test',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: app.cookies.mario,
      };
      const payload = `offset=0&limit=${limit}`;
      const { path: url, method } = countDocumentsToSign;
      expect((await app.app.inject({ method, url, headers, payload })).statusCode).toBe(400);
    }
  });
});
