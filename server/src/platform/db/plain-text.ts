import { like, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const accented = 'àáâãäåèéêëìíîïòóôõöùúûüýÿçñ';
const bare = 'aaaaaaeeeeiiiiooooouuuuyycn';
// Capital letters with accents too: not every locale of a database makes small ones of them.
const letters = sql.raw(`'${accented}${accented.toUpperCase()}', '${bare}${bare}'`);

/** A text in small letters without accents, as searches compare it; it may stand in an index. */
export function plainText(text: SQLWrapper): SQL<string> {
  return sql<string>`translate(lower(${text}), ${letters})`;
}

/** Conditions that a text, which is plain, has each of some words within it, whatever their case and accents. */
export function hasWords(text: SQLWrapper, words: readonly string[]): SQL[] {
  return words.map((word) =>
    like(text as SQL, plainText(sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`}::text`)),
  );
}
