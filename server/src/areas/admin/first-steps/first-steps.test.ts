import { getFirstSteps, saveMailSender, setFirstStepAside } from 'shared-api/contracts/admin';
import { eq } from 'drizzle-orm';
import { callOn, postForm } from '../../../testing/index.ts';
import { describeWithStaff, type StaffTestApp } from '../../../testing/staff-app.ts';
import { recordBackup } from '../../../platform/backup/last-backup.ts';
import { authUsers } from '../../auth/users/user.schema.ts';

describeWithStaff('the first steps of an installation', (app) => {
  type Person = keyof StaffTestApp['cookies'];
  const by = (person: Person) => ({ cookie: app().cookies[person] });
  const get = (person: Person = 'root') => callOn(app().app, getFirstSteps, {}, by(person));
  const setAside = (id: 'sms' | 'timeStamps', isSetAside: boolean, person: Person = 'root') =>
    callOn(app().app, setFirstStepAside, { id, isSetAside }, by(person));
  const stateOf = async (id: string) => (await get()).output.steps.find((step) => step.id === id)?.state;

  it('are the super users’ alone', async () => {
    expect((await get('hr')).error?.code).toBe('forbidden');
    expect((await setAside('sms', true, 'hr')).error?.code).toBe('forbidden');
    const sender = { senderName: 'X', senderAddress: 'x@acme.example' };
    expect((await callOn(app().app, saveMailSender, sender, by('hr'))).error?.code).toBe('forbidden');
  });

  it('are all open on a machine of one’s own, where nothing leaves', async () => {
    const { output } = await get();
    expect(output.steps.filter(({ state }) => state === 'done')).toEqual([]);
    expect(output).toMatchObject({ mailRoute: 'outbox', smsRoute: 'outbox', senderAddress: '' });
  });

  it('can be set aside and taken up again', async () => {
    await setAside('timeStamps', true);
    expect(await stateOf('timeStamps')).toBe('setAside');
    await setAside('timeStamps', false);
    expect(await stateOf('timeStamps')).toBe('open');
    const events = await app().platform.audit.list(app().db, 'admin_first_steps:installation');
    expect(events.map(({ action }) => action)).toEqual(['step.set-aside', 'step.taken-up']);
  });

  it('know of a backup for a week', async () => {
    await recordBackup(app().db, app().clock.now());
    expect(await stateOf('backup')).toBe('done');
    app().clock.advance(8 * 24 * 60 * 60_000);
    expect(await stateOf('backup')).toBe('open');
  });

  it('want somebody else who can help where one administrator cannot', async () => {
    expect(await stateOf('secondAdministrator')).toBe('open');
    await app().db.update(authUsers).set({ a: 'S' }).where(eq(authUsers.id, 'hr'));
    expect(await stateOf('secondAdministrator')).toBe('done');
  });

  it('keep the sender of the mails, and refuse on its field what is none', async () => {
    const save = (name: string, address: string) =>
      postForm(
        app().app,
        saveMailSender.path,
        { sender_name: name, sender_address: address },
        app().cookies.root,
      );
    const refused = async (name: string, address: string) =>
      Object.keys((await save(name, address)).error.fields ?? {});
    expect(await refused('Acme <boss@evil.example>', 'portale@acme.example')).toEqual(['sender_name']);
    expect(await refused('Acme', 'portale')).toEqual(['sender_address']);
    expect((await save('Portale Acme', 'portale@acme.example')).status).toBe(200);
    expect((await get()).output).toMatchObject({
      senderName: 'Portale Acme',
      senderAddress: 'portale@acme.example',
      isSenderFixed: false,
    });
    expect(await app().platform.mailSenders.find()).toMatchObject({ address: 'portale@acme.example' });
  });
});
