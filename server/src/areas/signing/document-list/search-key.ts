import { foldText, foldWords } from 'shared-api/contracts/common';

/** Small letters without accents, one space between words: what the grid's search looks in, and for. */
export function toSearchKey(...texts: string[]): string {
  return foldText(texts.join(' '));
}

const maxWords = 8;

/** The patterns that must all be found, one for each word; none when nothing is searched. */
export function toSearchPatterns(search: string): string[] {
  const words = foldWords(search).slice(0, maxWords);
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
