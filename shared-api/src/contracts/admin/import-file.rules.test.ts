import { maxImportLines, readImportFile, readYesNo } from './import-file.rules.ts';
import { importFaultOf, importSentence } from './import-problems.ts';

describe('a file of people', () => {
  it('is read by its titles, and leaves out what is empty or unknown', () => {
    const file = "\uFEFFCellulare;NOME UTENTE;Matricola;Cognome\r\n'+39333;mario;7;\r\n";
    expect(readImportFile(file).lines).toEqual([{ line: 2, cells: { mobile: '+39333', username: 'mario' } }]);
  });

  it.each([
    ['noColumns', 'Cognome;Nome\nRossi;Anna'],
    ['columnTwice', 'Utente;Username\na;b'],
    ['noLines', 'Username\n\n'],
    ['tooManyLines', `Username\n${'a\n'.repeat(maxImportLines + 1)}`],
    ['openQuote', 'Username\n"a'],
  ])('is refused as a whole: %s', (fault, file) => {
    expect(readImportFile(file)).toEqual({ fault, lines: null });
  });

  it.each([
    [true, ['sì', 'S', 'Yes', '1', 'x', 'VERO']],
    [false, ['no', 'N', 'false', '0']],
    [undefined, ['forse', '-']],
  ])('says yes and no in several ways: %s', (expected, typed) => {
    expect(typed.map(readYesNo)).toEqual(typed.map(() => expected));
  });

  it('has a sentence for what is wrong, the specified one where there is one', () => {
    expect(importSentence({ column: 'lastName', fault: 'required' }, 'it')).toBe('Cognome richiesto');
    expect(importSentence({ column: 'groups', fault: 'groupsRequired' }, 'it')).toBe(
      'Per favore specificare i gruppi',
    );
    expect(importFaultOf('of another version')).toBe('invalid');
  });
});
