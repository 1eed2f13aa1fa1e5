import { eq } from 'drizzle-orm';
import { saveNotificationChoices, turnOnDeviceNotifications } from 'shared-api/contracts/auth';
import { completeDocument, getDocumentHistory, getDocumentToSign } from 'shared-api/contracts/signing';
import { createFakeBrowser, startFakePushService } from '../../../platform/push/testing/fake-push-service.ts';
import { callOn, signInAs } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { drawnIn, lastLink, openLink, send, sendDocument } from '../testing/documents.builders.ts';
import { chooseMailTimes, officeHours } from '../testing/mail-times.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';

const service = await startFakePushService();
const start = Date.parse('2026-03-02T09:00:00.000Z');
const hour = 60 * 60_000;
const phone = createFakeBrowser(service.origin, 'phone');
const reminder = `${emailOf('mario')}: Sta per scadere: Contratto – Acme`;
const invitation = `${emailOf('mario')}: Documento da firmare: Contratto – Acme`;

afterAll(() => service.close());
beforeEach(() => void (service.received.length = 0));

const later = ({ clock }: SigningTestApp, hours: number) => clock.set(new Date(start + hours * hour));
const sent = async (app: SigningTestApp) =>
  (await app.outbox())
    .filter(({ state }) => state === 'sent')
    .map(({ recipient, subject }) => `${recipient}: ${subject}`);
const reminders = async (app: SigningTestApp) => (await sent(app)).filter((mail) => mail === reminder).length;
const pushes = () => service.received.map(({ body }) => phone.read(body));
const turnOn = ({ app, cookies }: SigningTestApp) =>
  callOn(app, turnOnDeviceNotifications, phone.subscription, { cookie: cookies.mario });

/** Mario finds documents in the product, and wants no mail about them. */
async function doWithout({ app, db, cookies }: SigningTestApp) {
  await db
    .update(authUsers)
    .set({ permissions: ['doc_docsign'] })
    .where(eq(authUsers.id, 'mario'));
  await callOn(app, saveNotificationChoices, { invitation: false }, { cookie: cookies.mario });
}

describeSigning('the reminder of a document that is about to expire', (signingApp) => {
  it('leaves once, when three quarters of the time are over, with a link that opens beside the first', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { expires: true, hours: 24 });
    const first = await lastLink(app, id);
    later(app, 17.9);
    expect(await reminders(app)).toBe(0);
    later(app, 18);
    expect(await reminders(app)).toBe(1);
    const second = await lastLink(app, id);
    expect(second).not.toBe(first);
    for (const link of [first, second]) expect(await openLink(app, link)).not.toBe('');
    later(app, 23);
    expect(await reminders(app)).toBe(1);
    const events = await app.platform.audit.list(app.db, documentSubject(id));
    expect(events.filter(({ action }) => action === 'document.reminded')).toHaveLength(1);
    const cookie = await signInAs(app, 'acme');
    const { output } = await callOn(app.app, getDocumentHistory, { id }, { cookie });
    expect(output.events.map(({ kind }) => kind)).toContain('reminded');
  });

  it('keeps the times of its own, and leaves earlier where none is left before the end', async () => {
    const app = signingApp();
    await chooseMailTimes(app, { expiringFrom: '21:00', expiringTo: '23:00' });
    await sendDocument(app, { expires: true, hours: 24 });
    later(app, 11.9);
    expect(await reminders(app)).toBe(0);
    later(app, 12);
    expect(await reminders(app)).toBe(1);
  });

  it('is left out where its times have nothing before the end', async () => {
    const app = signingApp();
    await chooseMailTimes(app, { expiringFrom: '21:00', expiringTo: '23:00' });
    await sendDocument(app, { expires: true, hours: 4 });
    later(app, 13);
    expect(await reminders(app)).toBe(0);
  });

  it('is not for what is signed, sent again or without an end, nor for who does without', async () => {
    const app = signingApp();
    const signed = await sendDocument(app, { boxes: 1, expires: true, hours: 8 });
    const signature = { id: signed, ...drawnIn(0) };
    await app.whileWorking(callOn(app.app, completeDocument, signature, { cookie: app.cookies.mario }));
    const again = await sendDocument(app, { expires: true, hours: 8 });
    await sendDocument(app);
    later(app, 4);
    await send(app, [again], { hours: 24 });
    later(app, 7);
    expect(await reminders(app)).toBe(0);
    await doWithout(app);
    later(app, 23);
    expect(await reminders(app)).toBe(0);
  });
});

describeSigning('an invitation to a document that expires', (signingApp) => {
  it('is put off by no more than half of the time to sign', async () => {
    const app = signingApp();
    await chooseMailTimes(app, officeHours);
    later(app, 11);
    await sendDocument(app, { expires: true, hours: 24, title: 'Urgente' });
    await sendDocument(app);
    expect(await sent(app)).toEqual([]);
    await sendDocument(app, { expires: true, hours: 23 });
    expect(await sent(app)).toEqual([invitation]);
  });
});

describeSigning(
  'the notification of a document to sign',
  (signingApp) => {
    it('is shown at once, and the mail leaves a quarter of an hour later unless it was opened', async () => {
      const app = signingApp();
      await turnOn(app);
      const id = await sendDocument(app);
      expect(await sent(app)).toEqual([]);
      expect(pushes()).toEqual([
        {
          title: 'Sportello',
          text: 'Documento da firmare: Contratto',
          path: `/sign/${id}`,
          about: `document:${id}`,
        },
      ]);
      later(app, 0.25);
      expect(await sent(app)).toEqual([invitation]);
      const opened = await sendDocument(app);
      await callOn(app.app, getDocumentToSign, { id: opened }, { cookie: app.cookies.mario });
      later(app, 1);
      expect(await sent(app)).toEqual([invitation]);
      expect(pushes()).toHaveLength(1);
    });

    it('waits for the days and hours of mails, and is shown to who does without mails', async () => {
      const app = signingApp();
      await turnOn(app);
      await doWithout(app);
      await chooseMailTimes(app, officeHours);
      later(app, 10);
      await sendDocument(app);
      await app.outbox();
      expect(pushes()).toEqual([]);
      later(app, 24);
      expect(await sent(app)).toEqual([]);
      expect(pushes()).toHaveLength(1);
    });
  },
  { env: { PUSH_ORIGINS: service.origin } },
);
