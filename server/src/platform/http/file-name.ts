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
