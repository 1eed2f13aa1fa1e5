import { deleteUsers, listSuccessors } from 'shared-api/contracts/admin';
import { completeDocument, getGuestLink, requestNewSending } from 'shared-api/contracts/signing';
import { eq } from 'drizzle-orm';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { insertUser } from '../../auth/users/users.repository.ts';
import { addBulkSend, beginBulkSends } from '../testing/bulk-sends.builders.ts';
import { addDocument, drawnIn, lastLink, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';
import { documentSubject } from './document-audit.ts';
import { signingDocuments } from './document.schema.ts';

/** Another administrator of Acme. */
const elena = 'elena@example.com';

const addElena = ({ db, clock }: SigningTestApp) =>
  insertUser(db, {
    id: 'elena',
    username: 'elena',
    passwordHash: 'none',
    firstName: 'Elena',
    lastName: 'Test',
    email: elena,
    companyId: 'acme',
    b: 'S',
    createdAt: clock.now(),
  });

describeSigning('documents of a sender who is gone', (signingApp) => {
  const remove = (app: SigningTestApp, successor?: string) =>
    callOn(app.app, deleteUsers, { ids: ['acme'], successor }, { cookie: app.cookies.root });
  const landing = async (app: SigningTestApp, id: string) => {
    const { output } = await callOn(app.app, getGuestLink, { link: await lastLink(app, id) });
    return [output.sender, output.senderEmail];
  };
  const sign = (app: SigningTestApp, id: string) =>
    app.whileWorking(
      callOn(app.app, completeDocument, { id, ...drawnIn(0, 1) }, { cookie: app.cookies.mario }),
    );
  const signedMails = async (app: SigningTestApp) =>
    (await app.outbox())
      .filter(({ subject }) => subject.startsWith('Mario Rossi ha firmato'))
      .map(({ recipient }) => recipient)
      .toSorted();

  it('pass with what is on its way to many people, which goes on in the other’s name', async () => {
    const app = signingApp();
    await addElena(app);
    await addBulkSend(app, ['mario'], { as: 'acme' });
    expect((await remove(app, 'elena')).output.deleted).toBe(1);
    await beginBulkSends(app);
    const [document] = await app.db.select().from(signingDocuments);
    expect(document).toMatchObject({ senderUserId: 'elena', senderEmail: elena, state: 'sent' });
    const log = await app.platform.audit.list(app.db, documentSubject(document?.id ?? ''));
    expect(log.map(({ action, actor }) => [action, actor])).toEqual([
      ['document.created', 'root'],
      ['document.sent', 'root'],
    ]);
    expect((await app.outbox()).map(({ recipient }) => recipient)).toContain(emailOf('mario'));
  });

  it('pass to whom one chooses, which the log of each says', async () => {
    const app = signingApp();
    await addElena(app);
    const [id, draft] = [await sendDocument(app), await addDocument(app)];
    const asked = await callOn(app.app, listSuccessors, { ids: ['acme'] }, { cookie: app.cookies.root });
    expect(asked.output.openDocuments).toBe(2);
    expect(asked.output.successors.map((each) => each.id)).toEqual(['root', 'elena']);
    expect((await remove(app, 'beta')).error?.fields).toEqual({
      successor: 'Scegli un amministratore attivo dell’azienda',
    });
    expect((await remove(app, 'elena')).output.deleted).toBe(1);
    for (const each of [id, draft]) {
      const log = await app.platform.audit.list(app.db, documentSubject(each));
      expect(log.at(-1)).toMatchObject({
        action: 'document.handed-over',
        actor: 'root',
        data: {
          before: { userId: 'acme', email: emailOf('acme') },
          after: { userId: 'elena', email: elena },
        },
      });
    }
    expect(await landing(app, id)).toEqual(['Elena Test', elena]);
    expect((await sign(app, id)).status).toBe(200);
    expect(await signedMails(app)).toEqual([elena]);
  });

  it('pass to who deletes where nobody is named', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    expect((await remove(app)).output.deleted).toBe(1);
    expect((await landing(app, id))[1]).toBe(emailOf('root'));
    await sign(app, id);
    expect(await signedMails(app)).toEqual([emailOf('root')]);
  });

  it('are answered for by the administrators of the company while the sender is deactivated, and never by a dead address', async () => {
    const app = signingApp();
    await addElena(app);
    const id = await sendDocument(app, { expires: true, hours: 1 });
    const link = await lastLink(app, id);
    await app.db.update(authUsers).set({ isProductEnabled: false }).where(eq(authUsers.id, 'acme'));
    const [, address] = await landing(app, id);
    expect([elena, emailOf('root')]).toContain(address);
    app.clock.advance(2 * 3_600_000);
    expect((await callOn(app.app, requestNewSending, { link })).status).toBe(200);
    const asked = (await app.outbox()).filter(({ subject }) =>
      subject.startsWith('Richiesto un nuovo invio'),
    );
    expect(asked.map(({ recipient }) => recipient).toSorted()).toEqual([elena, emailOf('root')]);
  });
});
