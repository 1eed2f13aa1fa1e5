/** Small letters without accents, one space between words: what the grid's search looks in, and for. */
export function toSearchKey(...texts: string[]): string {
  return texts.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

const maxWords = 8;

/** The patterns that must all be found, one for each word; none when nothing is searched. */
export function toSearchPatterns(search: string): string[] {
  const words = toSearchKey(search).split(' ').filter(Boolean).slice(0, maxWords);
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
