import { like, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { foldText } from 'shared-api/contracts/common';

/** What has a text within it, for a text that is folded. */
export function patternOf(text: string): string {
  return `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`;
}

/** Conditions that a folded text has each of some words within it, however they are written. */
export function hasWords(folded: SQLWrapper, words: readonly string[]): SQL[] {
  return words.map((word) => like(folded as SQL, patternOf(word)));
}

/** A folded text as lists are ordered by it: byte by byte, which is the order of `compareNames`; it may stand in an index. */
export function inFoldedOrder(folded: SQLWrapper): SQL<string> {
  return sql<string>`(${folded} collate "C")`;
}
