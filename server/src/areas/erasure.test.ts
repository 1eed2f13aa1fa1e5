import { eq } from 'drizzle-orm';
import { addCertificate, addLeave, addSickness, createAbsenceFeed } from 'shared-api/contracts/absences';
import { deleteUsers } from 'shared-api/contracts/admin';
import { listKeptData } from 'shared-api/contracts/auth';
import { findTraces as findTracesOf } from '../testing/find-traces.ts';
import { callOn } from '../testing/index.ts';
import { describeWithStaff, employeeOf } from '../testing/staff-app.ts';
import { absenceCertificates } from './absences/sickness/certificates.schema.ts';
import { approvedMail } from './auth/registrations/registrations.mail.ts';
import { authUsers } from './auth/users/user.schema.ts';
import { directoryEmployees } from './directory/directory.schema.ts';
import { signingMessageDrafts } from './signing/message-write/message-write.schema.ts';

/** Nobody else has any of it, so whatever is found of it is theirs. */
const person = {
  firstName: 'Zenobio',
  lastName: 'Quercetani',
  username: 'zenobio.q',
  usernameKey: 'zenobio.q',
  email: 'zenobio.quercetani@example.com',
  emailKey: 'zenobio.quercetani@example.com',
  prefix: '+39',
  mobile: '3339876501',
  fiscalCode: 'QRCZNB80A01H501X',
};
const traces = /zenobio|quercetani|3339876501|QRCZNB80A01H501X|nota segretissima|987654321/i;

const leaveOf = (employeeId: string) => ({
  from: '2026-03-16',
  to: '2026-03-16',
  start: null,
  end: null,
  cause: 'unpaidLeave' as const,
  employeeId,
  note: 'nota segretissima',
  send: true,
});

// The name stays as long as the register of hours needs it; the log says who was deleted (decision 085).
// Mails that name them to others wait in the outbox of an installation without a provider, for half a year; else their text goes with them.
const afterwards = [
  'directory_employees.name',
  'platform_audit.data',
  'platform_deliveries.html',
  'platform_deliveries.text',
];

