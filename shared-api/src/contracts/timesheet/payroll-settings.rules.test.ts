import { defaultPayrollSettings, payrollSettings, readCodeLines } from './payroll-settings.rules.ts';

const settings = { ...defaultPayrollSettings, causes: [], employees: [] };
const problemsOf = (given: unknown) =>
  (payrollSettings.safeParse(given).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('the settings of payroll', () => {
  it('are right as they begin', () => {
    expect(problemsOf(settings)).toEqual([]);
  });

  it('have codes that fit the layout, letters and digits, each person’s their own', () => {
    const employees = [
      { id: 'a', code: '12' },
      { id: 'b', code: '0000012' },
      { id: 'c', code: '12345678' },
      { id: 'd', code: '' },
      { id: 'e', code: '' },
    ];
    const given = { ...settings, companyCode: '1234567', causes: [{ id: 'FE', code: 'FER' }], employees };
    expect(problemsOf(given)).toEqual([
      'companyCode: code-too-long',
      'causes.0.code: code-too-long',
      'employees.1.code: code-repeated',
      'employees.2.code: code-too-long',
    ]);
    expect(problemsOf({ ...settings, overtimeCode: 'S-' })).toEqual(['overtimeCode: code-shape']);
  });

  it('lay no field over another', () => {
    const [first, second, ...rest] = settings.layout;
    const layout = [first, { ...second, position: 6 }, ...rest];
    expect(problemsOf({ ...settings, layout })).toEqual(['layout.1.position: fields-overlap']);
  });
});

describe('a pasted list of codes', () => {
  it('is read line by line, whatever parts them, and what is no code is left', () => {
    const text =
      'Nome;Codice dipendente\nRossi Mario;0012\r\n"Bianchi Giulia",13\nVerdi Luca\tA4\n;5\nNeri Anna;';
    expect(readCodeLines(text)).toEqual([
      { name: 'Rossi Mario', code: '0012' },
      { name: 'Bianchi Giulia', code: '13' },
      { name: 'Verdi Luca', code: 'A4' },
    ]);
  });
});
