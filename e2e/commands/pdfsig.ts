import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether poppler's `pdfsig` is on this machine. */
export async function hasPdfsig(): Promise<boolean> {
  return run('pdfsig', ['-v']).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
}

/** What `pdfsig` says of each signature of a PDF: 'Signature is Valid.' when its bytes are untouched. */
export async function readSignatures(pdf: Buffer): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-pdfsig-'));
  try {
    const file = join(folder, 'signed.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run('pdfsig', ['-nocert', file]);
    return [...stdout.matchAll(/Signature Validation: (.*)/g)].map(([, verdict = '']) => verdict.trim());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
