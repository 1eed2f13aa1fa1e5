const groups = [3, 3, 2, 2];

/** A mobile number in groups of 3-3-2-2 digits (spec 02 §2); what is more than that stands at the end. */
export function groupMobile(text: string): string {
  let rest = stripSpaces(text);
  const parts: string[] = [];
  for (const size of groups) {
    if (!rest) break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ') + rest;
}

/** The digits alone, as they are sent. */
export function stripSpaces(text: string): string {
  return text.replace(/\D/g, '');
}

/** Where the caret goes after grouping, so that it stays behind the same digit. */
export function caretAfterGrouping(typed: string, caret: number): number {
  const digitsBefore = stripSpaces(typed.slice(0, caret)).length;
  const grouped = groupMobile(typed);
  if (digitsBefore === stripSpaces(typed).length) return grouped.length;
  let seen = 0;
  for (let place = 0; place < grouped.length; place += 1) {
    if (seen === digitsBefore) return place;
    if (grouped[place] !== ' ') seen += 1;
  }
  return grouped.length;
}
