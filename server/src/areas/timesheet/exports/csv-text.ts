/**
 * Rows as an Italian spreadsheet opens them: semicolons, the mark of UTF-8 first. A cell that a spreadsheet would take for a formula
 * begins with an apostrophe, which it shows as text.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\u{FEFF}${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
