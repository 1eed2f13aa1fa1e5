/** Start, what is repeated, and end of texts that patterns with a choice, and readers of what is nested, go through again and again. */
export const hostileTexts: Readonly<Record<string, readonly [string, string, string]>> = {
  'an address with nothing but dots': ['a@', '.', '@'],
  'an address with nothing but labels': ['a@', 'a.', '@'],
  'an address that never comes': ['', 'a', '!'],
  'nothing but @': ['', '@', ''],
  spaces: ['x', ' ', 'x'],
  'ends of lines': ['', '\r\n', 'x'],
  digits: ['+39', '3', 'x'],
  'digits in pairs': ['', '1:', 'x'],
  'digits and dashes': ['', '1-', 'x'],
  'lists in lists': ['', '[', ''],
  'objects in objects': ['', '{"a":', ''],
  'a list of lists': ['[', '[],', '[]]'],
  'a list of texts': ['["', 'a","', '"]'],
  'a picture of nothing': ['data:image/png;base64,', 'A', '!'],
  slashes: ['https://a', '/', ' '],
  'escaped characters': ['', '%25', '%'],
  'accents that could be put together': ['', 'e\u0301', ''],
};

/** Such a text, so many characters long. */
export function makeHostileText(
  [start, repeated, end]: readonly [string, string, string],
  length: number,
): string {
  return start + repeated.repeat((length - start.length - end.length) / repeated.length) + end;
}
