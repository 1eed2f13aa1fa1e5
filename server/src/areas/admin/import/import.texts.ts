import type { ImportFileFault, ImportOutcome } from 'shared-api/contracts/admin';
import { maxImportLines } from 'shared-api/contracts/admin';
import type { LocalizedText } from 'shared-api/contracts/common';

export const fileTexts: Readonly<Record<ImportFileFault, LocalizedText>> = {
  noColumns: {
    it: 'La prima riga deve avere i titoli delle colonne, con lo username o l’e‑mail',
    en: 'The first line must have the titles of the columns, with the username or the email',
  },
  columnTwice: { it: 'Una colonna è presente due volte', en: 'A column is there twice' },
  noLines: { it: 'Il file non ha righe sotto i titoli', en: 'The file has no lines below the titles' },
  tooManyLines: {
    it: `Il file ha più di ${maxImportLines} righe: dividilo in più file`,
    en: `The file has more than ${maxImportLines} lines: divide it into several`,
  },
  openQuote: { it: 'Nel file una virgoletta non è chiusa', en: 'A quote in the file is never closed' },
};
export const fileMissing: LocalizedText = { it: 'Serve il file CSV', en: 'The CSV file is missing' };

export const outcomeTexts: Readonly<Record<ImportOutcome, LocalizedText>> = {
  add: { it: 'Nuovo', en: 'New' },
  change: { it: 'Modificato', en: 'Changed' },
  same: { it: 'Invariato', en: 'Unchanged' },
  left: { it: 'Lasciato com’è', en: 'Left as they are' },
  error: { it: 'Errore', en: 'Error' },
};
/** The outcome of a line of which nothing counts before its person confirms it. */
export const waitingText: LocalizedText = { it: 'Da confermare', en: 'To be confirmed' };
/** The titles of the file with the results, but for those that the imported file has too. */
export const resultTitles: readonly LocalizedText[] = [
  { it: 'Riga', en: 'Line' },
  { it: 'Cognome e nome', en: 'Name' },
  { it: 'Esito', en: 'Result' },
  { it: 'Dettagli', en: 'Details' },
];

export const otherRuns: LocalizedText = {
  it: 'È in corso un’altra importazione per questa azienda: attendi che finisca',
  en: 'Another import for this company is running: wait until it ends',
};
export const startedBefore: LocalizedText = {
  it: 'Questo file è già stato importato',
  en: 'This file was imported already',
};
export const hasErrors: LocalizedText = {
  it: 'Correggi prima le righe con errori: non è stato importato nulla',
  en: 'Correct the lines with errors first: nothing was imported',
};
export const nothingToWrite: LocalizedText = {
  it: 'In questo file non c’è nulla da importare',
  en: 'This file has nothing to import',
};
/** The lines are not those that were checked, or were checked before there was a proof of them. */
export const otherLines: LocalizedText = {
  it: 'Le righe non sono più quelle controllate: controlla di nuovo il file. Non è stato importato nulla',
  en: 'The lines are no longer those that were checked: check the file again. Nothing was imported',
};
export const noInvitationDue: LocalizedText = {
  it: 'Tutti gli inviti sono già partiti',
  en: 'All invitations have left already',
};
/** Why an import failed. */
export const changedMeanwhile: LocalizedText = {
  it: 'Dopo il controllo qualcosa è cambiato: guarda le righe con errori. Non è stato importato nulla',
  en: 'Something changed after the check: look at the lines with errors. Nothing was imported',
};
export const noRightAnyMore: LocalizedText = {
  it: 'Chi ha avviato l’importazione non può più gestire questi utenti. Non è stato importato nulla',
  en: 'Who started the import may no longer administer these users. Nothing was imported',
};
export const broken: LocalizedText = {
  it: 'L’importazione si è interrotta. Non è stato importato nulla: riprova',
  en: 'The import broke off. Nothing was imported: try again',
};
/** A refusal of one line. */
export const atLine = (line: number, { it, en }: LocalizedText): LocalizedText => ({
  it: `Riga ${line}: ${it}. Non è stato importato nulla`,
  en: `Line ${line}: ${en}. Nothing was imported`,
});
