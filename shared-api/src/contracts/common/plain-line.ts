/**
 * A text as it stands on one line: line ends and other control characters are a space, and characters that nobody sees (the marks that
 * turn the direction of what follows, joiners, soft hyphens) are gone. Letters are composed (NFC), so that two who type the same have the same. For names, titles and names of files.
 */
export function plainLine(text: string): string {
  return text
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .normalize('NFC');
}

/** A text of several lines, each as `plainLine` has it, with ends of one kind: for what somebody writes. */
export function plainLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(plainLine)
    .join('\n');
}
