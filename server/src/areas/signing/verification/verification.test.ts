import { sendReceiverCodeByMail, sendCodeBySms, verifyCode } from 'shared-api/contracts/platform';
import {
  getVerificationData,
  saveSignatures,
  completeDocument,
  getDocumentToSign,
  listDocuments,
  markContactVerified,
} from 'shared-api/contracts/signing';
import { eq } from 'drizzle-orm';
import { platformSessions } from '../../../platform/sessions/sessions.schema.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { callOn } from '../../../testing/index.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { drawingsFor, lastLink, openLink, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';

const phone = { prefix: '+39', mobile: '333 123 45 67' };
const code = '123456';

async function askSms(
  app: SigningTestApp,
  cookie: string,
  input: { purpose: 'sign' | 'mobile'; documentId: string; prefix?: string; mobile?: string },
) {
  const named = { username: '', product: 'docsign', ...input };
  return callOn(app.app, sendCodeBySms, named, { cookie });
}

const enter = async (app: SigningTestApp, cookie: string, challenge: string, value = code) =>
  callOn(app.app, verifyCode, { challenge, code: value }, { cookie });

const markMobile = async (app: SigningTestApp, cookie: string, id: string, challenge: string, change = {}) =>
  callOn(app.app, markContactVerified, { id, kind: 'mobile', ...phone, challenge, ...change }, { cookie });

/** A document of Beta, which asks for codes, with the guest who is to sign it. */
async function sendToGuest(app: SigningTestApp, shape = {}) {
  const id = await sendDocument(app, { as: 'beta', boxes: 1, receiverEmail: 'ospite@example.org', ...shape });
  return { id, cookie: await openLink(app, await lastLink(app, id)) };
}

async function verifyPhone(app: SigningTestApp, { id, cookie }: { id: string; cookie: string }) {
  const { output } = await askSms(app, cookie, { purpose: 'mobile', documentId: id, ...phone });
  await enter(app, cookie, output.challenge);
  const { error } = await markMobile(app, cookie, id, output.challenge);
  if (error) throw new Error(error.Error);
}

async function passSignCode(app: SigningTestApp, { id, cookie }: { id: string; cookie: string }) {
  const { output } = await askSms(app, cookie, { purpose: 'sign', documentId: id });
  await enter(app, cookie, output.challenge);
  return output.challenge;
}

const sign = async (app: SigningTestApp, id: string, cookie: string, challenge?: string, box = 0) =>
  callOn(
    app.app,
    saveSignatures,
    { id, signatures: drawingsFor(box), ...(challenge && { challenge }) },
    { cookie },
  );

describeSigning('verifying the phone', (signingApp) => {
  it('opens the document to a receiver whose company asks for codes', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToGuest(app);
    const before = await callOn(app.app, getDocumentToSign, { id }, { cookie });
    expect(before.error).toMatchObject({
      code: 'forbidden',
      Error: 'Verificare il numero di cellulare prima di firmare',
    });
    const rowOf = async () => {
      const query = { start: 0, length: 30, status: '-1', search: '' } as const;
      return (await callOn(app.app, listDocuments, query, { cookie })).output.rows[0];
    };
    expect(await rowOf()).toMatchObject({ isPhoneVerified: false, may: { verifyMobile: true, view: false } });
    await verifyPhone(app, { id, cookie });
    expect(await rowOf()).toMatchObject({ isPhoneVerified: true, may: { verifyMobile: false, view: true } });
    const data = await callOn(app.app, getVerificationData, { id }, { cookie });
    expect(data.output).toEqual({
      username: 'ospite@example.org',
      maskedMobile: '*******567',
      prefix: '+39',
    });
  });

  it('counts for the very number that the code was sent to', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToGuest(app);
    const { output } = await askSms(app, cookie, { purpose: 'mobile', documentId: id, ...phone });
    await enter(app, cookie, output.challenge);
    const other = await markMobile(app, cookie, id, output.challenge, { mobile: '3330000000' });
    expect(other.error?.code).toBe('code-expired');
    expect((await markMobile(app, cookie, id, output.challenge)).status).toBe(200);
  });

  it('needs a code that was entered, and a number', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToGuest(app);
    const { output } = await askSms(app, cookie, { purpose: 'mobile', documentId: id, ...phone });
    expect((await markMobile(app, cookie, id, output.challenge)).error?.code).toBe('code-expired');
    const without = await askSms(app, cookie, {
      purpose: 'mobile',
      documentId: id,
      prefix: '+39',
      mobile: '',
    });
    expect(without.error?.code).toBe('phone-number-missing');
  });

  it('refuses everybody but the receiver', async () => {
    const app = signingApp();
    const { id } = await sendToGuest(app);
    const elsewhere = await sendToGuest(app);
    const foreign = await askSms(app, elsewhere.cookie, { purpose: 'mobile', documentId: id, ...phone });
    expect(foreign.error?.code).toBe('not-found');
    expect((await markMobile(app, app.cookies.beta, id, 'x')).error?.code).toBe('forbidden');
    const data = await callOn(app.app, getVerificationData, { id }, { cookie: app.cookies.luca });
    expect(data.error?.code).toBe('not-found');
  });

  it('verifies the address by a code too', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToGuest(app);
    const sent = await callOn(
      app.app,
      sendReceiverCodeByMail,
      { email: 'somebody.else@example.org', product: 'docsign', documentId: id },
      { cookie },
    );
    await enter(app, cookie, sent.output.challenge);
    const marked = await markMobile(app, cookie, id, sent.output.challenge, { kind: 'mail' });
    expect(marked.status).toBe(200);
    expect(
      (await app.outbox()).some(
        ({ recipient, text }) => recipient === 'ospite@example.org' && text.includes(code),
      ),
    ).toBe(true);
  });
});