describeWithStaff('deleting an account', (app) => {
  const as = (who: 'hr' | 'mario') => ({ cookie: app().cookies[who] });

  beforeEach(async () => {
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign', 'notif_docsign'] })
      .where(eq(authUsers.id, 'hr'));
  });

  const findTraces = () => findTracesOf(app(), traces);

  async function live(): Promise<void> {
    await app().db.update(authUsers).set(person).where(eq(authUsers.id, 'mario'));
    await app()
      .db.update(directoryEmployees)
      .set({ name: 'Quercetani Zenobio' })
      .where(eq(directoryEmployees.id, employeeOf('mario')));
    const days = { from: '2026-03-03', to: '2026-03-04' };
    const sick = {
      ...days,
      employeeId: employeeOf('mario'),
      protocol: '',
      note: 'nota segretissima',
      send: true,
    };
    const { output } = await callOn(app().app, addSickness, sick, as('mario'));
    const file = new File([Buffer.from('%PDF-1.7 attestato')], 'zenobio.pdf');
    const certificate = { id: output.sickness.id, protocol: '987654321', ...days };
    expect(
      (await callOn(app().app, addCertificate, certificate, { ...as('mario'), files: { file } })).status,
    ).toBe(200);
    await callOn(app().app, addLeave, leaveOf(employeeOf('mario')), as('mario'));
    await callOn(app().app, createAbsenceFeed, { scope: 'own' }, as('mario'));
    await app()
      .db.insert(signingMessageDrafts)
      .values({
        id: 'draft',
        userId: 'mario',
        title: 'Zenobio',
        body: 'nota segretissima',
        recipients: { kind: 'people', userIds: [] } as never,
        viewsAttachment: false,
        signsAttachment: false,
        boxes: [],
        updatedAt: app().clock.now(),
      });
  }

  it('leaves what is declared, says so before, and nothing else in any table or in the storage', async () => {
    await live();
    const [{ fileKey } = { fileKey: null }] = await app().db.select().from(absenceCertificates);
    expect(await app().platform.storage.has(fileKey ?? '')).toBe(true);
    expect((await findTraces()).length).toBeGreaterThan(5);
    const kept = await callOn(app().app, listKeptData, { ids: ['mario'] }, as('hr'));
    expect(kept.output.kept.map(({ what, until }) => [what, until])).toEqual([
      ['Registro degli eventi, Registro: azioni svolte', null],
      ['Ferie, permessi e malattie, Giorni di assenza', '2036-03-16'],
    ]);
    expect(kept.output.kept[1]?.why).toMatch(/Libro unico del lavoro/);
    const { output } = await callOn(app().app, deleteUsers, { ids: ['mario'] }, as('hr'));
    expect(output.deleted).toBe(1);
    await app().platform.jobs.runDue();
    expect(await findTraces()).toEqual(afterwards);
    expect(await app().platform.storage.has(fileKey ?? '')).toBe(false);
  });

  it('leaves no name where no record needs one', async () => {
    await app().db.update(authUsers).set(person).where(eq(authUsers.id, 'mario'));
    await app()
      .db.update(directoryEmployees)
      .set({ name: 'Quercetani Zenobio' })
      .where(eq(directoryEmployees.id, employeeOf('mario')));
    await callOn(app().app, deleteUsers, { ids: ['mario'] }, as('hr'));
    expect(await findTraces()).toEqual(['platform_audit.data']);
  });

  it('is done for who left before there was any of it as well, once, and in the log', async () => {
    await app().db.update(authUsers).set(person).where(eq(authUsers.id, 'mario'));
    const named = eq(directoryEmployees.id, employeeOf('mario'));
    await app().db.update(directoryEmployees).set({ name: 'Quercetani Zenobio' }).where(named);
    const added = { action: 'user.added', subject: 'auth_users:mario', actor: 'hr' } as const;
    await app().platform.audit.append(app().db, { ...added, data: { email: person.email } });
    const sent = { to: person.email, language: 'it' as const, companyId: 'acme' };
    const content = approvedMail({ product: 'Sportello', name: 'Zenobio', username: 'z', address: '' });
    await app().platform.deliveries.sendMail(app().db, { ...sent, content });
    await callOn(app().app, addLeave, leaveOf(employeeOf('mario')), as('mario'));
    // What waits is sealed; in the outbox it is to be read.
    await app().outbox();
    // As an earlier version left it: an account without anything of the person, and nothing else done.
    const gone = {
      firstName: '',
      lastName: '',
      email: '',
      emailKey: '',
      fiscalCode: '',
      prefix: '',
      mobile: '',
    };
    const account = {
      ...gone,
      username: 'removed-1',
      usernameKey: 'removed-1',
      removedAt: app().clock.now(),
    };
    await app().db.update(authUsers).set(account).where(eq(authUsers.id, 'mario'));
    await app().db.update(directoryEmployees).set({ userId: null }).where(named);
    expect(await findTraces()).toContain('platform_deliveries.recipient');

    await app().areas.auth.earlierLeavers.clean();
    expect(await findTraces()).toEqual(afterwards);
    const [{ leftAt } = { leftAt: null }] = await app().db.select().from(directoryEmployees).where(named);
    expect(leftAt).toEqual(app().clock.now());
    const events = () => app().platform.audit.list(app().db, 'auth_users:mario');
    const count = async () =>
      (await events()).filter(({ action }) => action === 'account.rest-erased').length;
    expect(await count()).toBe(1);
    await app().areas.auth.earlierLeavers.clean();
    expect(await count()).toBe(1);
  });

  it('is described to who may do it, and of oneself', async () => {
    expect((await callOn(app().app, listKeptData, { ids: ['luca'] }, as('hr'))).status).toBe(404);
    expect((await callOn(app().app, listKeptData, { ids: ['hr'] }, as('mario'))).status).toBe(404);
    expect((await callOn(app().app, listKeptData, {}, as('mario'))).output.kept).toEqual([]);
  });
});
