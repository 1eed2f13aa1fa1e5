import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { deleteUsers } from 'shared-api/contracts/admin';
import { downloadPersonalData, listKeptData, preparePersonalData } from 'shared-api/contracts/auth';
import { personalDataFile } from 'shared-api/contracts/platform';
import { sendDocuments } from 'shared-api/contracts/signing';
import { platformDeliveries } from '../platform/deliveries/deliveries.schema.ts';
import { callOn, downloadOn, signInAs } from '../testing/index.ts';
import { findTraces } from '../testing/find-traces.ts';
import { addresses, becomePerson, liveLong, traces } from '../testing/long-life.ts';
import { describeWithStaff, employeeOf } from '../testing/staff-app.ts';
import { adminImportRows } from './admin/import/import.schema.ts';
import { approvedMail } from './auth/registrations/registrations.mail.ts';
import { authUsers } from './auth/users/user.schema.ts';
import { directoryEmployees } from './directory/directory.schema.ts';
import { compareWithLog } from './signing/documents/compared-document.ts';
import { signingDocuments } from './signing/documents/document.schema.ts';

/** Where the person is named afterwards, each for a reason that is said before, or that decision 141 gives. */
const declared = {
  'directory_employees.name': 'the register of hours and absences says of whom it is (until its term)',
  'directory_employees.name_fold': 'the same, as it is searched',
  'platform_audit.data': 'the log of events cannot be changed',
  'platform_deliveries.html':
    'a mail to somebody else, which an installation without a provider keeps for half a year',
  'platform_deliveries.text': 'the same',
};

const nothingMore = Object.keys(declared);

