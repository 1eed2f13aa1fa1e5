import { eq } from 'drizzle-orm';
import { sendCodeByMail } from 'shared-api/contracts/platform';
import { completeDocument, getDocumentToSign, openGuestLink } from 'shared-api/contracts/signing';
import type { SignedInBy } from '../../../platform/sessions/session.ts';
import { callOn } from '../../../testing/index.ts';
import { authAuthenticators } from '../../auth/authenticator/authenticator.schema.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { directoryCompanies } from '../../directory/directory.schema.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { signerFacts } from '../evidence/signer-facts.ts';
import { lastLink, sendDocument } from '../testing/documents.builders.ts';
import { addToSign, signCopy } from '../testing/message-sign.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';
import { askSms, enter, passSignCode, sign, smsOf } from '../testing/verification-steps.ts';

const day = 24 * 60 * 60_000;
const former = 'mario.prima@example.org';

type Changes = Partial<typeof authUsers.$inferInsert>;

describeSigning('a signature whose signer changed how they are reached a short time ago', (signingApp) => {
  const ago = ({ clock }: SigningTestApp, days: number) => new Date(clock.now().getTime() - days * day);
  const change = async (app: SigningTestApp, changes: Changes, who = 'mario') =>
    app.db.update(authUsers).set(changes).where(eq(authUsers.id, who));
  const moved = async (app: SigningTestApp, days = 2) =>
    change(app, {
      emailSince: ago(app, days),
      emailConfirmedAt: ago(app, days),
      emailBefore: former,
    });
  const askMail = async (app: SigningTestApp, documentId: string, cookie: string) =>
    callOn(
      app.app,
      sendCodeByMail,
      { username: '', product: 'docsign', purpose: 'former', documentId },
      { cookie },
    );
  const view = async (app: SigningTestApp, id: string, cookie: string) =>
    (await callOn(app.app, getDocumentToSign, { id }, { cookie })).output.formerMeans;
  const eventsOf = async (app: SigningTestApp, id: string) =>
    app.platform.audit.list(app.db, documentSubject(id));
  const mailsTo = async (app: SigningTestApp, to: string) =>
    (await app.outbox()).filter(({ channel, recipient }) => channel === 'mail' && recipient === to);
  const refuse = async ({ db }: SigningTestApp) =>
    db.update(directoryCompanies).set({ youngChange: 'refuse' }).where(eq(directoryCompanies.id, 'acme'));
  const sessionBy = async (app: SigningTestApp, signedInBy: SignedInBy) => {
    const opened = { kind: 'staff', userId: 'mario', ip: '', userAgent: '', signedInBy } as const;
    return `sportello_session=${(await app.platform.sessions.open(app.db, opened)).token}`;
  };

  it('asks for a code to the former address too, once for all boxes, and the evidence says so', async () => {
    const app = signingApp();
    const { mario } = app.cookies;
    const id = await sendDocument(app);
    await moved(app);
    expect(await view(app, id, mario)).toEqual({
      kind: 'email',
      channel: 'mail',
      sentTo: 'm•••@example.org',
      until: new Date(app.clock.now().getTime() + 5 * day).toISOString(),
      isRefused: false,
      isPassed: false,
    });
    const early = await sign(app, id, mario);
    expect(early.error).toMatchObject({
      code: 'wrong-code',
      Error: expect.stringMatching(/recapito precedente/),
      details: { needsFormerCode: true },
    });
    const { output } = await askMail(app, id, mario);
    expect(output.sentTo).toBe('m•••@example.org');
    const [mail] = await mailsTo(app, former);
    expect(mail?.text).toContain('«Contratto»');
    expect((await sign(app, id, mario)).error?.code).toBe('wrong-code');
    expect((await enter(app, mario, output.challenge)).status).toBe(200);
    expect((await view(app, id, mario))?.isPassed).toBe(true);
    expect((await sign(app, id, mario)).status).toBe(200);
    app.clock.advance(50 * 60_000);
    expect((await sign(app, id, mario, undefined, 1)).status).toBe(200);
    await app.whileWorking(callOn(app.app, completeDocument, { id }, { cookie: mario }));
    const events = await eventsOf(app, id);
    const passed = events.filter(({ action }) => action === 'code.passed');
    expect(passed.map(({ data }) => [data['purpose'], data['to']])).toEqual([['former', former]]);
    const signed = events.filter(({ action }) => action === 'box.signed');
    const given = { kind: 'email', channel: 'mail', to: former, challenge: output.challenge };
    expect(signed.map(({ data }) => data['signer'])).toMatchObject([{ former: given }, { former: given }]);
    expect(signerFacts(signed, 'it').recognised).toContain(
      'indirizzo cambiato il 28/02/2026, 10:00: codice inviato anche a quello precedente, m•••@example.org, inserito il 02/03/2026, 10:00',
    );
  });

  it('asks anew an hour later, in another session, and for another document', async () => {
    const app = signingApp();
    const { mario } = app.cookies;
    const [one, two] = [await sendDocument(app), await sendDocument(app)];
    await moved(app);
    const { output } = await askMail(app, one, mario);
    await enter(app, mario, output.challenge);
    const other = await sessionBy(app, { method: 'password', provider: '' });
    expect((await sign(app, one, other)).error?.code).toBe('wrong-code');
    expect((await sign(app, two, mario)).error?.code).toBe('wrong-code');
    app.clock.advance(60 * 60_000);
    expect((await sign(app, one, mario)).error?.code).toBe('wrong-code');
  });

  it('asks by SMS where the number changed, whichever way the caller names, beside the code to the number of now', async () => {
    const app = signingApp();
    const { luca } = app.cookies;
    const record = { prefix: '+39', mobile: '3330000012', phoneBefore: '+393339998877' };
    await change(app, { ...record, phoneSince: ago(app, 1) }, 'luca');
    const id = await sendDocument(app, { as: 'beta', boxes: 1, receiverEmail: 'luca@example.com' });
    expect((await askMail(app, id, luca)).error?.code).toBe('invalid-input');
    const challenge = await passSignCode(app, { id, cookie: luca });
    expect((await sign(app, id, luca, challenge)).error?.code).toBe('wrong-code');
    const { output } = await askSms(app, luca, { purpose: 'former', documentId: id });
    await enter(app, luca, output.challenge);
    expect((await sign(app, id, luca, challenge)).status).toBe(200);
    expect((await smsOf(app)).toSorted()).toEqual(['+393330000012', '+393339998877']);
  });

  it('asks who comes by a link to the new address, too', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    await moved(app);
    const { headers } = await callOn(app.app, openGuestLink, { link: await lastLink(app, id) });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await sign(app, id, cookie)).error?.code).toBe('wrong-code');
    const { output } = await askMail(app, id, cookie);
    await enter(app, cookie, output.challenge);
    expect((await sign(app, id, cookie)).status).toBe(200);
  });

  it('is refused in words where the company says so, until the days are over', async () => {
    const app = signingApp();
    const { mario } = app.cookies;
    const id = await sendDocument(app);
    await moved(app);
    await refuse(app);
    expect(await view(app, id, mario)).toMatchObject({ isRefused: true, isPassed: false });
    const refused = {
      code: 'forbidden',
      Error:
        'I dati di chi firma sono cambiati da poco: si può firmare dal 07/03/2026, ore 10:00. Se il cambiamento è di altri, va avvisata subito l’azienda',
    };
    expect((await sign(app, id, mario)).error).toMatchObject(refused);
    expect((await askMail(app, id, mario)).error).toMatchObject(refused);
    await change(app, { emailSince: ago(app, 7) });
    expect(await view(app, id, mario)).toBeNull();
    expect((await sign(app, id, mario)).status).toBe(200);
  });

  it('asks where somebody came in by an app that they set up a short time ago, and not in their first days', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await app.db
      .insert(authAuthenticators)
      .values({ userId: 'mario', sealedKey: 'sealed', lastStep: 0, enabledAt: ago(app, 2) });
    const byApp = await sessionBy(app, { method: 'password', provider: '', factor: 'app' });
    await change(app, { firstSignInAt: ago(app, 4) });
    expect(await view(app, id, byApp)).toBeNull();
    await change(app, { firstSignInAt: ago(app, 90) });
    expect(await view(app, id, byApp)).toMatchObject({ kind: 'app', sentTo: 'm•••@example.com' });
    expect(await view(app, id, app.cookies.mario)).toBeNull();
    expect((await sign(app, id, byApp)).error?.code).toBe('wrong-code');
  });

  it('asks at the signature of a message as well', async () => {
    const app = signingApp();
    const { mario } = app.cookies;
    const id = await addToSign(app);
    await moved(app);
    expect((await signCopy(app, id)).error?.code).toBe('wrong-code');
    const { output } = await askMail(app, id, mario);
    await enter(app, mario, output.challenge);
    expect((await signCopy(app, id)).status).toBe(200);
    const signed = (await eventsOf(app, id)).find(({ action }) => action === 'box.signed');
    expect(signed?.data['signer']).toMatchObject({ former: { kind: 'email', to: former } });
  });
});
