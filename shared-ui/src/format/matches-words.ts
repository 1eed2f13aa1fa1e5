/** Without case and accents, as names are compared. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
}

/** Whether a text has every word of a search, whatever its case, accents and order; an empty search finds all. */
export function matchesWords(text: string, search: string): boolean {
  const own = foldText(text);
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return words.every((word) => own.includes(word));
}
