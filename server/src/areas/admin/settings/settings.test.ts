import { eq } from 'drizzle-orm';
import {
  getSettings,
  getTestDeliveries,
  saveSettings,
  sendTest,
  settingsConflict,
  weekdays,
} from 'shared-api/contracts/admin';
import type { InputOf } from 'shared-api/contracts/common';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff, type StaffTestApp } from '../../../testing/staff-app.ts';
import { platformDeliveries } from '../../../platform/deliveries/deliveries.schema.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { directoryCompanies } from '../../directory/directory.schema.ts';
import { createWantsMail } from '../../auth/notifications/wants-mail.ts';
import { anyTime } from './mail-timing.ts';
import { listSilent } from './settings.repository.ts';

const companyId = 'acme';
const day = 24 * 60 * 60_000;

const noDays = Object.fromEntries(weekdays.map((day) => [`mail${day}`, false]));

describeWithStaff('the settings of a company', (app) => {
  type Person = keyof StaffTestApp['cookies'];
  const by = (person: Person) => ({ cookie: app().cookies[person] });
  const read = (person: Person = 'root', of = companyId) =>
    callOn(app().app, getSettings, { companyId: of }, by(person));
  const save = (changes: Partial<InputOf<typeof saveSettings>> = {}, person: Person = 'root') =>
    callOn(
      app().app,
      saveSettings,
      {
        companyId,
        companyName: 'acme',
        accent: '',
        isNotifying: true,
        asksSmsCode: false,
        asksAllPages: false,
        ...anyTime,
        deliveryMonths: 6,
        unsignedMonths: 0,
        signUp: 'closed',
        signUpDomains: [],
        version: 0,
        ...changes,
      },
      by(person),
    );
  const wants = () =>
    createWantsMail({ settings: () => ({ listSilent }) })(app().db, { userId: 'mario' }, 'absences');

  it('are today’s until somebody saves, and then what was saved', async () => {
    const { output } = await read();
    expect(output.version).toBe(0);
    expect(output.settings).toMatchObject({ isNotifying: true, signUp: 'closed' });
    const changes = {
      companyName: 'Acme Nuova',
      accent: '#0b6175',
      asksSmsCode: true,
      asksAllPages: true,
      youngChange: 'refuse',
      mailMinutes: 30,
      mailFrom: '08:00',
      mailTo: '18:00',
      mailSunday: false,
      signUp: 'open',
      signUpDomains: ['acme.example'],
      unsignedMonths: 12,
    } as const;
    expect((await save({ ...changes, signUpDomains: [...changes.signUpDomains] })).output).toEqual({
      version: 1,
    });
    const saved = (await read()).output;
    expect(saved.settings).toMatchObject(changes);
    expect(saved.settings2).toEqual({ asksSmsCode: true });
    const [event] = await app().platform.audit.list(app().db, `admin_settings:${companyId}`);
    expect(event).toMatchObject({
      actor: 'root',
      data: { before: { companyName: 'acme', asksSmsCode: false }, after: { companyName: 'Acme Nuova' } },
    });
  });

  it('stay as they were where a screen of before does not know of one', async () => {
    await save({ asksAllPages: true, youngChange: 'refuse' });
    await save({ asksAllPages: undefined, version: 1 });
    expect((await read()).output).toMatchObject({
      version: 2,
      settings: { asksAllPages: true, youngChange: 'refuse' },
    });
    const [event] = await app().platform.audit.list(app().db, `admin_settings:${companyId}`);
    expect(event?.data['after']).not.toHaveProperty('asksAllPages', undefined);
  });

  it('show the second of two writers who was first, and stay', async () => {
    await save({ isNotifying: false });
    const { error } = await save();
    expect(error?.code).toBe('conflict');
    expect(settingsConflict.parse(error?.details)).toMatchObject({
      changedBy: 'root Test',
      current: { version: 1 },
    });
    expect((await read()).output.settings.isNotifying).toBe(false);
  });

  it('are an administrator’s with the permission, and a super user’s of every company', async () => {
    expect((await read('hr')).error?.code).toBe('forbidden');
    expect((await save({}, 'hr')).error?.code).toBe('forbidden');
    await app()
      .db.update(authUsers)
      .set({ permissions: ['notif_docsign'] })
      .where(eq(authUsers.id, 'hr'));
    expect((await read('hr')).output.version).toBe(0);
    expect((await read('hr', 'beta')).error?.code).toBe('not-found');
    expect((await read('mario')).status).toBe(403);
    expect((await read('root', 'beta')).output.settings.companyName).toBe('beta');
    expect((await read('root', 'none')).error?.code).toBe('not-found');
  });

  it('refuse what does not fit, each on its field', async () => {
    await app()
      .db.update(directoryCompanies)
      .set({ signUpDomains: ['beta.example'], provedDomains: ['beta.example'] })
      .where(eq(directoryCompanies.id, 'beta'));
    const fieldsOf = async (changes: Parameters<typeof save>[0]) =>
      Object.keys((await save(changes)).error?.fields ?? {});
    expect(await fieldsOf({ signUp: 'open' })).toEqual(['signUpDomains']);
    expect(await fieldsOf({ signUpDomains: ['beta.example'] })).toEqual(['signUpDomains']);
    expect(await fieldsOf({ companyName: 'BETA' })).toEqual(['companyName']);
    expect(await fieldsOf({ mailFrom: '18:00', mailTo: '08:00' })).toEqual(['mailTo']);
    expect(await fieldsOf(noDays)).toEqual(['mailMonday']);
    expect((await read()).output.version).toBe(0);
  });

  it('keep the mails from leaving that one can do without, once they are off', async () => {
    expect(await wants()).toBe(true);
    await save({ isNotifying: false });
    expect(await wants()).toBe(false);
  });

  it('delete what was sent to the company’s people once it is old, and nothing else', async () => {
    await save({ deliveryMonths: 1 });
    const { deliveries } = app().platform;
    for (const to of ['+393331112222', '+393334445555'])
      await deliveries.sendSms(app().db, { to, text: 'x', companyId: null });
    await app().db.update(platformDeliveries).set({ state: 'sent' });
    await app()
      .db.update(authUsers)
      .set({ prefix: '+39', mobile: '3331112222' })
      .where(eq(authUsers.id, 'mario'));
    const recipients = async () =>
      (await app().db.select().from(platformDeliveries)).map(({ recipient }) => recipient);
    await app().areas.admin.retention.clean();
    expect(await recipients()).toHaveLength(2);
    app().clock.advance(40 * day);
    await app().areas.admin.retention.clean();
    expect(await recipients()).toEqual(['+393334445555']);
  });

  it('are tried by a mail and an SMS to oneself, a few times an hour', async () => {
    const list = async () =>
      (await callOn(app().app, getTestDeliveries, { companyId }, by('root'))).output.deliveries;
    const send = (channel: 'mail' | 'sms', person: Person = 'root') =>
      callOn(app().app, sendTest, { companyId, channel }, by(person));
    expect((await send('sms')).error?.code).toBe('phone-number-missing');
    expect((await send('mail', 'hr')).error?.code).toBe('forbidden');
    await app()
      .db.update(authUsers)
      .set({ prefix: '+39', mobile: '3331112222' })
      .where(eq(authUsers.id, 'root'));
    expect((await send('sms')).status).toBe(200);
    for (let count = 0; count < 5; count += 1) expect((await send('mail')).status).toBe(200);
    expect((await send('mail')).status).toBe(429);
    expect(await list()).toMatchObject([
      { channel: 'mail', to: 'root@example.com', reason: '' },
      { channel: 'sms', to: '+393331112222', reason: '' },
    ]);
    const foreign = await callOn(app().app, getTestDeliveries, { companyId }, by('hr'));
    expect(foreign.error?.code).toBe('forbidden');
  });
});
