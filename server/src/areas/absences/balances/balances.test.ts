import type { InputOf } from 'shared-api/contracts/common';
import {
  adjustBalance,
  getBalances,
  importBalances,
  listBalanceEntries,
  listCompanyBalances,
} from 'shared-api/contracts/absences';
import { callOn, postForm } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { describeAbsences, giveBalance, type AbsencesTestApp } from '../testing/absences-app.ts';

type Person = keyof AbsencesTestApp['cookies'];

describeAbsences('balances', (app) => {
  const cookieOf = (person: Person) => ({ cookie: app().cookies[person] });
  const read = (person: Person = 'mario', input: InputOf<typeof getBalances> = {}) =>
    callOn(app().app, getBalances, input, cookieOf(person));
  const ledger = (person: Person = 'mario', input: Partial<InputOf<typeof listBalanceEntries>> = {}) =>
    callOn(
      app().app,
      listBalanceEntries,
      { counter: 'holiday', offset: 0, length: 20, ...input },
      cookieOf(person),
    );
  const adjust = (minutes: number, person: Person = 'hr', employee: Person = 'mario') =>
    callOn(
      app().app,
      adjustBalance,
      { employeeId: employeeOf(employee), counter: 'holiday', minutes, note: 'Residuo 2025' },
      cookieOf(person),
    );
  const bring = (
    file: string,
    changes: Partial<InputOf<typeof importBalances>> = {},
    person: Person = 'hr',
  ) =>
    callOn(
      app().app,
      importBalances,
      { companyId: 'acme', file, day: '2026-02-28', isDryRun: false, ...changes },
      cookieOf(person),
    );

  it('show what is left, planned, waiting and taken', async () => {
    expect((await read()).output.balances).toEqual([]);
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const { requests } = app().absences;
    const employee = { id: employeeOf('mario'), companyId: 'acme', userId: 'mario', name: 'Test mario' };
    const actor = { caller: null, employee: { ...employee, usesBadge: false }, mayManage: true };
    const time = { start: null, end: null, kind: 'leave', cause: 'holiday', note: '' } as const;
    await app().db.transaction(async (tx) => {
      const past = await requests.add(tx, actor, { ...time, from: '2026-03-05', to: '2026-03-05' });
      await requests.setStatus(tx, actor, past.id, { to: 'approved' });
      const next = await requests.add(tx, actor, { ...time, from: '2026-03-16', to: '2026-03-17' });
      await requests.setStatus(tx, actor, next.id, { to: 'approved' });
      const asked = await requests.add(tx, actor, { ...time, from: '2026-04-01', to: '2026-04-01' });
      await requests.setStatus(tx, actor, asked.id, { to: 'toApprove' });
    });
    const { output } = await read();
    expect(output).toMatchObject({ isOwn: true, mayAdjust: false, importedOn: '2026-01-01' });
    expect(output.balances).toEqual([
      { counter: 'holiday', available: 6000 - 1440 - 480, planned: 960, waiting: 480, taken: 480, toEarn: 0 },
    ]);
    const { rows } = (await ledger()).output;
    expect(rows[0]?.balance).toBe(6000 - 1440);
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['import', 'taken', 'taken']);
    expect(rows.find(({ minutes }) => minutes === -960)?.period).toEqual({
      from: '2026-03-16',
      to: '2026-03-17',
    });
  });

  it('are adjusted by who manages the person, with a note, and nobody else', async () => {
    await adjust(90);
    await adjust(-30);
    const { output } = await ledger();
    expect(output).toMatchObject({
      total: 2,
      rows: [{ kind: 'adjustment', note: 'Residuo 2025', createdBy: 'hr Test' }, { kind: 'adjustment' }],
    });
    expect(output.rows[0]?.balance).toBe(60);
    expect((await ledger('mario', { offset: 1, length: 1 })).output.rows).toHaveLength(1);
    expect((await adjust(90, 'mario')).error?.code).toBe('forbidden');
    expect((await adjust(90, 'paola')).error?.code).toBe('not-found');
    expect((await adjust(90, 'hr', 'luca')).error?.code).toBe('not-found');
    expect((await ledger()).output.total).toBe(2);
  });

  it('refuse an entry of nothing, or without a reason, on its field', async () => {
    const form = { resourceid: employeeOf('mario'), counter: 'holiday', minutes: '0', note: '' };
    const { error } = await postForm(app().app, adjustBalance.path, form, app().cookies.hr);
    expect(Object.keys(error.fields ?? {}).toSorted()).toEqual(['minutes', 'note']);
  });

  it('are one’s own alone, and those of whom one manages', async () => {
    await giveBalance(app(), 'giulia', { minutes: 600 });
    const giulia = { employeeId: employeeOf('giulia') };
    expect((await read('mario', giulia)).error?.code).toBe('not-found');
    expect((await ledger('mario', giulia)).error?.code).toBe('not-found');
    expect((await read('hr', giulia)).output).toMatchObject({
      mayAdjust: true,
      balances: [{ available: 600 }],
    });
    expect((await callOn(app().app, getBalances, {}, {})).status).toBe(401);
  });

  it('of a company are a table by name, of who manages it', async () => {
    await giveBalance(app(), 'mario', { minutes: 600 });
    const list = (person: Person, changes: Partial<InputOf<typeof listCompanyBalances>> = {}) =>
      callOn(
        app().app,
        listCompanyBalances,
        { companyId: 'acme', search: '', offset: 0, length: 30, ...changes },
        cookieOf(person),
      );
    const { output } = await list('hr');
    expect(output.rows.find(({ name }) => name === 'Test mario')).toMatchObject({
      holiday: 600,
      paidLeave: null,
    });
    expect((await list('hr', { search: 'MÀR' })).output).toMatchObject({
      total: 1,
      rows: [{ holiday: 600 }],
    });
    expect((await list('hr', { offset: 1, length: 1 })).output.rows).toHaveLength(1);
    expect((await list('paola')).error?.code).toBe('not-found');
    expect((await list('mario')).error?.code).toBe('forbidden');
  });

  it('are imported so that the day has what the payslip says, and what came later stays on top', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    await adjust(60);
    const file = 'Dipendente;Ferie;Permessi\nTest Mario;12,5;7:30\nSenza Conto;1;\n';
    const dry = await bring(file, { isDryRun: true });
    expect(dry.output.isWritten).toBe(false);
    expect(dry.output.rows[0]).toEqual({
      line: 2,
      name: 'Test mario',
      changes: [
        { counter: 'holiday', before: 6000, after: 750 },
        { counter: 'paidLeave', before: 0, after: 450 },
      ],
      error: '',
      leftOut: '',
    });
    expect((await ledger()).output.rows[0]?.balance).toBe(6060);
    expect((await bring(file)).output.isWritten).toBe(true);
    expect((await read()).output).toMatchObject({
      importedOn: '2026-02-28',
      balances: [
        { counter: 'holiday', available: 750 + 60 },
        { counter: 'paidLeave', available: 450 },
      ],
    });
    await bring(file);
    expect((await ledger()).output.rows[0]?.balance).toBe(810);
  });

  it('stay what the newest payslip says, whatever older one is imported after it', async () => {
    const left = async () =>
      (await read()).output.balances.find(({ counter }) => counter === 'holiday')?.available;
    await bring('Dipendente;Ferie\nTest mario;107:12');
    const older = { day: '2026-01-31' };
    const { output } = await bring('Dipendente;Ferie;ROL\nTest mario;120;8', older);
    expect(output.rows[0]?.changes).toMatchObject([
      { before: 0, after: 7200 },
      { before: 0, after: 480 },
    ]);
    expect(await left()).toBe(6432);
    expect((await read()).output.importedOn).toBe('2026-02-28');
    // The older one is true on its day, and the newest on its own.
    const again = (day: string, hours: string) =>
      bring(`Dipendente;Ferie\nTest mario;${hours}`, { day, isDryRun: true });
    expect((await again('2026-01-31', '1')).output.rows[0]?.changes[0]?.before).toBe(7200);
    expect((await again('2026-02-15', '1')).output.rows[0]?.changes[0]?.before).toBe(7200);
    expect((await again('2026-02-28', '1')).output.rows[0]?.changes[0]?.before).toBe(6432);
    await bring('Dipendente;Ferie\nTest mario;60', { day: '2025-12-31' });
    expect((await again('2025-12-31', '1')).output.rows[0]?.changes[0]?.before).toBe(3600);
    expect((await again('2026-01-31', '1')).output.rows[0]?.changes[0]?.before).toBe(7200);
    expect(await left()).toBe(6432);
  });

  it('take the days that are left of a leave on which the payslip of a day within it comes', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    const { requests } = app().absences;
    const employee = { id: employeeOf('mario'), companyId: 'acme', userId: 'mario', name: 'Test mario' };
    const actor = { caller: null, employee: { ...employee, usesBadge: false }, mayManage: true };
    const time = { start: null, end: null, kind: 'leave', cause: 'holiday', note: '' } as const;
    await app().db.transaction(async (tx) => {
      const leave = await requests.add(tx, actor, { ...time, from: '2026-03-02', to: '2026-03-06' });
      await requests.setStatus(tx, actor, leave.id, { to: 'approved' });
    });
    const left = async () => (await read()).output.balances[0]?.available;
    expect(await left()).toBe(6000 - 2400);
    // Two of five days are taken: 84 hours are left on the third, and all is as it was.
    const { output } = await bring('Dipendente;Ferie\nTest mario;84', { day: '2026-03-03' });
    expect(output.rows[0]?.changes).toEqual([{ counter: 'holiday', before: 5040, after: 5040 }]);
    expect(await left()).toBe(6000 - 2400);
    await bring('Dipendente;Ferie\nTest mario;100', { day: '2026-03-03' });
    expect(await left()).toBe(6000 - 1440);
  });

  it('are not written while a line is wrong, and each says why', async () => {
    const file = 'Dipendente;Utente;Ferie\nTest mario;;12\nNessuno;;3\n;giulia;tre\n;mario;4\n';
    const { output } = await bring(file);
    expect(output.isWritten).toBe(false);
    expect(output.rows.map(({ line, error }) => [line, error])).toEqual([
      [2, ''],
      [3, 'Nessun dipendente dell’azienda si chiama così'],
      [4, 'Le ore non si leggono'],
      [5, 'La persona c’è già in un’altra riga'],
    ]);
    expect((await ledger()).output.total).toBe(0);
  });

  it('names the columns that it leaves out, and refuses a name that is not the account’s', async () => {
    const { output } = await bring(
      'Dipendente;Utente;Ferie (ore);Matricola;Permesi\nTest mario;giulia;12;7;1',
      {
        isDryRun: true,
      },
    );
    expect(output.columns.filter(({ column }) => column === null)).toEqual([
      { title: 'Matricola', column: null, guess: null },
      { title: 'Permesi', column: null, guess: 'paidLeave' },
    ]);
    expect(output.rows.map(({ error }) => error)).toEqual([
      'Il nome non è quello dell’utente indicato nella riga',
    ]);
    const right = await bring('Dipendente;Utente;Ferie\nMARIO Test;mario;12', { isDryRun: true });
    expect(right.output.rows.map(({ error }) => error)).toEqual(['']);
  });

  it('takes as many people as an import of people', async () => {
    const lines = Array.from(
      { length: 5000 },
      (_, index) => `Cognome Molto Lungo ${index};utente.molto.lungo.${index};12,5;8`,
    );
    const { status, output } = await bring(`Dipendente;Utente;Ferie;Permessi\n${lines.join('\n')}`, {
      isDryRun: true,
    });
    expect([status, output.rows.length]).toEqual([200, 5000]);
  });

  it('are imported by who manages the company, from a file that is one, until today', async () => {
    const good = 'Dipendente;Ferie\nTest mario;12';
    expect((await bring('nessuna colonna')).error?.fields).toEqual({
      file: 'Nella prima riga manca la colonna «Dipendente» o «Utente»',
    });
    expect((await bring(good, { day: '2026-03-10' })).error?.fields).toEqual({
      day: 'Scegli un giorno che è già passato, o oggi',
    });
    expect((await bring(good, {}, 'paola')).error?.code).toBe('not-found');
    expect((await bring(good, {}, 'mario')).error?.code).toBe('forbidden');
    expect((await bring('Dipendente;Ferie\nTest luca;12')).output.isWritten).toBe(false);
  });
});
