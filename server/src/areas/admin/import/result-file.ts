import { Readable } from 'node:stream';
import {
  importColumns,
  importColumnTitles,
  importSentence,
  importWaits,
  waitsAll,
} from 'shared-api/contracts/admin';
import type { Language } from 'shared-api/contracts/common';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { csvText } from '../../../platform/texts/csv-text.ts';
import type { ImportRecord, ImportRowRecord } from './import.schema.ts';
import { outcomeTexts, resultTitles, waitingText } from './import.texts.ts';

/** Somebody, by the columns of the template. */
const example: Readonly<Record<Language, readonly string[]>> = {
  it: [
    'Rossi',
    'Maria',
    'maria.rossi',
    'maria.rossi@azienda.example',
    '39',
    '3331234567',
    'RSSMRA80A41H501Y',
    '',
    'sì',
    'no',
    'no',
    'Dipendenti',
  ],
  en: [
    'Rossi',
    'Maria',
    'maria.rossi',
    'maria.rossi@company.example',
    '39',
    '3331234567',
    'RSSMRA80A41H501Y',
    '',
    'yes',
    'no',
    'no',
    'Dipendenti',
  ],
};

/** The titles of a file of people, and an example. */
export function templateFile(language: Language): FileAnswer {
  const titles = importColumns.map((column) => importColumnTitles[column][language]);
  const name = { it: 'utenti-modello.csv', en: 'users-template.csv' }[language];
  return csvFile(name, [titles, example[language]]);
}

/** The lines of an import with what became of each. */
export function resultFile(
  { fileName }: ImportRecord,
  rows: readonly ImportRowRecord[],
  language: Language,
): FileAnswer {
  const [line, name, ...others] = resultTitles;
  const titles = [line, name, importColumnTitles.username, importColumnTitles.email, ...others].map(
    (title) => title?.[language] ?? '',
  );
  const lines = rows.map((row) => [
    String(row.line),
    row.name,
    row.username,
    row.email,
    (waitsAll(row) ? waitingText : outcomeTexts[row.outcome])[language],
    detailsOf(row, language),
  ]);
  const ownName = fileName.replace(/\.\w{1,8}$/, '');
  return csvFile(`${ownName}-${{ it: 'esito', en: 'result' }[language]}.csv`, [titles, ...lines]);
}

function detailsOf({ problems, changed, waits }: ImportRowRecord, language: Language): string {
  const wrong = problems.map((problem) => {
    const column = importColumnTitles[problem.column][language];
    const value = problem.value && ` (${problem.value})`;
    return `${column}${value}: ${importSentence(problem, language)}`;
  });
  const right = changed.map((column) => {
    const title = importColumnTitles[column][language];
    return waits.includes(column) ? `${title}: ${importWaits[language]}` : title;
  });
  return [...wrong, ...right].join('; ');
}

function csvFile(name: string, rows: readonly (readonly string[])[]): FileAnswer {
  const bytes = Buffer.from(csvText(rows));
  return { stream: Readable.from([bytes]), name, type: 'text/csv; charset=utf-8', size: bytes.length };
}
