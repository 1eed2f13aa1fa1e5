import { foldTitle, readCsv, type LocalizedText } from '../common/index.ts';

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

/** Other titles that files have, folded. */
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
  'tax code': 'fiscalCode',
  'amministratore azienda': 'isCompanyAdmin',
  'company administrator': 'isCompanyAdmin',
  badge: 'usesBadge',
  timbratura: 'usesBadge',
  gruppo: 'groups',
  group: 'groups',
};

const titles: Readonly<Record<string, ImportColumn>> = {
  ...otherTitles,
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
}

type ImportFile =
  | { readonly fault: ImportFileFault; readonly lines: null }
  | { readonly fault: null; readonly lines: readonly ImportLine[] };

/**
 * Reads a file of people (CSV): a line of titles, Italian or English and in any order, then a line a person. There is a column for the user
 * name or the address; columns that nobody knows are left out, and so are empty cells. The apostrophe by which a spreadsheet takes `+39` for
 * a text is none of the cell.
 */
export function readImportFile(text: string): ImportFile {
  const records = readCsv(text);
  if (!records) return { fault: 'openQuote', lines: null };
  const [head, ...rest] = records;
  const columns = (head?.cells ?? []).map((title) => titles[foldTitle(title)]);
  const known = columns.filter((column) => column !== undefined);
  if (!known.includes('username') && !known.includes('email')) return { fault: 'noColumns', lines: null };
  if (new Set(known).size < known.length) return { fault: 'columnTwice', lines: null };
  if (rest.length === 0) return { fault: 'noLines', lines: null };
  if (rest.length > maxImportLines) return { fault: 'tooManyLines', lines: null };
  return { fault: null, lines: rest.map(({ line, cells }) => ({ line, cells: cellsOf(cells, columns) })) };
}

/** Yes or no as files write it; undefined for what is neither. */
export function readYesNo(text: string): boolean | undefined {
  const typed = foldTitle(text);
  if (['si', 's', 'yes', 'y', 'true', 'vero', '1', 'x'].includes(typed)) return true;
  return ['no', 'n', 'false', 'falso', '0'].includes(typed) ? false : undefined;
}

function cellsOf(cells: readonly string[], columns: readonly (ImportColumn | undefined)[]): ImportCells {
  const named = columns.flatMap((column, index) => {
    const cell = (cells[index] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
    return column === undefined || cell === '' ? [] : [[column, cell] as const];
  });
  return Object.fromEntries(named);
}
