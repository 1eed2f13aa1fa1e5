/** Whether each word of a search begins a word of a name, whatever case and accents. */
export function nameFits(name: string, search: string): boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const parts = foldText(name).split(/\s+/);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
