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

  it('is read from the first comma of decimals that separates on as what it is: a line with more cells', () => {
    expect(readBalanceFile('Utente,Ferie,Permessi\nmario.rossi,12,5,8\n').lines).toMatchObject([
      { line: 2, fault: 'moreCells' },
    ]);
  });

  it.each(['Ex-festività', 'EX FESTIVITA’', 'Ex festività (ore)', 'ex–festivita*'])(
    'knows the column %s',
    (title) => {
      expect(readBalanceFile(`Dipendente;${title}\nRossi;4`).lines).toMatchObject([
        { minutes: { formerHolidays: 240 } },
      ]);
    },
  );

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
    ['columnTwice', 'Dipendente;Permessi;ROL\nRossi;1;2'],
    ['tooManyLines', `Dipendente;Ferie\n${'Rossi;1\n'.repeat(5001)}`],
  ])('is refused as a whole: %s', (fault, file) => {
    expect(readBalanceFile(file)).toEqual({ fault, lines: null });
  });

  it.each([
    ['notHours', 'Rossi;dodici'],
    ['tooLarge', 'Rossi;10001'],
    ['noValue', 'Rossi;'],
    ['noPerson', ';12'],
    ['moreCells', 'Rossi;12;5'],
    ['twoWays', 'Rossi;1.234'],
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
    ['0,3333333333', 20],
    ['7,166666666666667', 430],
    ['+12,5', 750],
    ['3,50-', -210],
    ['(3,50)', -210],
    ['12,5 h', 750],
    ['12 ore', 720],
    ['1.234,50', 74_070],
    ['1 234,5', 74_070],
    ["1'234,5", 74_070],
    ['1,234.5', 74_070],
    ['1.234.567', 74_074_020],
    ['12 5', null],
    ['-3,50-', null],
    ['(3', null],
    ['', null],
    ['12,5,1', null],
    ['h 12', null],
    ['7:60', null],
  ])('%s are %s minutes', (text, minutes) => {
    expect(readHours(text)).toBe(minutes);
  });
});
