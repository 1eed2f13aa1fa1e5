import { askWithdrawal } from 'shared-api/contracts/absences';
import { callOn } from '../../../testing/index.ts';
import { platformDeliveries } from '../../../platform/deliveries/deliveries.schema.ts';
import { describeAbsences } from '../testing/absences-app.ts';
import { addDelegation } from '../testing/delegations.builders.ts';
import { sendLeave, sendSickness, setStatus } from '../testing/decision-steps.ts';

/** What names an illness, or what was written of it. */
const ofIllness = /malatt|malat|sick|ill\b|certificat|protocol|psichiatria|guarit/i;

describeAbsences('mails about absences', (app) => {
  const mailsTo = async (...people: string[]) =>
    (await app().outbox()).filter(({ recipient }) => people.includes(recipient.replace(/@.*/, '')));

  it('to who decides are the same of a sickness as of leave, its withdrawal and its reminder too', async () => {
    const { db, clock } = app();
    await addDelegation(db, { byUserId: 'root', toUserId: 'giulia', createdAt: clock.now() });
    const sickness = await sendSickness(app(), 'mario');
    const ofSickness = await mailsTo('hr', 'giulia');
    await sendLeave(app(), 'mario', { note: 'Matrimonio' });
    const ofBoth = await mailsTo('hr', 'giulia');
    expect(ofSickness).toHaveLength(2);
    expect(ofBoth).toHaveLength(4);
    const wordsOf = ({ subject, text, html }: (typeof ofBoth)[number]) =>
      JSON.stringify([subject, text, html]).replaceAll(/absenceDecision#[\w-]+/g, '');
    expect(new Set(ofBoth.map(wordsOf)).size).toBe(2);

    await setStatus(app(), 'mario', { id: sickness.id, to: 'approved' });
    const asking = { id: sickness.id, version: 3, reason: 'Sono guarito prima' };
    await callOn(app().app, askWithdrawal, asking, { cookie: app().cookies.mario });
    clock.set(new Date('2026-03-12T09:00:00.000Z'));
    await app().absences.reminders.remindDue();
    const all = await mailsTo('hr', 'giulia', 'root');
    expect(all.filter(({ subject }) => subject.includes('aspettano la tua decisione'))).not.toEqual([]);
    for (const mail of all) {
      expect(`${mail.subject} ${mail.text} ${mail.html ?? ''}`).not.toMatch(ofIllness);
      expect(mail.text).not.toMatch(/marzo|Matrimonio/);
    }
  });

  it('to its person name a sickness in the text alone, and never what was written of it', async () => {
    const { id } = await sendSickness(app(), 'mario');
    await setStatus(app(), 'mario', { id, to: 'approved' });
    const [mail] = await mailsTo('mario');
    expect(mail?.subject).not.toMatch(ofIllness);
    expect(mail?.text).toContain('Malattia');
    expect(mail?.text).not.toContain('psichiatria');
  });

  it('leave no subject behind that names a sickness', async () => {
    const { id } = await sendSickness(app(), 'mario');
    await setStatus(app(), 'mario', { id, to: 'refused' });
    const rows = await app().db.select().from(platformDeliveries);
    expect(rows).not.toEqual([]);
    for (const { subject } of rows) expect(subject).not.toMatch(ofIllness);
  });
});
