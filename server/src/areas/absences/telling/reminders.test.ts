import { saveNotificationChoices } from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import { addDelegation } from '../testing/delegations.builders.ts';
import { describeAbsences } from '../testing/absences-app.ts';
import { sendLeave, setStatus } from '../testing/decision-steps.ts';

describeAbsences('reminders of what waits', (app) => {
  /** Lets the hourly work be done at an instant, and says who was written to since the last time. */
  const dueAt = async (instant: string) => {
    app().clock.set(new Date(instant));
    await app().absences.reminders.remindDue();
    const mails = (await app().outbox()).filter(({ subject }) =>
      /aspetta(no)? la tua decisione/.test(subject),
    );
    return mails.map(({ recipient }) => recipient.replace(/@.*/, '')).toSorted();
  };

  it('go to who decides after two working days, once a day, from eight in the morning', async () => {
    await sendLeave(app(), 'mario', { from: '2026-04-20', to: '2026-04-20' });
    expect(await dueAt('2026-03-10T09:00:00.000Z')).toEqual([]);
    expect(await dueAt('2026-03-11T06:00:00.000Z')).toEqual([]);
    expect(await dueAt('2026-03-11T09:00:00.000Z')).toEqual(['hr', 'root']);
    expect(await dueAt('2026-03-11T15:00:00.000Z')).toEqual(['hr', 'root']);
  });

  it('of a delegate’s own request go to whoever delegated, whose others go to the delegate', async () => {
    const { db, clock } = app();
    await addDelegation(db, { byUserId: 'hr', toUserId: 'mario', createdAt: clock.now() });
    await addDelegation(db, { byUserId: 'root', toUserId: 'mario', createdAt: clock.now() });
    await sendLeave(app(), 'mario', { from: '2026-04-20', to: '2026-04-20' });
    expect(await dueAt('2026-03-11T09:00:00.000Z')).toEqual(['hr', 'root']);
    await sendLeave(app(), 'giulia', { from: '2026-04-20', to: '2026-04-20' });
    expect(await dueAt('2026-03-13T09:00:00.000Z')).toEqual(['hr', 'hr', 'mario', 'root', 'root']);
  });

  it('go to nobody on a day off, nor to who is away or does without', async () => {
    await sendLeave(app(), 'mario', { from: '2026-04-20', to: '2026-04-20' });
    const away = await sendLeave(app(), 'hr', { from: '2026-03-16', to: '2026-03-16' });
    await setStatus(app(), 'hr', { id: away.id, to: 'approved' });
    await callOn(app().app, saveNotificationChoices, { absences: false }, { cookie: app().cookies.root });
    expect(await dueAt('2026-03-14T09:00:00.000Z')).toEqual([]);
    expect(await dueAt('2026-03-16T09:00:00.000Z')).toEqual([]);
    expect(await dueAt('2026-03-17T09:00:00.000Z')).toEqual(['hr']);
  });
});
