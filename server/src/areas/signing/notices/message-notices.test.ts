import { eq } from 'drizzle-orm';
import { saveNotificationChoices, turnOnDeviceNotifications } from 'shared-api/contracts/auth';
import { createFakeBrowser, startFakePushService } from '../../../platform/push/testing/fake-push-service.ts';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { deliverMessage } from '../messages/deliver-message.ts';
import { updateCopies } from '../messages/message.repository.ts';
import { signingMessageCopies } from '../messages/message.schema.ts';
import { chooseMailTimes, officeHours } from '../testing/mail-times.builders.ts';
import { addMessage } from '../testing/messages.builders.ts';
import { describeSigning, emailOf, speakEnglish, type SigningTestApp } from '../testing/signing-app.ts';
import { wakeNotices } from './message-notices.ts';

const service = await startFakePushService();
const start = Date.parse('2026-03-02T09:00:00.000Z');
const minute = 60_000;
const phone = createFakeBrowser(service.origin, 'phone');

afterAll(() => service.close());
beforeEach(() => void (service.received.length = 0));

const wake = ({ db, platform }: SigningTestApp) => wakeNotices(db, platform.jobs);
const later = ({ clock }: SigningTestApp, minutes: number) => clock.set(new Date(start + minutes * minute));
const mails = async (app: SigningTestApp) =>
  (await app.outbox()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
const pushes = () => service.received.map(({ body }) => phone.read(body));
const unnoticed = async ({ db }: SigningTestApp) =>
  (await db.select().from(signingMessageCopies)).filter(({ noticedAt }) => noticedAt === null).length;
const turnOn = ({ app, cookies }: SigningTestApp) =>
  callOn(app, turnOnDeviceNotifications, phone.subscription, { cookie: cookies.mario });
const read = ({ db, clock }: SigningTestApp, copyId: string) =>
  updateCopies(db, [copyId], { readAt: clock.now() });

describeSigning('the mail about new messages', (signingApp) => {
  it('is one, with title and sender and without the text, and leads to the message', async () => {
    const app = signingApp();
    const { copyId } = await addMessage(app, { body: 'Riservato' });
    await wake(app);
    expect(await mails(app)).toEqual([`${emailOf('mario')}: Nuovo messaggio: Avviso – Acme`]);
    const [mail] = await app.outbox();
    expect(mail?.text).toContain('Acme ti ha inviato un messaggio: «Avviso».');
    expect(mail?.text).toContain(`/messages/${copyId}`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('Riservato');
    await wake(app);
    expect(await mails(app)).toHaveLength(1);
    expect(await unnoticed(app)).toBe(0);
  });

  it('is one for several, in the language of who gets it', async () => {
    const app = signingApp();
    await speakEnglish(app, 'mario');
    const first = await addMessage(app, { title: 'One <b>' });
    later(app, 1);
    await addMessage(app, { title: 'Two', senderCompany: 'Beta' });
    await addMessage(app, { title: 'Three', to: 'luca' });
    await wake(app);
    expect((await mails(app)).toSorted()).toEqual([
      `${emailOf('luca')}: Nuovo messaggio: Three – Beta`,
      `${emailOf('mario')}: 2 new messages – Acme`,
    ]);
    const mail = (await app.outbox()).find(({ recipient }) => recipient === emailOf('mario'));
    expect(mail?.text).toContain(`Acme: One <b>\nhttp://localhost:8080/messages/${first.copyId}\nBeta: Two`);
    expect(mail?.html).toContain(`/messages/${first.copyId}">One &lt;b&gt;</a>`);
  });

  it('waits for the mail times, bundles what came meanwhile, and leaves out what was read or deleted', async () => {
    const app = signingApp();
    await chooseMailTimes(app, officeHours);
    later(app, 10 * 60);
    const { copyId } = await addMessage(app, { title: 'Letto' });
    const deleted = await addMessage(app, { title: 'Eliminato' });
    await addMessage(app, { title: 'Primo' });
    await wake(app);
    expect(await mails(app)).toEqual([]);
    later(app, 11 * 60);
    await addMessage(app, { title: 'Secondo' });
    await wake(app);
    await read(app, copyId);
    await updateCopies(app.db, [deleted.copyId], { deletedAt: app.clock.now() });
    later(app, 23 * 60 - 1);
    expect(await mails(app)).toEqual([]);
    later(app, 23 * 60);
    expect(await mails(app)).toEqual([`${emailOf('mario')}: 2 nuovi messaggi – Acme`]);
    expect((await app.outbox())[0]?.text).toMatch(/Primo[^]*Secondo/);
    expect(await unnoticed(app)).toBe(0);
  });

  it('keeps the pause after the one before', async () => {
    const app = signingApp();
    await chooseMailTimes(app, { mailMinutes: 30 });
    await addMessage(app, { title: 'Primo' });
    await wake(app);
    await app.outbox();
    for (const minutes of [5, 10]) {
      later(app, minutes);
      await addMessage(app, { title: `Dopo ${minutes}` });
      await wake(app);
      expect(await mails(app)).toHaveLength(1);
    }
    later(app, 30);
    expect((await mails(app))[0]).toBe(`${emailOf('mario')}: 2 nuovi messaggi – Acme`);
  });

  it('is not for who does without, whose company has none sent, or who can sign in no more', async () => {
    const app = signingApp();
    const choice = { message: false };
    await callOn(app.app, saveNotificationChoices, choice, { cookie: app.cookies.luca });
    await app.db.update(authUsers).set({ isProductEnabled: false }).where(eq(authUsers.id, 'beta'));
    await chooseMailTimes(app, {}, false);
    for (const to of ['mario', 'luca', 'beta'] as const) await addMessage(app, { to });
    await wake(app);
    expect(await mails(app)).toEqual([]);
    expect(await unnoticed(app)).toBe(0);
  });

  it('is written though nobody woke it, and once though it was woken often', async () => {
    const app = signingApp();
    await addMessage(app);
    await app.lookAround();
    await wake(app);
    await app.lookAround();
    expect(await mails(app)).toHaveLength(1);
    await app.lookAround();
    expect(await mails(app)).toHaveLength(1);
  });

  it('is put off by a job that died for ten minutes at most', async () => {
    const app = signingApp();
    await addMessage(app);
    await app.db.update(signingMessageCopies).set({ noticeAt: app.clock.now() });
    later(app, 9);
    await app.lookAround();
    expect(await mails(app)).toEqual([]);
    later(app, 11);
    await app.lookAround();
    expect(await mails(app)).toHaveLength(1);
  });

  it('is looked after for hundreds of people, some at a time', async () => {
    const app = signingApp();
    const { messageId } = await addMessage(app);
    const message = { id: messageId, title: 'Avviso', senderCompany: 'Acme' };
    const receivers = Array.from({ length: 201 }, (_each, index) => ({
      userId: `gone-${index}`,
      name: 'Gone',
      companyId: null,
    }));
    await app.db.transaction((tx) => deliverMessage(tx, message, { receivers, now: app.clock.now() }));
    await wake(app);
    expect(await mails(app)).toHaveLength(1);
    expect(await unnoticed(app)).toBe(0);
  });
});

describeSigning(
  'the notification of new messages on a device',
  (signingApp) => {
    it('is shown at once, and the mail leaves a quarter of an hour later for what is still unread', async () => {
      const app = signingApp();
      await turnOn(app);
      const first = await addMessage(app, { title: 'Letto' });
      await wake(app);
      expect(await mails(app)).toEqual([]);
      expect(pushes()).toEqual([
        {
          title: 'Sportello',
          text: 'Nuovo messaggio: Letto',
          path: `/messages/${first.copyId}`,
          about: `message:${first.copyId}`,
        },
      ]);
      later(app, 5);
      await addMessage(app, { title: 'Dimenticato' });
      await wake(app);
      await app.outbox();
      expect(pushes()).toHaveLength(2);
      await read(app, first.copyId);
      later(app, 19);
      expect(await mails(app)).toEqual([]);
      later(app, 20);
      expect(await mails(app)).toEqual([`${emailOf('mario')}: Nuovo messaggio: Dimenticato – Acme`]);
      expect(pushes()).toHaveLength(2);
      expect(await unnoticed(app)).toBe(0);
    });

    it('is one for several, waits for days and hours of mails, and keeps no pause', async () => {
      const app = signingApp();
      await turnOn(app);
      await chooseMailTimes(app, { ...officeHours, mailMinutes: 600 });
      later(app, 10 * 60);
      await addMessage(app);
      await addMessage(app);
      await wake(app);
      await app.outbox();
      expect(pushes()).toEqual([]);
      later(app, 23 * 60);
      await app.outbox();
      expect(pushes()).toMatchObject([{ text: '2 nuovi messaggi', path: '/messages' }]);
    });

    it('is shown to who does without the mail, which does not follow', async () => {
      const app = signingApp();
      await turnOn(app);
      const choice = { message: false };
      await callOn(app.app, saveNotificationChoices, choice, { cookie: app.cookies.mario });
      await addMessage(app);
      await wake(app);
      await app.outbox();
      expect(pushes()).toHaveLength(1);
      later(app, 60);
      expect(await mails(app)).toEqual([]);
      expect(await unnoticed(app)).toBe(0);
    });
  },
  { env: { PUSH_ORIGINS: service.origin } },
);
