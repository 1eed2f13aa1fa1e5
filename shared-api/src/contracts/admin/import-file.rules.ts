import { foldTitle, readTable, titleTwice, type LocalizedText, type TableColumn } from '../common/index.ts';

/** Most people of a file, and its most bytes. */
export const maxImportLines = 5000;
export const maxImportBytes = 2_000_000;

/** What a file can say of a person, in the order of the template. */
export const importColumns = [
  'lastName',
  'firstName',
  'username',
  'email',
  'prefix',
  'mobile',
  'fiscalCode',
  'company',
  'isActive',
  'isCompanyAdmin',
  'usesBadge',
  'groups',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** What the columns are called in a file and on screen. */
export const importColumnTitles: Readonly<Record<ImportColumn, LocalizedText>> = {
  lastName: { it: 'Cognome', en: 'Last name' },
  firstName: { it: 'Nome', en: 'First name' },
  username: { it: 'Username', en: 'Username' },
  email: { it: 'E-Mail', en: 'E-Mail' },
  prefix: { it: 'Prefisso', en: 'Prefix' },
  mobile: { it: 'Cellulare', en: 'Mobile' },
  fiscalCode: { it: 'Codice fiscale', en: 'Fiscal code' },
  company: { it: 'Azienda', en: 'Company' },
  isActive: { it: 'Attivo', en: 'Active' },
  isCompanyAdmin: { it: 'Amministratore', en: 'Administrator' },
  usesBadge: { it: 'Ebadge', en: 'Ebadge' },
  groups: { it: 'Gruppi', en: 'Groups' },
};

/** Other titles that files have. */
const otherTitles: Readonly<Record<string, ImportColumn>> = {
  surname: 'lastName',
  name: 'firstName',
  utente: 'username',
  'nome utente': 'username',
  user: 'username',
  'user name': 'username',
  email: 'email',
  mail: 'email',
  'posta elettronica': 'email',
  'prefisso telefonico': 'prefix',
  'mobile prefix': 'prefix',
  telefono: 'mobile',
  'mobile phone': 'mobile',
  phone: 'mobile',
  cf: 'fiscalCode',
  'codice fisc': 'fiscalCode',
  login: 'username',
  cell: 'mobile',
  tel: 'mobile',
  'numero di cellulare': 'mobile',
  'tax code': 'fiscalCode',
  'amministratore azienda': 'isCompanyAdmin',
  'company administrator': 'isCompanyAdmin',
  badge: 'usesBadge',
  timbratura: 'usesBadge',
  gruppo: 'groups',
  group: 'groups',
};

const titles: Readonly<Record<string, ImportColumn>> = {
  ...Object.fromEntries(Object.entries(otherTitles).map(([title, column]) => [foldTitle(title), column])),
  ...Object.fromEntries(
    importColumns.flatMap((column) =>
      Object.values(importColumnTitles[column]).map((title) => [foldTitle(title), column] as const),
    ),
  ),
};

/** Between the groups of one person. */
export const groupSeparator = '|';

/** What is wrong with a file as a whole. */
export type ImportFileFault = 'noColumns' | 'columnTwice' | 'noLines' | 'tooManyLines' | 'openQuote';

/** What a line says of a person: the cells with a text, by column. */
export type ImportCells = Readonly<Partial<Record<ImportColumn, string>>>;

export interface ImportLine {
  /** As an editor counts, from 1. */
  readonly line: number;
  readonly cells: ImportCells;
  /** What stands behind the last title. */
  readonly beyond?: string;
}

type ImportFile =
  | { readonly fault: ImportFileFault; readonly lines: null }
  | {
      readonly fault: null;
      readonly columns: readonly TableColumn<ImportColumn>[];
      readonly lines: readonly ImportLine[];
    };

/**
 * Reads a file of people (CSV): a line of titles, Italian or English and in any order, then a line a person. There is a column for the user
 * name or the address; columns that nobody knows are left out, which `columns` says, and so are empty cells.
 */
export function readImportFile(text: string): ImportFile {
  const table = readTable(text, titles);
  if (!table) return { fault: 'openQuote', lines: null };
  const { columns, lines } = table;
  if (!columns.some(({ column }) => column === 'username' || column === 'email'))
    return { fault: 'noColumns', lines: null };
  if (titleTwice(columns) !== undefined) return { fault: 'columnTwice', lines: null };
  if (lines.length === 0) return { fault: 'noLines', lines: null };
  if (lines.length > maxImportLines) return { fault: 'tooManyLines', lines: null };
  return { fault: null, columns, lines };
}

/** Yes or no as files write it; undefined for what is neither. */
export function readYesNo(text: string): boolean | undefined {
  const typed = foldTitle(text);
  if (['si', 's', 'yes', 'y', 'true', 'vero', '1', 'x'].includes(typed)) return true;
  return ['no', 'n', 'false', 'falso', '0'].includes(typed) ? false : undefined;
}
