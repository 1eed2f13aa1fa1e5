import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { deleteUsers } from 'shared-api/contracts/admin';
import { downloadPersonalData, preparePersonalData } from 'shared-api/contracts/auth';
import {
  openGuestLink,
  saveSignatures,
  sendDocuments,
  verifyDocumentLog,
} from 'shared-api/contracts/signing';
import { platformDeliveries } from '../../../platform/deliveries/deliveries.schema.ts';
import { callOn, downloadOn, signInAs } from '../../../testing/index.ts';
import { userSubject } from '../../auth/users/user-audit.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { insertUser } from '../../auth/users/users.repository.ts';
import { addDocument, drawnIn, lastLink, listRows, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';
import { documentSubject } from './document-audit.ts';
import { findDocument } from './document.repository.ts';

const outside = 'olga@outside.example';

/** An account that an administrator of a company makes with an address. */
async function addAccount(app: SigningTestApp, companyId: string, email: string): Promise<void> {
  const now = app.clock.now();
  await insertUser(app.db, {
    id: 'second',
    username: 'second',
    passwordHash: 'none',
    firstName: 'Olga',
    lastName: 'Test',
    email,
    emailSince: now,
    emailBy: companyId,
    companyId,
    passwordChangedAt: now,
    createdAt: now,
  });
  await app.platform.audit.append(app.db, {
    subject: userSubject('second'),
    action: 'user.added',
    actor: companyId,
    data: { after: { email } },
  });
}

const confirm = (app: SigningTestApp) =>
  app.db.update(authUsers).set({ emailConfirmedAt: app.clock.now() }).where(eq(authUsers.id, 'second'));

async function remove(app: SigningTestApp, id: string, by: 'acme' | 'beta'): Promise<void> {
  await app.db
    .update(authUsers)
    .set({ permissions: ['utenti_docsign', 'doc_docsign'] })
    .where(eq(authUsers.id, by));
  const answer = await callOn(app.app, deleteUsers, { ids: [id] }, { cookie: await signInAs(app, by) });
  expect(answer.error).toBeUndefined();
  app.clock.advance(1000);
}

/** What the package of somebody's personal data says. */
async function packageOf(app: SigningTestApp, userId: string): Promise<string> {
  const by = { cookie: await signInAs(app, userId) };
  const { output } = await callOn(app.app, preparePersonalData, { userId }, by);
  const { bytes } = await downloadOn(app.app, downloadPersonalData, output, by);
  return Buffer.from(unzipSync(bytes)['data.json'] ?? []).toString();
}

const idsOf = async (app: SigningTestApp, cookie: string) =>
  (await listRows(app, cookie)).map(({ id }) => id);

describeSigning('what was sent to an account that was deleted', (signingApp) => {
  it('stays with it: a later account reads and signs nothing of it, though it receives there', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    const link = await lastLink(app, id);
    app.clock.advance(1000);
    await addAccount(app, 'acme', emailOf('mario'));
    await remove(app, 'mario', 'acme');
    await confirm(app);
    const cookie = await signInAs(app, 'second');
    expect(await idsOf(app, cookie)).toEqual([]);
    const { error } = await callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie });
    expect(error?.code).toBe('not-found');
    expect((await callOn(app.app, openGuestLink, { link })).output.documentId).toBe(id);
    const log = await app.platform.audit.list(app.db, documentSubject(id));
    expect(log.map(({ action }) => action)).toContain('document.receiver-left');
    const manager = { cookie: await signInAs(app, 'acme') };
    expect((await callOn(app.app, verifyDocumentLog, { id }, manager)).output.problems).toEqual([]);
  });

  it('is for who receives there now once it is sent again', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    await addAccount(app, 'acme', emailOf('mario'));
    await remove(app, 'mario', 'acme');
    await confirm(app);
    const manager = { cookie: await signInAs(app, 'acme') };
    expect((await callOn(app.app, sendDocuments, { ids: [id] }, manager)).error).toBeUndefined();
    expect(await idsOf(app, await signInAs(app, 'second'))).toEqual([id]);
  });

  it('is found where a row says otherwise than the log', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    await remove(app, 'mario', 'acme');
    await app.db.execute('update signing_documents set receiver_left_at = null');
    const manager = { cookie: await signInAs(app, 'acme') };
    const { problems } = (await callOn(app.app, verifyDocumentLog, { id }, manager)).output;
    expect(problems).toHaveLength(1);
  });

  it('is left alone where the address was never theirs: drafts, mails and links of another company', async () => {
    const app = signingApp();
    const draft = await addDocument(app, { receiverEmail: outside });
    const id = await sendDocument(app, { boxes: 1, receiverEmail: outside });
    const link = await lastLink(app, id);
    const mails = () => app.db.$count(platformDeliveries, eq(platformDeliveries.recipient, outside));
    const sent = await mails();
    await addAccount(app, 'beta', outside);
    expect(await packageOf(app, 'second')).not.toContain('Contratto');
    await remove(app, 'second', 'beta');
    expect(await findDocument(app.db, draft)).toMatchObject({
      receiverEmail: outside,
      receiverName: 'Mario',
    });
    expect(await findDocument(app.db, id)).toMatchObject({ receiverLeftAt: null });
    expect(await mails()).toBe(sent);
    expect((await callOn(app.app, openGuestLink, { link })).status).toBe(200);
  });

  it('is left alone by other companies’ deletions too, though the address was theirs', async () => {
    const app = signingApp();
    const draft = await addDocument(app, { receiverEmail: outside });
    await sendDocument(app, { boxes: 1, receiverEmail: outside });
    const mails = () => app.db.$count(platformDeliveries, eq(platformDeliveries.recipient, outside));
    const sent = await mails();
    await addAccount(app, 'beta', outside);
    await confirm(app);
    await remove(app, 'second', 'beta');
    expect(await findDocument(app.db, draft)).toMatchObject({
      receiverEmail: outside,
      receiverName: 'Mario',
    });
    expect(await mails()).toBe(sent);
  });
});