/** Beta's member of the staff with a number on record, and a document of theirs, opened by the link of its mail alone. */
async function sendToLuca(app: SigningTestApp) {
  const recorded = { prefix: '+39', mobile: '3330000012' };
  await app.db.update(authUsers).set(recorded).where(eq(authUsers.id, 'luca'));
  return sendToGuest(app, { receiverEmail: emailOf('luca') });
}

const smsOf = async (app: SigningTestApp) =>
  (await app.outbox()).filter(({ channel }) => channel === 'sms').map(({ recipient }) => recipient);

describeSigning('a receiver whose number is on record', (signingApp) => {
  it('cannot name another one, and signs with the code that went there', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToLuca(app);
    const own = await askSms(app, cookie, { purpose: 'mobile', documentId: id, ...phone });
    expect(own.error?.code).toBe('forbidden');
    const data = await callOn(app.app, getVerificationData, { id }, { cookie });
    expect(data.output.maskedMobile).toBe('*******012');
    const challenge = await passSignCode(app, { id, cookie });
    expect(await smsOf(app)).toEqual(['+393330000012']);
    const { output } = await sign(app, id, cookie, challenge);
    expect(output.boxes[0]?.secondLine).toBe('tramite codice OTP inviato via SMS');
    const signed = (await app.platform.audit.list(app.db, documentSubject(id))).at(-1);
    expect(signed).toMatchObject({
      action: 'box.signed',
      data: { name: 'Mario', surname: 'Rossi', title: 'Contratto', phone: { isOnRecord: true } },
    });
  });

  it('gets the code there even where the record is younger than the sending', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToGuest(app, { receiverEmail: emailOf('luca') });
    const recorded = { prefix: '+39', mobile: '3330000012' };
    await app.db.update(authUsers).set(recorded).where(eq(authUsers.id, 'luca'));
    const { output } = await askSms(app, cookie, { purpose: 'mobile', documentId: id, ...phone });
    expect(await smsOf(app)).toEqual(['+393330000012']);
    await enter(app, cookie, output.challenge);
    expect((await markMobile(app, cookie, id, output.challenge)).status).toBe(200);
  });

  it('needs another code when the record changes between code and signature', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToLuca(app);
    const challenge = await passSignCode(app, { id, cookie });
    await app.db.update(authUsers).set({ mobile: '3330000099' }).where(eq(authUsers.id, 'luca'));
    expect((await sign(app, id, cookie, challenge)).error?.code).toBe('code-expired');
  });
});

describeSigning('the limits of codes', (signingApp) => {
  it('do not begin anew for signing when a code by mail is passed', async () => {
    const app = signingApp();
    const guest = await sendToGuest(app);
    const { id, cookie } = guest;
    await verifyPhone(app, guest);
    const tryWrongCodes = async () => {
      const { output } = await askSms(app, cookie, { purpose: 'sign', documentId: id });
      const codes: (string | undefined)[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1)
        codes.push((await enter(app, cookie, output.challenge, '000000')).error?.code);
      app.clock.advance(31_000);
      return codes.at(-1);
    };
    const passMailCode = async () => {
      const input = { email: '', product: 'docsign', documentId: id };
      const { output } = await callOn(app.app, sendReceiverCodeByMail, input, { cookie });
      expect((await enter(app, cookie, output.challenge)).status).toBe(200);
    };
    const ends: (string | undefined)[] = [];
    for (let round = 0; round < 6; round += 1) {
      ends.push(await tryWrongCodes());
      await passMailCode();
    }
    expect(ends).toEqual(Array(6).fill('wrong-code'));
    expect(await tryWrongCodes()).toBe('too-many-requests');
  });

  it('cap the SMS of one document in a day, whatever numbers are given', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToGuest(app);
    let last: Awaited<ReturnType<typeof askSms>> | undefined;
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const mobile = `33312345${attempt + 10}`;
      last = await askSms(app, cookie, { purpose: 'mobile', documentId: id, prefix: '+39', mobile });
      app.clock.advance(16 * 60_000);
      if (attempt === 4) await app.db.update(platformSessions).set({ expiresAt: new Date('2026-03-03') });
    }
    expect(last?.error).toMatchObject({
      code: 'too-many-requests',
      Error: expect.stringContaining('sono già stati inviati 10 SMS in un giorno'),
    });
    expect(await smsOf(app)).toHaveLength(10);
  });

  it('let no SMS go to a country that is not allowed', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToGuest(app);
    const abroad = { prefix: '+882', mobile: '16123456' };
    const { error } = await askSms(app, cookie, { purpose: 'mobile', documentId: id, ...abroad });
    expect(['phone-number-missing', 'forbidden']).toContain(error?.code);
    const us = { prefix: '+1', mobile: '2025550123' };
    expect((await askSms(app, cookie, { purpose: 'mobile', documentId: id, ...us })).error).toMatchObject({
      code: 'forbidden',
      Error: expect.stringMatching(
        /^Non si inviano SMS a numeri di questo paese\. Prefissi possibili: .*\+39/,
      ),
    });
    expect(await smsOf(app)).toEqual([]);
  });
});

