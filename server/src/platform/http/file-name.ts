import { plainLine } from 'shared-api/contracts/common';

const longest = 150;

/** The name of an uploaded file as it can be shown and offered again: no folder, on one line, not endless. */
export function cleanFileName(name: string): string {
  const own = name.split(/[\\/]/).at(-1) ?? '';
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
