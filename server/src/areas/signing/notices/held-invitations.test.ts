import { sendReceiverCodeByMail } from 'shared-api/contracts/platform';
import { deleteDocuments, sendDocuments } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { firstRow, lastLink, openLink, sendDocument } from '../testing/documents.builders.ts';
import { chooseMailTimes, officeHours } from '../testing/mail-times.builders.ts';
import { describeSigning, emailOf, type SigningTestApp } from '../testing/signing-app.ts';

const evening = new Date('2026-03-02T20:00:00.000Z');
const morning = '2026-03-03T08:00:00.000Z';
const sent = async (app: SigningTestApp) =>
  (await app.outbox())
    .filter(({ state }) => state === 'sent')
    .map(({ recipient, subject }) => `${recipient}: ${subject}`);
const invitation = (name: 'mario' | 'luca', title = 'Contratto') =>
  `${emailOf(name)}: Documento da firmare: ${title} – Acme`;

describeSigning('an invitation outside the mail times', (signingApp) => {
  it('waits for them, and the sender sees when it leaves', async () => {
    const app = signingApp();
    await chooseMailTimes(app, officeHours);
    app.clock.set(evening);
    await sendDocument(app);
    expect(await sent(app)).toEqual([]);
    expect(await firstRow(app)).toMatchObject({ isSent: true, delivery: 'queued', mailLeavesAt: morning });
    app.clock.set(new Date(morning));
    expect(await sent(app)).toEqual([invitation('mario')]);
    expect(await firstRow(app)).toMatchObject({ delivery: 'sent', mailLeavesAt: null });
  });

  it('leaves at once within them, and to people of a company without any', async () => {
    const app = signingApp();
    await chooseMailTimes(app, officeHours);
    await sendDocument(app);
    app.clock.set(evening);
    await sendDocument(app, { receiverEmail: emailOf('luca') });
    expect((await sent(app)).toSorted()).toEqual([invitation('luca'), invitation('mario')]);
  });

  it('waits for the sender’s where the receiver is nobody’s', async () => {
    const app = signingApp();
    await chooseMailTimes(app, officeHours);
    app.clock.set(evening);
    await sendDocument(app, { receiverEmail: 'cliente@altrove.example' });
    expect(await sent(app)).toEqual([]);
  });

  it('keeps the pause after the one before; what waits for it leaves together', async () => {
    const app = signingApp();
    await chooseMailTimes(app, { mailMinutes: 60 });
    const minutesLater = (minutes: number) =>
      app.clock.set(new Date(Date.parse('2026-03-02T09:00:00.000Z') + minutes * 60_000));
    await sendDocument(app, { title: 'Primo' });
    minutesLater(10);
    await sendDocument(app, { title: 'Secondo' });
    minutesLater(20);
    await sendDocument(app, { title: 'Terzo' });
    expect(await sent(app)).toEqual([invitation('mario', 'Primo')]);
    minutesLater(59);
    expect(await sent(app)).toHaveLength(1);
    minutesLater(60);
    expect((await sent(app)).toSorted()).toEqual(
      ['Primo', 'Secondo', 'Terzo'].map((title) => invitation('mario', title)),
    );
  });

  it('does not leave any more with an older link, once the document was sent again', async () => {
    const app = signingApp();
    await chooseMailTimes(app, officeHours);
    app.clock.set(evening);
    const id = await sendDocument(app);
    await callOn(app.app, sendDocuments, { ids: [id] }, { cookie: app.cookies.acme });
    app.clock.set(new Date(morning));
    expect(await sent(app)).toEqual([invitation('mario')]);
    expect(await openLink(app, await lastLink(app, id))).not.toBe('');
  });

  it('does not leave any more once the document is gone', async () => {
    const app = signingApp();
    await chooseMailTimes(app, officeHours);
    app.clock.set(evening);
    const id = await sendDocument(app);
    await callOn(app.app, deleteDocuments, { ids: [id] }, { cookie: app.cookies.acme });
    app.clock.set(new Date(morning));
    expect(await app.outbox()).toEqual([]);
  });

  it('holds back no code', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { receiverEmail: 'cliente@altrove.example' });
    const cookie = await openLink(app, await lastLink(app, id));
    await chooseMailTimes(app, { mailFrom: '11:00', mailTo: '18:00' });
    app.clock.set(new Date('2026-03-02T09:01:00.000Z'));
    const asked = { email: 'cliente@altrove.example', product: 'docsign', documentId: id };
    await callOn(app.app, sendReceiverCodeByMail, asked, { cookie });
    const [latest] = await app.outbox();
    expect(latest).toMatchObject({ recipient: 'cliente@altrove.example', state: 'sent', noticeAt: null });
    expect(latest?.text).toContain('123456');
  });
});
