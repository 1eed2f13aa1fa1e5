/**
 * Rows as an Italian spreadsheet opens them: semicolons, the mark of UTF-8 first. A cell that a spreadsheet would take for a formula
 * begins with an apostrophe, which it shows as text; one that begins so itself has one more, so that each comes back as it was.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `${csvStart}${rows.map(csvLine).join('')}`;
}

/** What such a file begins with: the mark of UTF-8. */
export const csvStart = '\u{FEFF}';

/** A row of such a file, for one that is written bit by bit. */
export function csvLine(row: readonly string[]): string {
  return `${row.map(cell).join(';')}\r\n`;
}

function cell(text: string): string {
  const harmless = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
