import {
  getNotificationChoices,
  saveNotificationChoices,
  type NotificationChoices,
} from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import { describeAuth, idOf, post, signIn } from '../testing/auth-app.ts';
import { signUpAndConfirm } from '../testing/sign-up-steps.ts';
import { userSubject } from '../users/user-audit.ts';

describeAuth('the choice of one’s mails', (app) => {
  const read = async (cookie: string) =>
    (await callOn(app().app, getNotificationChoices, {}, { cookie })).output;
  const save = (cookie: string, changed: Partial<NotificationChoices>) =>
    callOn(app().app, saveNotificationChoices, changed, { cookie });
  const notifiedReviewers = async () => {
    await signUpAndConfirm(app(), { email: 'nuova@acme.example' });
    const mails = (await app().outbox()).filter(({ subject }) => subject.includes('chiede di registrarsi'));
    return mails.map(({ recipient }) => recipient).toSorted();
  };

  it('is all of them for who never chose', async () => {
    const cookie = await signIn(app());
    expect(await read(cookie)).toEqual({
      invitation: true,
      signedCopy: true,
      signature: true,
      timesheet: true,
      absences: true,
      message: true,
    });
  });

  it('is kept one by one, for the person alone, and recorded', async () => {
    const cookie = await signIn(app());
    await save(cookie, { invitation: false });
    expect((await save(cookie, { signedCopy: false })).output).toBeUndefined();
    await save(cookie, { invitation: true });
    await save(cookie, {});
    expect(await read(cookie)).toEqual({
      invitation: true,
      signedCopy: false,
      signature: true,
      timesheet: true,
      absences: true,
      message: true,
    });
    expect(await read(await signIn(app(), 'giulia.bianchi'))).toMatchObject({ signedCopy: true });
    const events = await app().platform.audit.list(app().db, userSubject(idOf('mario.rossi')));
    expect(events.map(({ action }) => action)).toEqual([
      'sign-in.first',
      'sign-in.passed',
      'mail.confirmed',
      ...Array<string>(3).fill('notifications.changed'),
    ]);
  });

  it('has the registrations for who decides about them, and leaves the mail out', async () => {
    const cookie = await signIn(app(), 'hr.acme');
    expect(await read(cookie)).toMatchObject({ registration: true });
    await save(cookie, { registration: false });
    expect(await read(cookie)).toMatchObject({ registration: false, invitation: true });
    expect(await notifiedReviewers()).toEqual(['admin@acme.example']);
  });

  it('is refused about registrations to who does not decide about them', async () => {
    const cookie = await signIn(app());
    expect((await save(cookie, { registration: false })).error?.code).toBe('forbidden');
  });

  it('is refused to visitors', async () => {
    expect((await callOn(app().app, getNotificationChoices, {})).error?.code).toBe('not-signed-in');
    expect((await save('', { invitation: false })).error?.code).toBe('not-signed-in');
  });

  it('is yes or no', async () => {
    const cookie = await signIn(app());
    const { status, error } = await post(app(), saveNotificationChoices.path, { signed_copy: 'X' }, cookie);
    expect(status).toBe(400);
    expect(error.fields).toEqual({ signed_copy: 'Valore non valido' });
  });
});