describeWithStaff('deleting the account of who lived long with the product', (app) => {
  const as = (who: 'hr' | 'paola') => ({ cookie: app().cookies[who] });

  beforeEach(() => becomePerson(app()));

  const handOut = async (who: 'mario' | 'paola') => {
    const by = { cookie: await signInAs(app(), who) };
    const { output } = await callOn(app().app, preparePersonalData, { userId: 'mario' }, by);
    const { bytes } = await downloadOn(app().app, downloadPersonalData, output, by);
    const files = unzipSync(bytes);
    const { tables } = personalDataFile.parse(JSON.parse(Buffer.from(files['data.json'] ?? []).toString()));
    return {
      files: Object.keys(files).filter((name) => name.startsWith('files/absence')),
      recordsOf: (name: string) =>
        tables.filter(({ table }) => table === name).flatMap(({ records }) => records),
    };
  };

  it('hands out before what is held of every company, address and number of theirs', async () => {
    await liveLong(app());
    const { files, recordsOf } = await handOut('mario');
    expect(recordsOf('directory_employees').map((row) => row['companyId'])).toEqual(
      expect.arrayContaining(['acme', 'beta']),
    );
    expect(recordsOf('absence_certificates')).toHaveLength(2);
    expect(files).toHaveLength(2);
    expect(new Set(recordsOf('auth_sign_ups').map((row) => row['email']))).toEqual(
      new Set([addresses.first, addresses.old]),
    );
    const recipients = new Set(recordsOf('platform_deliveries').map((row) => row['recipient']));
    expect(recipients).toEqual(new Set(Object.values(addresses)));
    const toBeta = await handOut('paola');
    expect(toBeta.recordsOf('directory_employees').map((row) => row['companyId'])).toEqual(['beta']);
    expect(toBeta.recordsOf('absence_certificates')).toHaveLength(1);
    expect(toBeta.recordsOf('auth_sign_ups')).toEqual([]);
  });

  it('leaves what is declared and nothing else in any table or file, of every company they were at', async () => {
    await liveLong(app());
    const before = await findTraces(app(), traces);
    expect(before).toEqual(
      expect.arrayContaining([
        'admin_import_rows.cells',
        'admin_import_rows.email',
        'admin_import_rows.name',
        'admin_import_rows.problems',
        'auth_sign_ups.email',
        'auth_users.codice_fiscale',
        'platform_deliveries.recipient',
        'platform_jobs.payload',
        'platform_one_time_codes.sent_to',
        'platform_one_time_codes.subject',
        'platform_one_time_links.sent_to',
        'platform_sessions.code_to',
        'signing_documents.receiver_email',
        'signing_documents.sender_email',
        'signing_message_copies.receiver_name',
        'signing_message_sends.external',
        'signing_message_sends.receivers',
      ]),
    );
    const { output: kept } = await callOn(app().app, listKeptData, { ids: ['mario'] }, as('paola'));
    expect(kept.kept.map(({ what, until }) => [what, until])).toEqual([
      ['Registro degli eventi, Registro: azioni svolte', null],
      ['Ferie, permessi e malattie, Giorni di assenza', '2036-03-05'],
    ]);
    const { output } = await callOn(app().app, deleteUsers, { ids: ['mario'] }, as('paola'));
    expect(output.deleted).toBe(1);
    await app().platform.jobs.runDue();
    expect(await findTraces(app(), traces)).toEqual(nothingMore);
    const [giulia] = (await app().db.select().from(adminImportRows)).filter(
      ({ userId }) => userId === 'giulia',
    );
    expect(giulia).toMatchObject({ name: 'Test giulia', username: 'giulia' });
    for (const { leftAt } of (await app().db.select().from(directoryEmployees)).filter(
      ({ formerUserId }) => formerUserId === 'mario',
    ))
      expect(leftAt).not.toBeNull();
  });

  it('leaves drafts without them, as their log says, and none that could be sent to nobody', async () => {
    await liveLong(app());
    await callOn(app().app, deleteUsers, { ids: ['mario'] }, as('paola'));
    for (const id of ['to-them', 'of-theirs']) {
      const compared = await compareWithLog({ db: app().db, audit: app().platform.audit }, id);
      expect(compared?.problems).toEqual([]);
    }
    const [draft] = await app().db.select().from(signingDocuments).where(eq(signingDocuments.id, 'to-them'));
    expect(draft).toMatchObject({
      title: 'Proposta',
      receiverName: '—',
      receiverEmail: '',
      senderName: 'Test hr',
    });
    const sent = await callOn(app().app, sendDocuments, { ids: ['to-them'] }, as('hr'));
    expect(sent.error?.code).toBe('conflict');
  });

  it('leaves what is at an address or number of before that somebody else has now', async () => {
    await app()
      .db.update(authUsers)
      .set({
        email: addresses.old,
        emailKey: addresses.old.toLowerCase(),
        prefix: '+39',
        mobile: '3339876502',
      })
      .where(eq(authUsers.id, 'giulia'));
    const sent = { language: 'it' as const, companyId: 'acme' };
    const content = approvedMail({ product: 'Sportello', name: 'giulia', username: 'g', address: '' });
    await app().platform.deliveries.sendMail(app().db, { to: addresses.old, content, ...sent });
    await app().platform.deliveries.sendSms(app().db, {
      to: '+393339876502',
      text: 'ciao',
      companyId: 'acme',
    });
    expect((await handOut('mario')).recordsOf('platform_deliveries')).toEqual([]);
    await callOn(app().app, deleteUsers, { ids: ['mario'] }, as('hr'));
    const left = await app().db.select().from(platformDeliveries);
    expect(left.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([addresses.old, '+393339876502']),
    );
  });

  it('is done for who left at a version that knew the employee and the address of the day alone', async () => {
    await liveLong(app());
    const employees = await app().db.select().from(directoryEmployees);
    await callOn(app().app, deleteUsers, { ids: ['mario'] }, as('paola'));
    const [left] = employees.filter(({ formerUserId }) => formerUserId === 'mario');
    await app().platform.deliveries.sendMail(app().db, {
      to: addresses.old,
      content: approvedMail({ product: 'Sportello', name: 'Zenobio', username: 'z', address: '' }),
      language: 'it',
      companyId: 'acme',
    });
    expect(left?.id).toBe(employeeOf('mario'));
    await app().areas.auth.earlierLeavers.clean();
    expect(await findTraces(app(), traces)).toEqual(nothingMore);
  });
});
