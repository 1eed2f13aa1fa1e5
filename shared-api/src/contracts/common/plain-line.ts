/**
 * A text as it stands on one line: line ends and other control characters are a space, and characters that nobody sees (the marks that
 * turn the direction of what follows, joiners, soft hyphens) are gone. For names, titles and names of files.
 */
export function plainLine(text: string): string {
  return text.replace(/\p{Cf}+/gu, '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
