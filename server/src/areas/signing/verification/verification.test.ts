import { sendReceiverCodeByMail } from 'shared-api/contracts/platform';
import { getDocumentToSign, getVerificationData } from 'shared-api/contracts/signing';
import { eq } from 'drizzle-orm';
import { authUsers } from '../../auth/users/user.schema.ts';
import { callOn } from '../../../testing/index.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { listRows } from '../testing/documents.builders.ts';
import { describeSigning, emailOf } from '../testing/signing-app.ts';
import {
  askSms,
  code,
  enter,
  markMobile,
  passSignCode,
  phone,
  sendToGuest,
  sendToLuca,
  sign,
  smsOf,
  verifyPhone,
} from '../testing/verification-steps.ts';

describeSigning('verifying the phone', (signingApp) => {
  it('opens the document to a receiver whose company asks for codes', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToGuest(app);
    const before = await callOn(app.app, getDocumentToSign, { id }, { cookie });
    expect(before.error).toMatchObject({
      code: 'forbidden',
      Error: 'Verificare il numero di cellulare prima di firmare',
    });
    const rowOf = async () => (await listRows(app, cookie))[0];
    expect(await rowOf()).toMatchObject({ isPhoneVerified: false, may: { verifyMobile: true, view: false } });
    await verifyPhone(app, { id, cookie });
    expect(await rowOf()).toMatchObject({ isPhoneVerified: true, may: { verifyMobile: false, view: true } });
    const data = await callOn(app.app, getVerificationData, { id }, { cookie });
    expect(data.output).toEqual({
      username: 'ospite@example.org',
      maskedMobile: '••• 67',
      prefix: '+39',
      mayGive: true,
    });
  });

  it('is done anew with another number, until the receiver signed with the one that they gave', async () => {
    const app = signingApp();
    const guest = await sendToGuest(app, { boxes: 2 });
    const { id, cookie } = guest;
    await verifyPhone(app, guest);
    app.clock.advance(31_000);
    const other = { prefix: '+39', mobile: '3479999999' };
    const { output } = await askSms(app, cookie, { purpose: 'mobile', documentId: id, ...other });
    await enter(app, cookie, output.challenge);
    expect((await markMobile(app, cookie, id, output.challenge, other)).status).toBe(200);
    const dataOf = async () => (await callOn(app.app, getVerificationData, { id }, { cookie })).output;
    expect(await dataOf()).toMatchObject({ maskedMobile: '••• 99', mayGive: true });
    const events = await app.platform.audit.list(app.db, documentSubject(id));
    expect(events.at(-1)).toMatchObject({
      action: 'phone.verified',
      data: { number: '+393479999999', numberBefore: '+393331234567' },
    });
    await sign(app, id, cookie, await passSignCode(app, guest));
    expect(await dataOf()).toMatchObject({ maskedMobile: '••• 99', mayGive: false });
    app.clock.advance(31_000);
    const late = await askSms(app, cookie, { purpose: 'mobile', documentId: id, ...phone });
    expect(late.error).toMatchObject({
      code: 'forbidden',
      Error: 'Questo numero non si può cambiare qui: è quello registrato, o quello con cui si è già firmato',
    });
  });

  it('sends no code to a landline, and says so on the field', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToGuest(app);
    const landline = { prefix: '+39', mobile: '061 234 567' };
    const { error } = await askSms(app, cookie, { purpose: 'mobile', documentId: id, ...landline });
    const sentence = 'Questo è un numero fisso: gli SMS arrivano solo a un cellulare';
    expect(error).toMatchObject({ code: 'invalid-input', Error: sentence, fields: { mobile: sentence } });
    expect(await smsOf(app)).toEqual([]);
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

describeSigning('a receiver whose number is on record', (signingApp) => {
  it('cannot name another one, and signs with the code that went there', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToLuca(app);
    const own = await askSms(app, cookie, { purpose: 'mobile', documentId: id, ...phone });
    expect(own.error?.code).toBe('forbidden');
    const data = await callOn(app.app, getVerificationData, { id }, { cookie });
    expect(data.output.maskedMobile).toBe('••• 12');
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

  it('gets the code to sign there too, though another number was verified before there was a record', async () => {
    const app = signingApp();
    const guest = await sendToGuest(app, { receiverEmail: emailOf('luca') });
    await verifyPhone(app, guest);
    const recorded = { prefix: '+39', mobile: '3330000012' };
    await app.db.update(authUsers).set(recorded).where(eq(authUsers.id, 'luca'));
    app.clock.advance(31_000);
    await askSms(app, guest.cookie, { purpose: 'sign', documentId: guest.id });
    expect((await smsOf(app)).toSorted()).toEqual(['+393330000012', '+393331234567']);
  });

  it('needs another code when the record changes between code and signature', async () => {
    const app = signingApp();
    const { id, cookie } = await sendToLuca(app);
    const challenge = await passSignCode(app, { id, cookie });
    await app.db.update(authUsers).set({ mobile: '3330000099' }).where(eq(authUsers.id, 'luca'));
    expect((await sign(app, id, cookie, challenge)).error?.code).toBe('code-expired');
  });
});
