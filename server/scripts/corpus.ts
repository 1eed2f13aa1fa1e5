import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { summaryLine, trialLine } from '../src/platform/pdf-editing/corpus/trial-line.ts';
import { tryFile, type Trial } from '../src/platform/pdf-editing/corpus/try-file.ts';
import { createPdfEditing } from '../src/platform/pdf-editing/isolation/create-pdf-editing.ts';
import { sealBy } from '../src/platform/sealing/seal-provider.ts';
import { createIdentity } from '../src/platform/sealing/certificates.ts';

/** `npm run corpus -- FOLDER`: every PDF below the folder through preflight, two signers and the seal, a line a file. */
async function main(folder: string | undefined): Promise<number> {
  if (!folder || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    print('usage: npm run corpus -- FOLDER');
    return 2;
  }
  const identity = await createIdentity({ organization: 'Corpus', now: new Date() });
  const engine = await createPdfEditing({ seal: sealBy(identity) });
  const scratch = mkdtempSync(join(tmpdir(), 'sportello-corpus-'));
  const trials: Trial[] = [];
  try {
    for (const path of findPdfs(folder)) {
      const trial = await tryFile(engine, path, scratch);
      trials.push(trial);
      print(trialLine(relative(folder, path), trial));
    }
  } finally {
    await engine.close();
    rmSync(scratch, { recursive: true, force: true });
  }
  print(summaryLine(trials));
  return trials.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

function findPdfs(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .toSorted()
    .map((name) => join(folder, name));
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}

process.exitCode = await main(process.argv[2]);
