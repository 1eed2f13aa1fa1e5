import { eq } from 'drizzle-orm';
import { getDocumentToSign, getGuestLink, saveSignatures } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { directoryCompanies } from '../../directory/directory.schema.ts';
import { drawnIn, lastLink, openLink, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

const guestOf = async (app: SigningTestApp, id: string) => openLink(app, await lastLink(app, id));
const sign = (app: SigningTestApp, id: string, cookie: string) =>
  callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie });

describeSigning('who signs in by an app or a passkey alone', (signingApp) => {
  const change = (app: SigningTestApp, changes: Partial<typeof authUsers.$inferInsert>) =>
    app.db.update(authUsers).set(changes).where(eq(authUsers.id, 'mario'));

  it('does not sign by the link of a mail alone, but signed in', async () => {
    const app = signingApp();
    await change(app, { strongSignIn: true });
    const id = await sendDocument(app, { boxes: 1 });
    const refused = await sign(app, id, await guestOf(app, id));
    expect(refused.error).toMatchObject({
      code: 'forbidden',
      Error: expect.stringContaining('accedere al portale') as string,
    });
    expect((await sign(app, id, app.cookies.mario)).error).toBeUndefined();
  });

  it('reads so before anything is drawn: on the page of the link, and beside the document', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    const link = await lastLink(app, id);
    const said = async (cookie: string) => [
      (await callOn(app.app, getGuestLink, { link })).output.needsSignIn,
      (await callOn(app.app, getDocumentToSign, { id }, { cookie })).output.needsSignIn,
    ];
    const guest = await openLink(app, link);
    expect(await said(guest)).toEqual([false, false]);
    await change(app, { strongSignIn: true });
    expect(await said(guest)).toEqual([true, true]);
    expect(await said(app.cookies.mario)).toEqual([true, false]);
  });

  it('is so too where their company asks for it, until an administrator lets codes count', async () => {
    const app = signingApp();
    await app.db
      .update(directoryCompanies)
      .set({ asksStrongSignIn: true })
      .where(eq(directoryCompanies.id, 'acme'));
    const id = await sendDocument(app, { boxes: 1 });
    const guest = await guestOf(app, id);
    expect((await sign(app, id, guest)).error?.code).toBe('forbidden');
    await change(app, { codesAllowedFrom: app.clock.now() });
    expect((await sign(app, id, guest)).error).toBeUndefined();
  });

  it('is nobody who has no account, whatever the sender’s company asks of its people', async () => {
    const app = signingApp();
    await app.db.update(directoryCompanies).set({ asksStrongSignIn: true });
    const id = await sendDocument(app, { boxes: 1, receiverEmail: 'carla@example.org' });
    expect((await sign(app, id, await guestOf(app, id))).error).toBeUndefined();
  });
});
