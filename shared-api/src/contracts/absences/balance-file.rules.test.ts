import { readBalanceFile, readHours } from './balance-file.rules.ts';

describe('a file of balances', () => {
  it('is read by its titles, whatever their order, with Italian decimals', () => {
    const file =
      '\uFEFFFerie;Dipendente;Matricola;Ex festività\r\n12,5;Rossi Mario;7;\r\n\r\n1.200,25;Neri Anna;8;-4:30\r\n';
    expect(readBalanceFile(file).lines).toEqual([
      { line: 2, name: 'Rossi Mario', username: '', minutes: { holiday: 750 }, fault: null },
      {
        line: 4,
        name: 'Neri Anna',
        username: '',
        minutes: { holiday: 72_015, formerHolidays: -270 },
        fault: null,
      },
    ]);
  });

  it('may be separated by commas, with quoted cells', () => {
    const file = 'utente,dipendente,ROL\nmario,"Rossi, ""Mario""","12,5"\n';
    expect(readBalanceFile(file).lines).toMatchObject([
      { name: 'Rossi, "Mario"', username: 'mario', minutes: { paidLeave: 750 } },
    ]);
  });

  it.each([
    ['noName', 'Ferie\n12'],
    ['noBalance', 'Dipendente;Matricola\nRossi;7'],
    ['noLines', 'Dipendente;Ferie\n'],
    ['openQuote', 'Dipendente;Ferie\n"Rossi;12'],
  ])('is refused as a whole: %s', (fault, file) => {
    expect(readBalanceFile(file)).toEqual({ fault, lines: null });
  });

  it.each([
    ['notHours', 'Rossi;dodici'],
    ['tooLarge', 'Rossi;10001'],
    ['noValue', 'Rossi;'],
    ['noPerson', ';12'],
  ])('says what is wrong with a line: %s', (fault, line) => {
    expect(readBalanceFile(`Dipendente;Ferie\n${line}`).lines).toMatchObject([{ line: 2, fault }]);
  });
});

describe('hours of a payslip', () => {
  it.each([
    ['12', 720],
    ['12,5', 750],
    ['12.5', 750],
    ['-0,25', -15],
    ['1.234,5', 74_070],
    ['7:12', 432],
    ['−1:30', -90],
    ['-0', 0],
    ['12,5,1', null],
    ['h 12', null],
    ['7:60', null],
  ])('%s are %s minutes', (text, minutes) => {
    expect(readHours(text)).toBe(minutes);
  });
});