describeSigning('signing with a code by SMS', (signingApp) => {
  it('names in the SMS what is signed, and in the stamp that a code was used', async () => {
    const app = signingApp();
    const guest = await sendToGuest(app, { title: 'Contratto Rossi' });
    await verifyPhone(app, guest);
    const challenge = await passSignCode(app, guest);
    const sms = (await app.outbox()).find(
      ({ channel, text }) => channel === 'sms' && text.includes('firmare'),
    );
    expect(sms).toMatchObject({
      recipient: '+393331234567',
      text: expect.stringMatching(/^Codice 123456 per firmare "Contratto Rossi" \(impronta [0-9A-F]{8}…\)$/),
    });
    const { output } = await sign(app, guest.id, guest.cookie, challenge);
    expect(output.boxes[0]).toMatchObject({
      firstLine: 'Firmato digitalmente il 02/03/2026 alle 10:00',
      secondLine: 'tramite codice OTP inviato via SMS (numero dichiarato)',
    });
    const done = await app.whileWorking(
      callOn(app.app, completeDocument, { id: guest.id }, { cookie: guest.cookie }),
    );
    expect(done.status).toBe(200);
    expect(app.pdfEditing.signed[0]?.signatures[0]?.lines).toHaveLength(2);
    const events = await app.platform.audit.list(app.db, documentSubject(guest.id));
    expect(events.map(({ action }) => action).slice(3, 8)).toEqual([
      'code.sent',
      'phone.verified',
      'code.sent',
      'code.passed',
      'box.signed',
    ]);
  });

  it('refuses to sign without a code, with one that was not entered, and with one that was used', async () => {
    const app = signingApp();
    const guest = await sendToGuest(app, { boxes: 2 });
    const { id, cookie } = guest;
    await verifyPhone(app, guest);
    expect((await sign(app, id, cookie)).error?.code).toBe('wrong-code');
    const { output } = await askSms(app, cookie, { purpose: 'sign', documentId: id });
    expect((await sign(app, id, cookie, output.challenge)).error?.code).toBe('code-expired');
    await enter(app, cookie, output.challenge);
    expect((await sign(app, id, cookie, output.challenge)).status).toBe(200);
    expect((await sign(app, id, cookie, output.challenge)).status).toBe(200);
    expect((await sign(app, id, cookie, output.challenge, 1)).error?.code).toBe('code-expired');
  });

  it('refuses a code that was made for another document', async () => {
    const app = signingApp();
    const [one, two] = [await sendToGuest(app), await sendToGuest(app)];
    await verifyPhone(app, one);
    await verifyPhone(app, two);
    const challenge = await passSignCode(app, one);
    expect((await sign(app, two.id, two.cookie, challenge)).error?.code).toBe('code-expired');
  });

  it('gives a code up after five wrong tries', async () => {
    const app = signingApp();
    const guest = await sendToGuest(app);
    await verifyPhone(app, guest);
    const { output } = await askSms(app, guest.cookie, { purpose: 'sign', documentId: guest.id });
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => enter(app, guest.cookie, output.challenge, '000000')),
    );
    expect(tries.map(({ error }) => error?.code)).toEqual(Array(5).fill('wrong-code'));
    expect((await enter(app, guest.cookie, output.challenge)).error?.code).toBe('code-expired');
    expect((await sign(app, guest.id, guest.cookie, output.challenge)).error?.code).toBe('code-expired');
  });

  it('sends no code before the phone is verified, nor to who may not sign', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToGuest(app);
    const early = await askSms(app, cookie, { purpose: 'sign', documentId: id });
    expect(early.error?.code).toBe('forbidden');
    const admin = await askSms(app, app.cookies.beta, { purpose: 'sign', documentId: id });
    expect(admin.error?.code).toBe('forbidden');
    expect((await app.outbox()).some(({ channel }) => channel === 'sms')).toBe(false);
  });
});
