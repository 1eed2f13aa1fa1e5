/** A name as it is compared: without accents, in small letters, with single blanks. */
export function foldName(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
