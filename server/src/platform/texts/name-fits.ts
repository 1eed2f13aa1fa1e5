import { foldText, foldWords } from 'shared-api/contracts/common';

/** Whether each word of a search begins a word of a name, however both are written. */
export function nameFits(name: string, search: string): boolean {
  const parts = foldText(name).split(/[ -]/);
  return foldWords(search).every(
    (word) => parts.some((part) => part.startsWith(word)) || foldText(name).startsWith(word),
  );
}
