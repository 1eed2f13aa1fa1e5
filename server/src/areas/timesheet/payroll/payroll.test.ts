import {
  createDelivery,
  downloadDelivery,
  getPayrollSettings,
  payrollConflict,
  previewPayroll,
  savePayrollSettings,
} from 'shared-api/contracts/timesheet';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { deliver, enterDays, enterPayrollCodes, march, setMarch } from '../testing/exports.builders.ts';
import { describeTimesheet, employeeOf, type TimesheetTestApp } from '../testing/timesheet-app.ts';

type Person = keyof TimesheetTestApp['cookies'];

const acme = { companyId: 'acme' };

describeTimesheet('the payroll', (app) => {
  const as = (person: Person) => ({ cookie: app().cookies[person] });
  const preview = async (person: Person = 'hr') =>
    callOn(app().app, previewPayroll, { ...acme, ...march }, as(person));
  const fileOf = async (id: string) => {
    const { bytes } = await downloadOn(app().app, downloadDelivery, { id }, as('hr'));
    return bytes.toString();
  };

  beforeEach(async () => {
    await enterDays(app(), employeeOf('mario'), {
      2: { ordinary: 480 },
      3: { ordinary: 360, absence: 120, causeId: 'FE' },
    });
    await enterDays(app(), employeeOf('giulia'), { 4: { ordinary: 480, overtime: 60 } });
    await setMarch(app(), 'mario', 'closed');
  });

  it('has the closed months of who has a code, and says of everybody else why not', async () => {
    await enterPayrollCodes(app(), { employees: [{ id: employeeOf('mario'), code: '12' }] });
    await setMarch(app(), 'giulia', 'closed');
    const { output } = await preview();
    expect(output).toMatchObject({ people: 1, lines: 3, hasCompanyCode: true, changes: null });
    expect(output.leftOut.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
      'Senza Conto: notClosed',
      'Test giulia: noEmployeeCode',
      'Test hr: notClosed',
      'Test root: notClosed',
    ]);
  });

  it('leaves out whose hours have no code or no cause, and names what is missing', async () => {
    await enterPayrollCodes(app(), { overtimeCode: '', causes: [] });
    await setMarch(app(), 'giulia', 'closed');
    const missing = async (name: string) =>
      (await preview()).output.leftOut.find((each) => each.name === name);
    expect(await missing('Test giulia')).toMatchObject({ reason: 'noCode', missing: ['Straordinari'] });
    expect(await missing('Test mario')).toMatchObject({ reason: 'noCode', missing: ['Ferie'] });
    await enterDays(app(), employeeOf('mario'), { 3: { ordinary: 360, absence: 120 } });
    expect(await missing('Test mario')).toMatchObject({ reason: 'noCause' });
  });

  it('is delivered as a file that stays as it was, and shows who made it', async () => {
    await enterPayrollCodes(app());
    const { id, fileName } = (await deliver(app())).output;
    expect(fileName).toBe('paghe-acme-2026-03.xml');
    const file = await fileOf(id);
    expect(file.match(/<Data>[^<]+/g)).toEqual(['<Data>2026-03-02', '<Data>2026-03-03', '<Data>2026-03-03']);
    expect(file.match(/<CodGiustificativoUfficiale>[^<]+/g)?.at(-1)).toBe('<CodGiustificativoUfficiale>FE');
    const { deliveries, changes } = (await preview()).output;
    expect(deliveries).toMatchObject([{ id, people: 1, lines: 3, madeBy: 'hr Test', changes: null }]);
    expect(changes).toMatchObject({ added: 0, changed: 0, removed: 0 });
    await enterPayrollChange('mario', 300);
    expect(await fileOf(id)).toBe(file);
  });

  it('shows and delivers what changed since the last time, and nothing else', async () => {
    await enterPayrollCodes(app());
    await deliver(app());
    await setMarch(app(), 'giulia', 'closed');
    await enterPayrollChange('mario', 300);
    const { changes } = (await preview()).output;
    expect(changes).toMatchObject({ added: 2, changed: 1, removed: 0 });
    expect(changes?.rows).toContainEqual({
      kind: 'changed',
      name: 'Test mario',
      day: '2026-03-02',
      code: '01',
      before: 480,
      after: 300,
    });
    const { id } = (await deliver(app(), { isChangesOnly: true })).output;
    expect((await fileOf(id)).match(/<Movimento>/g)).toHaveLength(3);
    const { output } = await preview();
    expect(output.changes?.rows).toEqual([]);
    expect(output.deliveries[0]).toMatchObject({
      isChangesOnly: true,
      changes: { added: 2, changed: 1, removed: 0 },
    });
    expect((await deliver(app(), { isChangesOnly: true })).error?.ErrDetails).toBe(
      'Non c’è nessuna riga da consegnare',
    );
  });

  it('takes nothing back of who is left out meanwhile: what they were delivered stands', async () => {
    await enterPayrollCodes(app());
    await deliver(app());
    await setMarch(app(), 'mario', 'open');
    await setMarch(app(), 'giulia', 'closed');
    expect((await preview()).output.changes).toMatchObject({ added: 2, changed: 0, removed: 0 });
    await deliver(app());
    await setMarch(app(), 'mario', 'closed');
    expect((await preview()).output.changes?.rows).toEqual([]);
  });

  it('is its company’s administrators’ alone', async () => {
    await enterPayrollCodes(app());
    const { id } = (await deliver(app())).output;
    expect((await preview('mario')).error?.code).toBe('forbidden');
    expect((await preview('paola')).error?.code).toBe('not-found');
    expect((await preview('root')).output.people).toBe(1);
    const stranger = as('paola');
    expect((await downloadOn(app().app, downloadDelivery, { id }, stranger)).status).toBe(404);
    expect((await downloadOn(app().app, downloadDelivery, { id: 'x' }, as('hr'))).status).toBe(404);
    const input = { ...acme, ...march, format: 'csv', isChangesOnly: false } as const;
    expect((await callOn(app().app, createDelivery, input, stranger)).error?.code).toBe('not-found');
    expect((await callOn(app().app, getPayrollSettings, acme, stranger)).error?.code).toBe('not-found');
  });

  it('needs the company’s code, and a layout where it is laid out', async () => {
    expect((await deliver(app())).error?.ErrDetails).toContain('il codice dell’azienda');
    await enterPayrollCodes(app());
    expect((await deliver(app(), { format: 'fixedWidth' })).error?.ErrDetails).toContain('il tracciato');
  });

  it('has settings that name everybody, saved once by the one who was first', async () => {
    const { output } = await callOn(app().app, getPayrollSettings, acme, as('hr'));
    expect(output).toMatchObject({ version: 0, settings: { companyCode: '', companyCodeLength: 6 } });
    expect(output.employeeNames).toContain('Senza Conto');
    expect(output.causeNames).toHaveLength(output.settings.causes.length);
    expect((await enterPayrollCodes(app())).output).toEqual({ version: 1 });
    const { error } = await enterPayrollCodes(app(), { companyCode: '43' });
    expect(payrollConflict.parse(error?.details)).toMatchObject({
      changedBy: 'hr Test',
      current: { version: 1, companyCode: '42', causes: 'FE FE' },
    });
  });

  it('refuses codes that do not fit, and people of another company', async () => {
    const { settings } = (await callOn(app().app, getPayrollSettings, acme, as('hr'))).output;
    const employees = [{ id: employeeOf('luca'), code: '1' }];
    const input = { ...acme, settings: { ...settings, employees }, version: 0 };
    const { error } = await callOn(app().app, savePayrollSettings, input, as('hr'));
    expect(error?.fields).toEqual({ settings: 'Uno dei dipendenti non è di questa azienda' });
    const long = await app().app.inject({
      method: 'POST',
      url: savePayrollSettings.path,
      headers: { cookie: app().cookies.hr, 'x-sportello-client': 'test' },
      payload: { companyid: 'acme', impostazioni: { ...settings, companyCode: '1234567' }, version: 0 },
    });
    expect(long.json()).toMatchObject({
      fields: { impostazioni: 'Il codice è più lungo di quanto prevede il tracciato' },
    });
  });

  async function enterPayrollChange(name: 'mario', ordinary: number) {
    await enterDays(app(), employeeOf(name), { 2: { ordinary } });
  }
});
