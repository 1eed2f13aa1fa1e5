import { addDelegation } from 'shared-api/contracts/absences';
import { listFailures, sendTest } from 'shared-api/contracts/admin';
import { requestRecovery } from 'shared-api/contracts/auth';
import { sendCodeByMail } from 'shared-api/contracts/platform';
import { sendExternalMessage } from 'shared-api/contracts/signing';
import { remindMonths } from 'shared-api/contracts/timesheet';
import { platformDeliveries } from '../platform/deliveries/deliveries.schema.ts';
import { callOn } from '../testing/index.ts';
import { describeWithStaff, employeeOf, type StaffTestApp } from '../testing/staff-app.ts';
import { sendLeave } from './absences/testing/decision-steps.ts';
import { signUp, stranger } from './auth/testing/sign-up-steps.ts';
import { directoryCompanies } from './directory/directory.schema.ts';
import { wakeNotices } from './signing/notices/message-notices.ts';
import { addMessage } from './signing/testing/messages.builders.ts';

type Person = keyof StaffTestApp['cookies'];

/** What each area sends of Acme and its people: to whom it goes. */
const sendings: Readonly<Record<string, (app: StaffTestApp) => Promise<unknown>>> = {
  'absences: hr@example.com': (app) => sendLeave({ ...app, absences: app.areas.absences }, 'mario'),
  'absences: giulia@example.com': ({ app, cookies }) =>
    callOn(
      app,
      addDelegation,
      { toUserId: 'giulia', from: '2026-03-10', to: '2026-03-11' },
      { cookie: cookies.hr },
    ),
  'admin: root@example.com': ({ app, cookies }) =>
    callOn(app, sendTest, { companyId: 'acme', channel: 'mail' }, { cookie: cookies.root }),
  'auth: mario@example.com': ({ app }) => {
    const input = { username: 'mario', method: 'SEND_OLD_PASSWORD', siteDomain: '', product: '' } as const;
    return callOn(app, requestRecovery, input);
  },
  'codes: giulia@example.com': ({ app, cookies }) => {
    const input = { username: '', product: '', purpose: 'authenticator' } as const;
    return callOn(app, sendCodeByMail, input, { cookie: cookies.giulia });
  },
  'messages: mario@example.com': async (app) => {
    await addMessage(app);
    await wakeNotices(app.db, app.platform.jobs);
  },
  'messages: paola@fuori.example': ({ app, cookies }) => {
    const who = { name: 'Paola', surname: 'Esterna', email: 'paola@fuori.example' };
    const message = { ...who, title: 'Benvenuta', body: 'Ciao', signsAttachment: false, boxes: [] };
    return callOn(app, sendExternalMessage, { requestId: 'richiesta-1', ...message }, { cookie: cookies.hr });
  },
  'timesheet: mario@example.com': ({ app, cookies }) => {
    const employeeIds = [employeeOf('mario')];
    return callOn(app, remindMonths, { year: 2026, month: 2, employeeIds }, { cookie: cookies.hr });
  },
};

describeWithStaff('mails that failed', (app) => {
  /** Sends, and lets all of it fail. */
  async function fail(send: (app: StaffTestApp) => Promise<unknown>): Promise<void> {
    await send(app());
    await app().platform.jobs.runDue();
    const failedAt = app().clock.now();
    await app().db.update(platformDeliveries).set({ state: 'failed', failedAt });
  }
  const seenBy = async (person: Person) => {
    const { rows } = (
      await callOn(app().app, listFailures, { length: 30 }, { cookie: app().cookies[person] })
    ).output;
    return rows.map(({ name }) => name);
  };

  it.each(Object.entries(sendings))(
    'are seen by the administrators of their company: %s',
    async (to, send) => {
      await fail(send);
      expect(await seenBy('hr')).toContain(to.split(': ')[1]);
      expect(await seenBy('paola')).toEqual([]);
    },
  );

  it('are for super users alone where anybody can have written the address', async () => {
    await app().db.update(directoryCompanies).set({ signUp: 'open' });
    await fail((served) => signUp(served, { companyName: 'acme' }));
    expect([await seenBy('hr'), await seenBy('root')]).toEqual([[], [stranger.email]]);
  });
});
