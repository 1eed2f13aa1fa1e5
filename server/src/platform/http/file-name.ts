import { plainLine } from 'shared-api/contracts/common';

const longest = 150;

/** What a browser writes into the head of a part in place of a sign that would end it (HTML, 4.10.22.8). */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** The name of an uploaded file as it can be shown and offered again: no folder, on one line, not endless. */
export function cleanFileName(name: string): string {
  const whole = name.replaceAll(/%22|%0D|%0A/g, (escape) => escapes[escape] ?? escape);
  const own = whole.split(/[\\/]/).at(-1) ?? '';
  const plain = plainLine(own).trim();
  if (plain.length <= longest) return plain;
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  return (
    Array.from(plain)
      .slice(0, longest - ending.length)
      .join('')
      .trimEnd() + ending
  );
}

const endings = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
} as const;

/**
 * A name that ends as the files of its type do, whatever its sender called it: what is kept as `x.html` is opened by another program than
 * the one that checked it. `otherwise` is for one of which nothing is left.
 */
export function nameOfType(name: string, type: keyof typeof endings, otherwise: string): string {
  const [usual, ...others] = endings[type];
  const isNamedSo = [usual, ...others].some((ending) => name.toLowerCase().endsWith(ending));
  return isNamedSo ? name : `${name.replace(/\.\w{1,8}$/, '') || otherwise}${usual}`;
}
