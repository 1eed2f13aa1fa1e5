import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { addCertificate, addSickness, listSicknessReadings } from 'shared-api/contracts/absences';
import { downloadPersonalData, getPersonalDataState, preparePersonalData } from 'shared-api/contracts/auth';
import { personalDataFile } from 'shared-api/contracts/platform';
import { adminImportRows, adminImports } from './admin/import/import.schema.ts';
import { authUsers } from './auth/users/user.schema.ts';
import { platformDeliveries } from '../platform/deliveries/deliveries.schema.ts';
import { callOn, downloadOn } from '../testing/index.ts';
import { describeWithStaff, employeeOf } from '../testing/staff-app.ts';

type Person = 'hr' | 'mario' | 'paola' | 'giulia';

describeWithStaff('the package of a person’s data', (app) => {
  const as = (who: Person) => ({ cookie: app().cookies[who] });
  const prepare = (who: Person, userId?: string) =>
    callOn(app().app, preparePersonalData, { userId }, as(who));
  const download = (who: Person, ticket: string) =>
    downloadOn(app().app, downloadPersonalData, { ticket }, as(who));
  const open = async (who: Person, userId?: string) => {
    const { output } = await prepare(who, userId);
    const { status, bytes, headers } = await download(who, output.ticket);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/zip');
    const files = unzipSync(bytes);
    const text = (name: string) => Buffer.from(files[name] ?? []).toString();
    return { files, data: personalDataFile.parse(JSON.parse(text('data.json'))), page: text('index.html') };
  };
  const pdf = Buffer.from('%PDF-1.7 attestato');

  let sickness: string;

  beforeEach(async () => {
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign', 'notif_docsign'] })
      .where(eq(authUsers.id, 'hr'));
    const days = { from: '2026-03-03', to: '2026-03-04' };
    const sick = {
      ...days,
      employeeId: employeeOf('mario'),
      protocol: '',
      note: 'una <b>nota</b>',
      send: true,
    };
    const { output } = await callOn(app().app, addSickness, sick, as('mario'));
    sickness = output.sickness.id;
    const files = { file: new File([pdf], 'attestato.pdf') };
    await callOn(
      app().app,
      addCertificate,
      { id: output.sickness.id, protocol: '987654321', ...days },
      { ...as('mario'), files },
    );
  });

  it('holds what every table has of them, decrypted, a page to read, and their files', async () => {
    const { files, data, page } = await open('mario');
    expect(data).toMatchObject({ madeFor: 'person', person: { userId: 'mario', username: 'mario' } });
    const recordsOf = (table: string) =>
      data.tables.filter((each) => each.table === table).flatMap(({ records }) => records);
    expect(recordsOf('auth_users')).toMatchObject([{ email: 'mario@example.com' }]);
    expect(recordsOf('absence_requests')).toMatchObject([{ kind: 'sickness', note: 'una <b>nota</b>' }]);
    expect(recordsOf('absence_certificates')).toMatchObject([
      { protocol: '987654321', fileName: 'attestato.pdf' },
    ]);
    expect(recordsOf('platform_sessions').length).toBeGreaterThan(0);
    const certificate = data.files.find(({ table }) => table === 'absence_certificates');
    expect(Buffer.from(files[certificate?.path ?? ''] ?? [])).toEqual(pdf);
    expect(page).toContain('<html lang="it">');
    expect(page).toContain('una &lt;b&gt;nota&lt;/b&gt;');
    expect(page).not.toMatch(/<script|hash/i);
    expect(JSON.stringify(data)).not.toMatch(/giulia|sealed/i);
  });

  it('is good once and for its person, and asks for the password once the sign-in is long ago', async () => {
    const { output } = await prepare('mario');
    expect((await download('giulia', output.ticket)).status).toBe(404);
    const again = await prepare('mario');
    expect((await download('mario', again.output.ticket)).status).toBe(200);
    expect((await download('mario', again.output.ticket)).status).toBe(404);
    app().clock.advance(11 * 60_000);
    expect(await callOn(app().app, getPersonalDataState, {}, as('mario'))).toMatchObject({
      output: { needsPassword: true, handedOut: [{ isOwn: true }] },
    });
    const refused = await prepare('mario');
    expect(refused.status).toBe(400);
    expect(refused.error?.fields).toHaveProperty('password');
  });

  it('is had by who administers the person, who learns of it; without what is the person’s alone', async () => {
    const { data } = await open('hr', 'mario');
    const tables = data.tables.map(({ table }) => table);
    expect(data.madeFor).toBe('administrator');
    expect(tables).toContain('absence_requests');
    expect(tables).not.toContain('platform_sessions');
    expect(tables).not.toContain('signing_message_drafts');
    const events = await app().platform.audit.list(app().db, 'auth_users:mario');
    expect(events.map(({ actor, action }) => `${actor} ${action}`)).toContain('hr personal-data.handed-out');
    expect(await callOn(app().app, getPersonalDataState, {}, as('mario'))).toMatchObject({
      output: { handedOut: [{ by: 'hr Test', isOwn: false }] },
    });
    const mails = await app().db.select().from(platformDeliveries);
    expect(
      mails.filter(({ recipient }) => recipient === 'mario@example.com').map(({ subject }) => subject),
    ).toEqual(['I tuoi dati di Sportello sono stati scaricati']);
    for (const who of ['paola', 'giulia'] as const) expect((await prepare(who, 'mario')).status).toBe(404);
  });

  it('is a reading of each sickness and certificate in it, by whoever else has it, which its person sees', async () => {
    const readers = async () => {
      const { output } = await callOn(app().app, listSicknessReadings, { id: sickness }, as('mario'));
      return output.readings.map(({ who, kind }) => `${who ?? ''} ${kind}`).toSorted();
    };
    await open('mario');
    expect(await readers()).toEqual([]);
    await open('hr', 'mario');
    expect(await readers()).toEqual(['hr Test certificate', 'hr Test record']);
  });

  it('has the lines of files of the company alone, for who administers it; one’s own of every company', async () => {
    const { db, clock } = app();
    const counts = { total: 1, add: 1, change: 0, same: 0, left: 0, error: 0 };
    for (const companyId of ['acme', 'beta', null]) {
      const id = `of ${companyId ?? 'several'}`;
      await db.insert(adminImports).values({
        id,
        companyId,
        ...counts,
        fileName: 'persone.csv',
        changesExisting: false,
        state: 'done',
        madeBy: 'root',
        madeAt: clock.now(),
      });
      await db.insert(adminImportRows).values({
        importId: id,
        line: 1,
        name: id,
        username: 'm',
        email: 'mario@example.com',
        outcome: 'add',
        changed: [],
        problems: [],
      });
    }
    const linesFor = async (who: Person, userId?: string) =>
      (await open(who, userId)).data.tables
        .filter(({ table }) => table === 'admin_import_rows')
        .flatMap(({ records }) => records.map((record) => record['name']));
    expect(await linesFor('hr', 'mario')).toEqual(['of acme']);
    expect(await linesFor('mario')).toEqual(['of acme', 'of beta', 'of several']);
  });

  it('is made five times an hour', async () => {
    for (let count = 0; count < 5; count += 1) expect((await prepare('mario')).status).toBe(200);
    expect((await prepare('mario')).status).toBe(429);
  });
});
