import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampled } from '../../../testing/sampled.ts';
import { sealBy } from '../../sealing/seal-provider.ts';
import { createPdfEditing } from '../isolation/create-pdf-editing.ts';
import { hasCommand, makeScratch } from '../testing/scratch.ts';
import { signingMeans } from '../testing/sign-request.ts';
import { trialLine } from './trial-line.ts';
import { tryFile } from './try-file.ts';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../../..');
const corpus = process.env['PDF_CORPUS'] ?? join(repository, '../shared/pdf-corpus');
const isThere = existsSync(join(corpus, 'manifest.tsv'));
/** Of the processor, which a busy machine does not change. */
const longestMs = 20_000;
/** What a process of the engine may hold for a real file; it is ended at 200. */
const maxMegabytes = 160;

interface Expected {
  readonly file: string;
  readonly mustBeAccepted: boolean;
  readonly mustBeRefused: boolean;
}

function readManifest(): Expected[] {
  const [, ...rows] = readFileSync(join(corpus, 'manifest.tsv'), 'utf8').trim().split('\n');
  return rows.map((row) => {
    const [file = '', , , expected = ''] = row.split('\t');
    return {
      file,
      mustBeAccepted: /^(accept(?! or)|valid|keep|decrypt then accept)/.test(expected),
      mustBeRefused: /^(ask password|refuse to sign|refuse, no)/.test(expected),
    };
  });
}

/** Spread over the whole manifest, whose files stand in order of what is odd about them. */
function triedFiles(): Expected[] {
  const all = readManifest();
  const count = sampled({ name: 'real PDFs', whole: all.length, sample: Math.ceil(all.length / 4) });
  return all.filter(
    (_, index) => Math.floor((index * count) / all.length) < Math.floor(((index + 1) * count) / all.length),
  );
}

const canRun = isThere
  ? hasCommand('pdfsig') || 'pdfsig is not installed'
  : 'neither PDF_CORPUS nor ../shared/pdf-corpus is there';
if (canRun !== true) process.stderr.write(`left out: the corpus of real PDFs, because ${canRun}\n`);

(canRun === true ? describe : describe.skip)('real PDFs', () => {
  it('end sealed with all signatures valid, or refused with a reason', async () => {
    const scratch = makeScratch();
    const { identity } = await signingMeans();
    const engine = await createPdfEditing({ seal: sealBy(identity) });
    const failures: string[] = [];
    for (const { file, mustBeAccepted, mustBeRefused } of triedFiles()) {
      const trial = await tryFile(engine, join(corpus, file), scratch.path('.'));
      const isRefused = trial.verdict === 'refuse';
      const isWrong = (mustBeAccepted && isRefused) || (mustBeRefused && !isRefused);
      const isHeavy = trial.processorMs > longestMs || trial.peakMegabytes > maxMegabytes;
      const isNameless = isRefused && !trial.reason;
      if (isWrong || isHeavy || isNameless || trial.problems.length > 0)
        failures.push(trialLine(file, trial));
    }
    await engine.close();
    scratch.remove();
    expect(failures).toEqual([]);
  });
});
