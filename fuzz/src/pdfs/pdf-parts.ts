/** A part of a text, `end` excluded. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

export function replaceAt(text: string, { start, end }: Part, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** The objects of a PDF, from their number to `endobj`. */
export function findObjects(text: string): Part[] {
  return [...text.matchAll(/\b\d+ \d+ obj\b[^]*?\bendobj\b/g)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/**
 * Writes the table of a PDF anew, with where its objects stand now: what was changed inside is then read, where otherwise nothing but the
 * wrong table would be seen. A file without a table stays as it is.
 */
export function rebuildTable(text: string): string {
  const table = text.lastIndexOf('\nxref');
  const trailer = text.lastIndexOf('trailer');
  if (table < 0 || trailer < table) return text;
  const dictionary = text.slice(
    trailer,
    text.indexOf('startxref', trailer) < 0 ? undefined : text.indexOf('startxref', trailer),
  );
  const body = text.slice(0, table + 1);
  const places = new Map<number, { offset: number; generation: number }>();
  for (const found of body.matchAll(/\b(\d{1,7}) (\d{1,5}) obj\b/g))
    places.set(Number(found[1]), { offset: found.index, generation: Number(found[2]) });
  const sections = [...places].map(
    ([number, { offset, generation }]) =>
      `${number} 1\n${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`,
  );
  return `${body}xref\n0 1\n0000000000 65535 f \n${sections.join('')}${dictionary}startxref\n${body.length}\n%%EOF\n`;
}
