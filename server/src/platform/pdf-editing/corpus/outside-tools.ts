import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const options = { maxBuffer: 64 * 1024 * 1024, encoding: 'latin1', timeout: 60_000 } as const;

interface Finished {
  readonly code: number;
  readonly output: string;
}

/** What pdfsig finds of one signature. */
export interface PdfsigVerdict {
  readonly fieldName: string;
  readonly isValid: boolean;
}

/** Runs pdfsig; null when it is not installed. */
export async function readPdfsig(path: string): Promise<PdfsigVerdict[] | null> {
  const finished = await finish('pdfsig', ['-nocert', path]);
  if (!finished) return null;
  return finished.output
    .split(/^Signature #\d+:/m)
    .slice(1)
    .map((part) => ({
      fieldName: /Signature Field Name: (.*)/.exec(part)?.[1]?.trim() ?? '',
      isValid: part.includes('Signature Validation: Signature is Valid.'),
    }));
}

/** The exit code of qpdf --check: 0 fine, 3 warnings, 2 errors; null when it is not installed. */
export async function checkWithQpdf(path: string): Promise<0 | 2 | 3 | null> {
  const finished = await finish('qpdf', ['--check', path]);
  if (!finished) return null;
  return finished.code === 0 || finished.code === 3 ? finished.code : 2;
}

async function finish(command: string, parameters: readonly string[]): Promise<Finished | null> {
  try {
    const { stdout } = await run(command, [...parameters], options);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout } = error as { code?: number | string; stdout?: string };
    if (code === 'ENOENT') return null;
    return { code: typeof code === 'number' ? code : 2, output: stdout ?? '' };
  }
}
