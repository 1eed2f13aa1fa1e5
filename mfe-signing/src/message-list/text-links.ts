/** A part of a text, and the address that it leads to; null for plain text. */
interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

const address = /https:\/\/[^\s<>"'`]+/g;

/** Finds the addresses of a text that may be pressed: https alone, to a host, without a name or password in it. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    // What ends the sentence is no part of the address.
    const link = match[0].replace(/[.,;:!?)\]}]+$/, '');
    if (!isSafe(link)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: link, href: link });
    end = match.index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

function isSafe(link: string): boolean {
  try {
    const { hostname, username, password } = new URL(link);
    return hostname.includes('.') && username === '' && password === '';
  } catch {
    return false;
  }
}
