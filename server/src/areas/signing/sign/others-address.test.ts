import { eq } from 'drizzle-orm';
import { listDocuments, saveSignatures } from 'shared-api/contracts/signing';
import { callOn, signInAs } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { insertUser } from '../../auth/users/users.repository.ts';
import { drawingsFor, everyPageShown, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';

const all = { status: '-1', search: '', start: 0, length: 10 } as const;

/** A second account with the address of Mario, made by an administrator who comes in as it by an app. */
async function addSecondMario(app: SigningTestApp): Promise<string> {
  app.clock.advance(1000);
  await insertUser(app.db, {
    id: 'second',
    username: 'second',
    passwordHash: 'none',
    firstName: 'Mario',
    lastName: 'Test',
    email: emailOf('mario').toUpperCase(),
    companyId: 'acme',
    a: 'N',
    b: 'N',
    passwordChangedAt: app.clock.now(),
    createdAt: app.clock.now(),
  });
  return signInAs(app, 'second');
}

const titlesOf = async (app: SigningTestApp, cookie: string) =>
  (await callOn(app.app, listDocuments, all, { cookie })).output.rows.map(({ id }) => id);

describeSigning('an address that is another person’s', (signingApp) => {
  it('brings a second account nothing to read, and nothing to sign', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const cookie = await addSecondMario(app);
    expect(await titlesOf(app, cookie)).toEqual([]);
    const input = { id, signatures: drawingsFor(0), shownPages: everyPageShown };
    expect((await callOn(app.app, saveSignatures, input, { cookie })).error?.code).toBe('not-found');
    expect(await titlesOf(app, app.cookies.mario)).toEqual([id]);
    expect(
      (await callOn(app.app, saveSignatures, input, { cookie: app.cookies.mario })).error,
    ).toBeUndefined();
  });

  it('brings nothing either once it was written over an own one, however it came to count', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await app.db
      .update(authUsers)
      .set({ email: emailOf('mario'), emailKey: emailOf('mario'), emailSince: app.clock.now() })
      .where(eq(authUsers.id, 'acme'));
    const cookie = await signInAs(app, 'luca');
    await app.db
      .update(authUsers)
      .set({
        email: emailOf('mario'),
        emailKey: emailOf('mario'),
        emailSince: new Date(app.clock.now().getTime() + 1),
      })
      .where(eq(authUsers.id, 'luca'));
    expect(await titlesOf(app, cookie)).toEqual([]);
    expect(await titlesOf(app, app.cookies.mario)).toEqual([id]);
  });

  it('is shared by who showed that they read there', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const cookie = await addSecondMario(app);
    await app.db
      .update(authUsers)
      .set({ emailConfirmedAt: app.clock.now() })
      .where(eq(authUsers.id, 'second'));
    expect(await titlesOf(app, cookie)).toEqual([id]);
  });
});
