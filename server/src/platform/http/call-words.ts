import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What is said of a call where it is declared. */
interface CallWords {
  readonly description: string;
  /** The folder of contracts in which it stands: the area that answers. */
  readonly area: string;
}

const folder = fileURLToPath(new URL('..', import.meta.resolve('shared-api/contracts/common')));
/** A comment, and the declaration under it: at most what fits a page, so that no text makes it expensive. */
const declaration =
  /\/\*\*((?:(?!\*\/)[\s\S]){1,4000})\*\/\nexport const \w+ = define\w+\(\{\n\s+name: '(\w+)'/g;

let read: Promise<ReadonlyMap<string, CallWords>> | undefined;

/** What is said of each call, by its name: read once, from the contracts that run. */
export function readCallWords(): Promise<ReadonlyMap<string, CallWords>> {
  read ??= readAll();
  return read;
}

async function readAll(): Promise<ReadonlyMap<string, CallWords>> {
  const words = new Map<string, CallWords>();
  for await (const file of glob('*/*.contract.ts', { cwd: folder })) {
    const area = file.split(/[\\/]/)[0] ?? '';
    for (const [, comment = '', name = ''] of (await readFile(folder + file, 'utf8')).matchAll(declaration))
      words.set(name, { area, description: plain(comment) });
  }
  return words;
}

const plain = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
