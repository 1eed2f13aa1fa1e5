import { eq } from 'drizzle-orm';
import { requestRecovery, saveRecoveredPassword } from 'shared-api/contracts/auth';
import { saveSignatures } from 'shared-api/contracts/signing';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import { forgetRounds } from '../../../testing/forget-rounds.ts';
import { callOn } from '../../../testing/index.ts';
import { passwordHasher } from '../../auth/testing/password-hasher.ts';
import { askForCode, cookieOf, enterCode, enterPassword } from '../../auth/testing/auth-app.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { drawnIn, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';
import { signerFacts } from './signer-facts.ts';

const newPassword = 'Tutta-Nuova-9!';
const thief = { email: 'ladro@example.org', emailKey: 'ladro@example.org' };
const own = { email: 'mario@example.com', emailKey: 'mario@example.com' };
const recovery = {
  method: 'SEND_OLD_PASSWORD',
  siteDomain: '',
  product: 'docsign',
  username: 'mario',
} as const;

describeSigning('who came in by means that somebody wrote into the database', (signingApp) => {
  // The tables are emptied between the tests, the folder is not.
  beforeEach(async () => {
    await forgetRounds(signingApp().platform);
    await write(signingApp(), { passwordHash: await passwordHasher.hash('Sua-Di-Prima-1!') });
  });

  const write = ({ db }: SigningTestApp, row: Partial<typeof authUsers.$inferInsert>) =>
    db.update(authUsers).set(row).where(eq(authUsers.id, 'mario'));

  async function sentSecret(app: SigningTestApp): Promise<string> {
    const texts = (await app.outbox()).map(({ text }) => /\/recover#([\w-]{43})\b/.exec(text)?.[1]);
    return texts.find((secret) => secret !== undefined) ?? '';
  }

  async function recover(app: SigningTestApp): Promise<void> {
    await callOn(app.app, requestRecovery, recovery);
    const secret = await sentSecret(app);
    expect((await callOn(app.app, saveRecoveredPassword, { secret, newPassword })).error).toBeUndefined();
    app.clock.advance(1000);
  }

  /** By password and code; `between` happens once the code was sent. */
  async function comeIn(
    app: SigningTestApp,
    between: () => PromiseLike<unknown> = () => Promise.resolve(),
  ): Promise<string> {
    const pending = cookieOf(await enterPassword(app, { username: 'mario', password: newPassword }));
    const { output } = await askForCode(app, pending);
    await between();
    return cookieOf(await enterCode(app, pending, output));
  }

  async function signatureBy(app: SigningTestApp, cookie: string, id: string): Promise<AuditRow> {
    const answer = await callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie });
    expect(answer.error).toBeUndefined();
    const log = await app.platform.audit.list(app.db, documentSubject(id));
    const signature = log.find(({ action }) => action === 'box.signed');
    if (!signature) throw new Error('Nobody signed');
    return signature;
  }

  it('signs with an event that says where the code went, and that the row was written over', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await app.platform.notedRows.clean();
    await write(app, thief);
    await recover(app);
    const cookie = await comeIn(app);
    await write(app, own);
    const signature = await signatureBy(app, cookie, id);
    expect(signature.data['signer']).toMatchObject({ codeTo: 'ladro@example.org', strayed: ['user'] });
    const [how, warning] = signerFacts([signature], 'it').recognised;
    expect(how).toContain('codice per e‑mail inviato a ladro@example.org');
    expect(warning).toContain('non corrispondevano al registro');
  });

  it('confirms no address by a link or a code that went to another', async () => {
    const app = signingApp();
    await write(app, thief);
    await callOn(app.app, requestRecovery, recovery);
    const secret = await sentSecret(app);
    await write(app, own);
    await callOn(app.app, saveRecoveredPassword, { secret, newPassword });
    app.clock.advance(1000);
    await write(app, thief);
    const cookie = await comeIn(app, () => write(app, own));
    const signature = await signatureBy(app, cookie, await sendDocument(app));
    expect(signature.data['signer']).toMatchObject({
      codeTo: 'ladro@example.org',
      email: { value: 'mario@example.com', confirmedAt: null },
    });
  });

  it('is found while the password alone is written over, though it is put back before the code', async () => {
    const app = signingApp();
    await recover(app);
    await app.platform.notedRows.clean();
    const [before] = await app.db.select().from(authUsers).where(eq(authUsers.id, 'mario'));
    await write(app, { firstName: 'Altro' });
    const back = () => write(app, { firstName: before?.firstName ?? '' });
    const cookie = await comeIn(app, back);
    const signature = await signatureBy(app, cookie, await sendDocument(app));
    expect(signature.data['signer']).toMatchObject({ strayed: ['user'] });
  });

  it('says nothing of who comes in as they are', async () => {
    const app = signingApp();
    await app.platform.notedRows.clean();
    await recover(app);
    const cookie = await comeIn(app);
    await app.platform.notedRows.clean();
    const signature = await signatureBy(app, cookie, await sendDocument(app));
    expect(signature.data['signer']).not.toHaveProperty('strayed');
    expect(signature.data['signer']).toMatchObject({
      codeTo: 'mario@example.com',
      email: { confirmedAt: expect.any(String) as string },
    });
    expect(await app.platform.notedRows.checkPerson('mario')).toEqual([]);
  });
});
