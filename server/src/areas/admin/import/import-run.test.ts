import { eq } from 'drizzle-orm';
import {
  downloadUserImport,
  downloadUserImportTemplate,
  listUserImports,
  sendUserImportInvitations,
} from 'shared-api/contracts/admin';
import { permissionCodes } from 'shared-api/contracts/common';
import { platformDeliveries } from '../../../platform/deliveries/deliveries.schema.ts';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { userSubject } from '../../auth/users/user-audit.ts';
import { ada, head, ugo, createImportSteps } from './testing/import-steps.ts';

describeWithStaff('people from a file', (app) => {
  const { as, begin, check, start, get, rowsOf, runDue, find } = createImportSteps(app);

  beforeEach(begin);

  it('are written with their rights and their log; mails leave once all stand', async () => {
    const { output } = await check([head, ugo, ada]);
    const { id } = output.import;
    expect((await start(id)).error).toBeUndefined();
    expect(await get(id)).toMatchObject({ state: 'running' });
    await runDue();
    expect(await get(id)).toMatchObject({
      state: 'done',
      written: 2,
      invitations: { due: 1, sent: 1 },
      failure: '',
    });
    const user = await find('UGO');
    expect(user).toMatchObject({
      prefix: '+39',
      mobile: '3331234567',
      isProductEnabled: true,
      passwordHash: '',
    });
    expect(user?.permissions).toHaveLength(permissionCodes.length);
    expect(await find('ada')).toMatchObject({
      isProductEnabled: false,
      b: 'S',
      prefix: '+44',
      mobile: '7400123456',
    });
    const outbox = await app().outbox();
    expect(outbox.map(({ recipient }) => recipient)).toEqual(['ugo@acme.example']);
    expect(outbox[0]?.text).toMatch(/\/recover#\S+/);
    const userId = user?.id ?? '';
    const { employee, groupIds } = await app().areas.directory.describeUser(app().db, userId);
    expect(employee).toMatchObject({ name: 'Foscolo Ugo', companyId: 'acme' });
    expect(groupIds).toHaveLength(1);
    const { audit } = app().platform;
    expect(await audit.list(app().db, userSubject(userId))).toMatchObject([
      { action: 'user.added', actor: 'hr' },
    ]);
    expect(await audit.verifyChain(app().db, userSubject(userId))).toEqual({ isIntact: true, events: 1 });
    expect(await audit.list(app().db, `admin_imports:${id}`)).toMatchObject([
      { action: 'users.imported', actor: 'hr', data: { fileName: 'persone.csv', counts: { add: 2 } } },
    ]);
    expect((await start(id)).error).toMatchObject({
      code: 'conflict',
      ErrDetails: 'Questo file è già stato importato',
    });
  });

  it('are changed or left as they are, by choice; empty cells leave what stands', async () => {
    const lines = [
      'Username;E-Mail;Cognome;Gruppi',
      'mario;;Rossi;Impiegati',
      'giulia;;Test;Turnisti',
      ';hr@example.com;;Impiegati',
    ];
    const left = await check(lines, { changesExisting: false });
    expect(left.output.import.counts).toMatchObject({ left: 3, change: 0 });
    expect((await start(left.output.import.id)).error).toMatchObject({
      ErrDetails: /^In questo file non c’è nulla/,
    });
    const { output } = await check(lines);
    expect(await rowsOf(output.import.id)).toMatchObject([
      { outcome: 'change', changed: ['lastName', 'groups'] },
      { outcome: 'change', changed: ['groups'] },
      { outcome: 'change', username: 'hr', changed: ['groups'] },
    ]);
    await start(output.import.id);
    await runDue();
    expect(await find('mario')).toMatchObject({
      lastName: 'Rossi',
      firstName: 'mario',
      email: 'mario@example.com',
    });
    const [event] = await app().platform.audit.list(app().db, userSubject('mario'));
    expect(event).toMatchObject({
      action: 'user.changed',
      actor: 'hr',
      data: { before: { lastName: 'Test' } },
    });
    expect(await app().outbox()).toEqual([]);
    const again = await check(lines);
    expect(again.output.import.counts).toMatchObject({ same: 3 });
  });

  it('say of an address or a number that it only waits for its person, who has come in', async () => {
    const lines = ['Username;E-Mail;Cognome;Cellulare;Gruppi', 'mario;mario@nuova.example;Rossi;;Impiegati'];
    const importAll = async () => {
      const { id } = (await check(lines)).output.import;
      const rows = await rowsOf(id);
      await start(id);
      await runDue();
      const answer = await downloadOn(app().app, downloadUserImport, { id }, as('hr'));
      return { rows, file: Buffer.from(answer.bytes).toString() };
    };
    const first = await importAll();
    expect(first.rows).toMatchObject([
      { outcome: 'change', changed: ['lastName', 'email', 'groups'], waits: ['email'] },
    ]);
    expect(first.file).toMatch(/Modificato;.*E-Mail: aspetta la conferma della persona/);
    expect(await find('mario')).toMatchObject({ lastName: 'Rossi', email: 'mario@example.com' });
    const second = await importAll();
    expect(second.rows).toMatchObject([{ outcome: 'change', changed: ['email'], waits: ['email'] }]);
    expect(second.file).toMatch(/Da confermare;E-Mail: aspetta/);
  });

  it('are changed however many they are, each with a chain of their own', async () => {
    const count = 260;
    const file = (lastName: string) => [
      'Cognome;Nome;Username;E-Mail;Gruppi',
      ...Array.from(
        { length: count },
        (_, index) => `${lastName};P;p.${index};p.${index}@acme.example;Impiegati`,
      ),
    ];
    for (const lastName of ['Verdi', 'Bianchi']) {
      const { id, counts } = (await check(file(lastName))).output.import;
      expect(counts).toMatchObject({ total: count, error: 0 });
      expect((await start(id, { invites: false })).error).toBeUndefined();
      await runDue();
      expect(await get(id)).toMatchObject({ state: 'done', written: count, failure: '' });
    }
    for (const index of [0, 100, count - 1]) {
      const user = await find(`p.${index}`);
      expect(user).toMatchObject({ lastName: 'Bianchi', profileVersion: 2 });
      const chain = userSubject(user?.id ?? '');
      expect(await app().platform.audit.verifyChain(app().db, chain)).toEqual({ isIntact: true, events: 2 });
    }
  });

  it('are undone as a whole where one of them cannot be written', async () => {
    const { output } = await check([head, ugo, 'Test;mario;mario;mario@example.com;;;;;;Impiegati']);
    const { id } = output.import;
    await start(id);
    const taken = await check([head, ugo.replace('ugo;', 'altro;')]);
    expect((await start(taken.output.import.id)).error).toMatchObject({ ErrDetails: /^È in corso un’altra/ });
    const groups = await app().areas.directory.listGroups(app().db, ['acme']);
    const staff = groups.find(({ name }) => name === 'Impiegati');
    await app().areas.directory.removeGroup(app().db, staff ?? { id: '', version: 0 });
    await runDue();
    expect(await get(id)).toMatchObject({
      state: 'failed',
      counts: { error: 2 },
      failure: expect.stringMatching(/^Dopo il controllo qualcosa è cambiato/),
    });
    expect((await rowsOf(id)).map(({ problems }) => problems[0]?.fault)).toEqual([
      'groupUnknown',
      'groupUnknown',
    ]);
    expect(await find('ugo')).toBeUndefined();
    expect(await app().outbox()).toEqual([]);
  });

  it('are undone where one is refused while they are written', async () => {
    const { accounts } = app().areas.auth;
    await accounts.removeAccount(app().db, 'mario');
    const [gone] = (await app().db.select().from(authUsers)).filter(({ removedAt }) => removedAt !== null);
    const { output } = await check([
      head,
      'Bianchi;giulia;giulia;giulia@example.com;;;;;;Impiegati',
      ugo.replace('ugo;', `${gone?.username ?? ''};`),
    ]);
    const { id } = output.import;
    expect(output.import.counts).toMatchObject({ add: 1, change: 1 });
    await start(id);
    await runDue();
    expect(await get(id)).toMatchObject({ state: 'failed', failure: 'Questo username è già in uso' });
    expect(await find('giulia')).toMatchObject({ lastName: 'Test', permissions: permissionCodes });
    const events = await app().platform.audit.list(app().db, userSubject('giulia'));
    expect(events).toEqual([]);
  });

  it('count as invited once their mail left; who got none is named', async () => {
    const { output } = await check([head, ugo]);
    const { id } = output.import;
    await start(id);
    await runDue();
    const { db } = app();
    for (const [change, invitations] of [
      [{ state: 'queued' }, { due: 1, sent: 0, waiting: 1, failed: 0, failedNames: [] }],
      [{ state: 'bounced' }, { due: 1, sent: 0, waiting: 0, failed: 1, failedNames: ['Foscolo Ugo'] }],
      [{ state: 'sent' }, { due: 1, sent: 1, waiting: 0, failed: 0, failedNames: [] }],
    ] as const) {
      await db.update(platformDeliveries).set(change);
      expect(await get(id)).toMatchObject({ state: 'done', invitations });
    }
  });

  it('are invited later, but for who has a password by then', async () => {
    const eva = 'Riva;Eva;eva;eva@acme.example;;;;;;Impiegati';
    const { output } = await check([head, ugo, eva]);
    const { id } = output.import;
    await start(id, { invites: false });
    await runDue();
    expect(await get(id)).toMatchObject({ state: 'done', invitations: { due: 2, sent: 0 } });
    const send = () => callOn(app().app, sendUserImportInvitations, { id }, as('hr'));
    const person = await find('eva');
    await app().areas.auth.accounts.setPassword(app().db, person?.id ?? '', 'Tutta-Nuova-9!');
    expect((await send()).error).toBeUndefined();
    await runDue();
    expect(await get(id)).toMatchObject({ state: 'done', invitations: { due: 1, sent: 1 } });
    expect((await send()).error).toMatchObject({
      code: 'conflict',
      ErrDetails: 'Tutti gli inviti sono già partiti',
    });
  });

  it('stay listed with what became of each line, as CSV too', async () => {
    const { output } = await check([head, ugo, ada]);
    const { id } = output.import;
    await start(id);
    await runDue();
    const { output: list } = await callOn(app().app, listUserImports, { offset: 0, length: 10 }, as('hr'));
    expect(list).toMatchObject({ total: 1, rows: [{ id, state: 'done' }] });
    const file = await downloadOn(app().app, downloadUserImport, { id }, as('hr'));
    expect(String(file.headers['content-disposition'])).toContain('persone-esito.csv');
    expect(file.bytes.toString()).toContain('2;Foscolo Ugo;ugo;ugo@acme.example;Nuovo;');
    const template = await downloadOn(app().app, downloadUserImportTemplate, { language: 'en' }, as('hr'));
    const [titles] = template.bytes.toString().split('\r\n');
    expect(titles).toContain('Last name;First name;Username');
    const tried = await check(template.bytes.toString().replace('Dipendenti', 'Impiegati').split('\r\n'));
    expect(tried.output.import.counts).toMatchObject({ total: 1, error: 0 });
  });

  it('are not written for who may no longer administer them', async () => {
    const { output } = await check([head, ugo]);
    const { id } = output.import;
    await start(id, { by: 'root' });
    await app().db.update(authUsers).set({ isProductEnabled: false }).where(eq(authUsers.id, 'root'));
    await runDue();
    expect(await get(id)).toMatchObject({ state: 'failed', failure: /non può più gestire/ });
  });
});
