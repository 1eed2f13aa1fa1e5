import type { Language } from 'shared-api/contracts/common';
import { csvText } from '../../../platform/texts/csv-text.ts';
import { writeWorkbook } from '../../../platform/workbooks/workbook.ts';
import type { AccountRecord } from '../../ports/accounts.port.ts';

interface FileRow {
  readonly user: AccountRecord;
  readonly company: string;
  readonly usesBadge: boolean;
  readonly groups: readonly string[];
}

const headings = {
  it: [
    'Cognome',
    'Nome',
    'Username',
    'E-Mail',
    'Prefisso',
    'Cellulare',
    'Codice fiscale',
    'Azienda',
    'Attivo',
    'Amministratore',
    'Ebadge',
    'Gruppi',
  ],
  en: [
    'Surname',
    'Name',
    'Username',
    'E-Mail',
    'Prefix',
    'Mobile',
    'Fiscal code',
    'Company',
    'Active',
    'Company administrator',
    'Ebadge',
    'Groups',
  ],
} as const satisfies Record<Language, readonly string[]>;

const answers = { it: ['Sì', 'No'], en: ['Yes', 'No'] } as const satisfies Record<
  Language,
  readonly string[]
>;

/** The lines of users, as the import reads them: groups with a bar between them, the prefix without its plus, which a spreadsheet takes for a formula. */
export function userLines(rows: readonly FileRow[], language: Language): string[][] {
  const yesNo = (is: boolean) => answers[language][is ? 0 : 1];
  return rows.map(({ user, company, groups, usesBadge }) => [
    user.lastName,
    user.firstName,
    user.username,
    user.email,
    user.prefix.replace('+', ''),
    user.mobile,
    user.fiscalCode,
    company,
    yesNo(user.isActive),
    yesNo(user.b !== 'N'),
    yesNo(usesBadge),
    groups.join('|'),
  ]);
}

/** The lines of users as CSV, under their headings. */
export function usersCsv(lines: readonly (readonly string[])[], language: Language): Buffer {
  return Buffer.from(csvText([headings[language], ...lines]));
}

/** The lines of users as a workbook of texts: no number of theirs is one to count with. */
export function usersWorkbook(
  lines: readonly (readonly string[])[],
  { language, sheet }: { readonly language: Language; readonly sheet: string },
): Promise<Buffer> {
  const columns = headings[language].map((header) => ({ header, kind: 'text' as const, width: 22 }));
  return writeWorkbook({ sheet, columns, rows: lines });
}
