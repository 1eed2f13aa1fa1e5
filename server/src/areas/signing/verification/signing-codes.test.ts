import { sendReceiverCodeByMail } from 'shared-api/contracts/platform';
import { completeDocument } from 'shared-api/contracts/signing';
import { platformSessions } from '../../../platform/sessions/sessions.schema.ts';
import { callOn } from '../../../testing/index.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { describeSigning } from '../testing/signing-app.ts';
import {
  askSms,
  enter,
  passSignCode,
  sendToGuest,
  sign,
  smsOf,
  verifyPhone,
} from '../testing/verification-steps.ts';

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
        codes.push((await enter(app, cookie, output.challenge, `00000${attempt}`)).error?.code);
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
      text: expect.stringMatching(
        /^123456 è il codice di Beta per firmare "Contratto Rossi" \(impronta [0-9A-F]{8}\)$/,
      ),
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
      Array.from({ length: 5 }, (_, index) => enter(app, guest.cookie, output.challenge, `00000${index}`)),
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
