import type { Language } from 'shared-api/contracts/common';
import { csvText } from '../../../platform/texts/csv-text.ts';
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

/** Users as lines of CSV, as the import reads them: groups with a bar between them, the prefix without its plus, which a spreadsheet takes for a formula. The first lines come after the headings. */
export function usersCsv(
  rows: readonly FileRow[],
  { language, isFirst }: { readonly language: Language; readonly isFirst: boolean },
): Buffer {
  const yesNo = (is: boolean) => answers[language][is ? 0 : 1];
  const lines = rows.map(({ user, company, groups, usesBadge }) => [
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
  const text = csvText(isFirst ? [headings[language], ...lines] : lines);
  return Buffer.from(isFirst ? text : text.slice(1));
}
