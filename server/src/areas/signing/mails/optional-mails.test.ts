import { eq } from 'drizzle-orm';
import { saveNotificationChoices, type NotificationChoices } from 'shared-api/contracts/auth';
import type { PermissionCode } from 'shared-api/contracts/common';
import { completeDocument, getSealing, resendSignedCopy } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { drawnIn, firstRow, lastLink, openLink, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';

type Staff = keyof SigningTestApp['cookies'];

async function choose(
  app: SigningTestApp,
  name: Staff,
  choices: Partial<NotificationChoices>,
  permissions: PermissionCode[] = ['doc_docsign'],
) {
  await app.db.update(authUsers).set({ permissions }).where(eq(authUsers.id, name));
  await callOn(app.app, saveNotificationChoices, choices, { cookie: app.cookies[name] });
}

const complete = async (app: SigningTestApp, id: string, cookie = app.cookies.mario) =>
  app.whileWorking(callOn(app.app, completeDocument, { id, ...drawnIn(0) }, { cookie }));

const recipients = async (app: SigningTestApp, subject: string) =>
  (await app.outbox()).filter((mail) => mail.subject.includes(subject)).map(({ recipient }) => recipient);

const sealingOf = async (app: SigningTestApp, id: string, cookie = app.cookies.mario) =>
  callOn(app.app, getSealing, { id }, { cookie });

describeSigning('a mail that somebody does without', (signingApp) => {
  it('leaves the document in the portal, and its row shows that no mail was sent', async () => {
    const app = signingApp();
    await choose(app, 'mario', { invitation: false });
    await sendDocument(app);
    expect(await app.outbox()).toEqual([]);
    expect(await firstRow(app)).toMatchObject({ isSent: true, delivery: 'none' });
    expect(await firstRow(app, 'mario')).toMatchObject({ title: 'Contratto', isSent: true });
  });

  it('still goes to who could not open the document in the portal', async () => {
    const app = signingApp();
    await choose(app, 'mario', { invitation: false }, []);
    await choose(app, 'luca', { invitation: false });
    await app.db.update(authUsers).set({ isProductEnabled: false }).where(eq(authUsers.id, 'luca'));
    await sendDocument(app);
    await sendDocument(app, { receiverEmail: emailOf('luca') });
    expect((await recipients(app, 'da firmare')).toSorted()).toEqual([emailOf('luca'), emailOf('mario')]);
  });

  it('is the copy after signing, which can still be asked for', async () => {
    const app = signingApp();
    await choose(app, 'mario', { signedCopy: false });
    const id = await sendDocument(app, { boxes: 1 });
    await complete(app, id);
    expect((await sealingOf(app, id)).output).toMatchObject({ state: 'signed', isMailed: false });
    expect(await recipients(app, 'Documento firmato')).toEqual([]);
    expect(await firstRow(app)).toMatchObject({ isSigned: true });
    await callOn(app.app, resendSignedCopy, { id }, { cookie: app.cookies.mario });
    expect(await recipients(app, 'Documento firmato')).toEqual([emailOf('mario')]);
  });

  it('is not the copy that a guest was promised, whoever they are', async () => {
    const app = signingApp();
    await choose(app, 'mario', { signedCopy: false });
    const id = await sendDocument(app, { boxes: 1 });
    const cookie = await openLink(app, await lastLink(app, id));
    await complete(app, id, cookie);
    expect((await sealingOf(app, id, cookie)).output).toMatchObject({ state: 'signed', isMailed: true });
    expect(await recipients(app, 'Documento firmato')).toEqual([emailOf('mario')]);
  });

  it('is the notice to the sender, who still has the copy that was to be saved', async () => {
    const app = signingApp();
    await choose(app, 'acme', { signature: false });
    const id = await sendDocument(app, { boxes: 1 });
    await complete(app, id);
    expect((await sealingOf(app, id)).output).toEqual({
      state: 'signed',
      isMailed: true,
      isSenderMailed: false,
      savesCopy: true,
    });
    expect(await recipients(app, 'ha firmato')).toEqual([]);
    expect(await firstRow(app)).toMatchObject({ isSigned: true, may: { download: true } });
  });
});
