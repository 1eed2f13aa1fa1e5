/** What mail programs show of a subject, after the words before a title. */
const maxLength = 80;

/** A document's title for the subject of a mail; a long one is cut there, and stands whole in the mail. */
export function shortTitle(title: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment);
  if (letters.length <= maxLength) return title;
  const start = letters.slice(0, maxLength - 1).join('');
  return `${start.trimEnd()}…`;
}
