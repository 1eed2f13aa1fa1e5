import { inflateRawSync } from 'node:zlib';
import { downloadHours, listExportedMonths } from 'shared-api/contracts/timesheet';
import { callOn, downloadOn, postForm } from '../../../testing/index.ts';
import { insertEmployee } from '../../directory/directory.repository.ts';
import { enterDays, march, setMarch } from '../testing/exports.builders.ts';
import { describeTimesheet, employeeOf, type TimesheetTestApp } from '../testing/timesheet-app.ts';

type Person = keyof TimesheetTestApp['cookies'];

const acme = { companyId: 'acme', ...march };

describeTimesheet('the hours of a company', (app) => {
  const as = (person: Person) => ({ cookie: app().cookies[person] });
  const list = (person: Person, filter = {}) =>
    callOn(app().app, listExportedMonths, { ...acme, ...filter }, as(person));
  const download = (person: Person, filter: { format: 'csv' | 'xlsx'; text?: string; status?: 'closed' }) =>
    downloadOn(app().app, downloadHours, { ...acme, ...filter }, as(person));

  beforeEach(async () => {
    await insertEmployee(app().db, { id: 'evil', companyId: 'acme', name: '=cmd|"x"' });
    await enterDays(app(), employeeOf('mario'), {
      2: { ordinary: 432, overtime: 30 },
      3: { absence: 480, causeId: 'FE' },
    });
    await setMarch(app(), 'mario', 'closed');
  });

  it('are listed by name with their totals, narrowed by state and name', async () => {
    const { months } = (await list('hr')).output;
    expect(months).toHaveLength(6);
    const [mario] = (await list('hr', { status: 'closed', text: 'MÁRIO test' })).output.months;
    expect(mario).toMatchObject({
      name: 'Test mario',
      present: 432,
      overtime: 30,
      absence: 480,
      sheet: 'none',
      canSign: true,
    });
    expect(months.find(({ name }) => name === 'Senza Conto')?.canSign).toBe(false);
  });

  it('are a CSV that an Italian spreadsheet opens, without formulas', async () => {
    const { bytes, headers } = await download('hr', { format: 'csv' });
    expect(headers['content-disposition']).toContain('ore-acme-2026-03.csv');
    const rows = bytes.toString().split('\r\n');
    expect(rows[0]).toBe(
      '\u{FEFF}Dipendente;Giorno;Previste;Ordinari;Straordinari;Assenza;Codice causale;Causale;Festività;Stato',
    );
    expect(rows).toContain('Test mario;02/03/2026;8;7,2;0,5;0;;;;Chiuso');
    expect(rows).toContain('Test mario;03/03/2026;8;0;0;8;FE;Ferie;;Chiuso');
    expect(rows).toContain(`"'=cmd|""x""";01/03/2026;0;0;0;0;;;;Aperto`);
    expect(rows).toHaveLength(6 * 31 + 2);
  });

  it('are a workbook of the same rows, whose days are dates and hours numbers', async () => {
    const { bytes } = await download('hr', { format: 'xlsx', status: 'closed' });
    const sheet = unzipped(bytes, 'xl/worksheets/sheet1.xml');
    expect(sheet.match(/<row /g)).toHaveLength(32);
    expect(sheet).toContain('<v>7.2</v>');
    expect(sheet).toContain('<v>46083</v>');
    expect(sheet).not.toContain('<f>');
  });

  it('are those of a company that one manages, whoever’s they are', async () => {
    expect((await list('mario')).error?.code).toBe('forbidden');
    expect((await list('paola')).error?.code).toBe('not-found');
    expect((await download('paola', { format: 'csv' })).status).toBe(404);
    expect((await list('root')).output.months.map(({ name }) => name)).toContain('Test root');
    const fields = { companyid: 'acme', year: '2026', month: '13' };
    const { error } = await postForm(app().app, listExportedMonths.path, fields, as('hr').cookie);
    expect(error).toMatchObject({ code: 'invalid-input', fields: { month: expect.any(String) } });
  });
});

/** A file of a ZIP, found by its local header. */
function unzipped(zip: Buffer, name: string): string {
  const header = zip.indexOf(name) - 30;
  const [nameLength, extraLength] = [zip.readUInt16LE(header + 26), zip.readUInt16LE(header + 28)];
  const start = header + 30 + nameLength + extraLength;
  return inflateRawSync(zip.subarray(start)).toString();
}
