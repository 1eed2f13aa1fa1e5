import { readTable, titleTwice } from './table.rules.ts';

const titles = {
  cognome: 'last',
  surname: 'last',
  utente: 'user',
  'codice fiscale': 'code',
  ferie: 'holiday',
} as const;

describe('a table', () => {
  it('says which columns it took, and of the others what they may be', () => {
    const table = readTable(
      'Cognome*;Utente;Codice fisc.;Ferie (ore);Note;Cognme\nRossi;mario;X;12;y;z\n',
      titles,
    );
    expect(table?.columns).toEqual([
      { title: 'Cognome*', column: 'last', guess: null },
      { title: 'Utente', column: 'user', guess: null },
      { title: 'Codice fisc.', column: null, guess: 'code' },
      { title: 'Ferie (ore)', column: 'holiday', guess: null },
      { title: 'Note', column: null, guess: null },
      { title: 'Cognme', column: null, guess: 'last' },
    ]);
    expect(table?.lines).toEqual([{ line: 2, cells: { last: 'Rossi', user: 'mario', holiday: '12' } }]);
  });

  it('names what a line has behind the titles, and leaves out empty cells there', () => {
    expect(readTable('Utente,Ferie\nmario,12,5\nanna,7,,\n', titles)?.lines).toEqual([
      { line: 2, cells: { user: 'mario', holiday: '12' }, beyond: '5' },
      { line: 3, cells: { user: 'anna', holiday: '7' } },
    ]);
  });

  it('may have a heading above its titles', () => {
    const table = readTable('Residui al 31-10\n\nUtente;Ferie\nmario;12', titles);
    expect(table?.lines).toEqual([{ line: 4, cells: { user: 'mario', holiday: '12' } }]);
  });

  it('finds a column that is there twice, by another title too', () => {
    expect(titleTwice(readTable('Cognome;Surname\na;b', titles)?.columns ?? [])).toBe('Surname');
    expect(titleTwice(readTable('Cognome;Note;Note\na;b;c', titles)?.columns ?? [])).toBeUndefined();
  });
});
