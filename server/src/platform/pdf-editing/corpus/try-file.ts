import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PdfEditingError, type PdfEditing, type Preflight, type SignResult } from '../pdf-editing.ts';
import { engineProcessesOf, memoryOf, processorOf } from './engine-processes.ts';
import { checkWithQpdf, readPdfsig, type PdfsigVerdict } from './outside-tools.ts';
import { sampleDrawing } from './sample-drawing.ts';

/** How one file of a corpus fared. */
export interface Trial {
  readonly verdict: Preflight['verdict'] | 'failed';
  readonly reason: string | null;
  readonly milliseconds: number;
  /** How long the engine had the processor, in milliseconds; 0 where the system does not tell. */
  readonly processorMs: number;
  readonly peakMegabytes: number;
  readonly appendedBytes: number;
  readonly checks: TrialChecks | null;
  /** Why an accepted file did not come out well; empty when it did. */
  readonly problems: readonly string[];
}

/** What other programs find in the sealed file; null where the program is not installed. */
interface TrialChecks {
  readonly isPrefixIntact: boolean;
  readonly pdfsig: { readonly valid: number; readonly all: number; readonly invalidBefore: number } | null;
  /** `before` is asked for only where something is wrong afterwards. */
  readonly qpdf: { readonly before: number | null; readonly after: number } | null;
}

const drawing = sampleDrawing();
const signedAt = '2026-11-21T10:15:00+01:00';
const lines = ['Firmato digitalmente il 21/11/2026 alle 10:15', 'tramite codice OTP inviato via SMS'];

/** Puts a file through preflight, two signers and the seal, and has the result checked by others. */
export async function tryFile(engine: PdfEditing, path: string, folder: string): Promise<Trial> {
  const watched = watchEngine();
  const started = performance.now();
  const ended = () => ({
    milliseconds: performance.now() - started,
    ...watched.stop(),
    appendedBytes: 0,
    checks: null,
    problems: [],
  });
  const repairTo = join(folder, 'repaired.pdf');
  const outputPath = join(folder, 'sealed.pdf');
  try {
    const found = await engine.preflight({ path, repairTo });
    if (found.verdict === 'refuse') return { ...ended(), verdict: 'refuse', reason: found.reason };
    const inputPath = found.verdict === 'repaired' ? repairTo : path;
    const result = await signTwice(engine, { inputPath, outputPath, pages: found.pages.length });
    const measured = ended();
    const checks = await check(inputPath, outputPath);
    const problems = problemsOf(checks, result, statSync(outputPath).size);
    return { ...measured, ...found, reason: null, appendedBytes: result.appendedBytes, checks, problems };
  } catch (error) {
    const reason = error instanceof PdfEditingError ? `${error.code}: ${error.message}` : String(error);
    return { ...ended(), verdict: 'failed', reason, problems: [reason] };
  } finally {
    watched.stop();
  }
}

interface Signing {
  readonly inputPath: string;
  readonly outputPath: string;
  readonly pages: number;
}

function signTwice(engine: PdfEditing, { inputPath, outputPath, pages }: Signing): Promise<SignResult> {
  const signature = { image: drawing, lines, signedAt };
  return engine.sign({
    inputPath,
    outputPath,
    signatures: [
      {
        ...signature,
        page: 1,
        box: { x: 0.08, y: 0.08, width: 0.36, height: 0.1 },
        signerName: 'Mario Rossi',
      },
      {
        ...signature,
        page: pages,
        box: { x: 0.56, y: 0.8, width: 0.36, height: 0.1 },
        signerName: 'Giulia Bianchi',
      },
    ],
    seal: { sealedAt: signedAt },
  });
}

async function check(inputPath: string, outputPath: string): Promise<TrialChecks> {
  const [signatures, after] = await Promise.all([readPdfsig(outputPath), checkWithQpdf(outputPath)]);
  return {
    isPrefixIntact: startsWith(outputPath, inputPath),
    pdfsig: signatures && {
      valid: countOf(signatures, true),
      all: signatures.length,
      invalidBefore: await invalidBefore(inputPath, signatures),
    },
    // What is found wrong afterwards alone has to have been wrong before.
    qpdf: after === null ? null : { before: after === 0 ? null : await checkWithQpdf(inputPath), after },
  };
}

async function invalidBefore(inputPath: string, after: readonly PdfsigVerdict[]): Promise<number> {
  if (countOf(after, false) === 0) return 0;
  return countOf((await readPdfsig(inputPath)) ?? [], false);
}

function countOf(verdicts: readonly PdfsigVerdict[], wanted: boolean): number {
  return verdicts.filter(({ isValid }) => isValid === wanted).length;
}

const severity = { 0: 0, 3: 1, 2: 2 } as Readonly<Record<number, number>>;

function problemsOf(
  { isPrefixIntact, pdfsig, qpdf }: TrialChecks,
  result: SignResult,
  size: number,
): string[] {
  const problems: string[] = [];
  if (!isPrefixIntact) problems.push('the first bytes changed');
  if (result.size !== size) problems.push('the answered size is not the size of the file');
  if (pdfsig && pdfsig.valid + pdfsig.invalidBefore !== pdfsig.all) problems.push('a signature is not valid');
  if (pdfsig && pdfsig.all < result.revisions.length) problems.push('a signature is missing');
  if (qpdf && (severity[qpdf.after] ?? 2) > (severity[qpdf.before ?? 0] ?? 2))
    problems.push('qpdf finds more wrong than before');
  return problems;
}

/** Whether a file begins with all the bytes of another. */
export function startsWith(path: string, prefixPath: string): boolean {
  const [file, prefix] = [openSync(path, 'r'), openSync(prefixPath, 'r')];
  const [left, right] = [Buffer.alloc(1 << 20), Buffer.alloc(1 << 20)];
  try {
    for (;;) {
      const count = readSync(prefix, right, 0, right.length, null);
      if (count === 0) return true;
      const other = readSync(file, left, 0, count, null);
      if (other !== count || !left.subarray(0, count).equals(right.subarray(0, count))) return false;
    }
  } finally {
    closeSync(file);
    closeSync(prefix);
  }
}

/** The most that any process of the engine holds meanwhile, and how long all of them had the processor. */
function watchEngine() {
  let peak = 0;
  const times = new Map<number, { readonly first: number; readonly last: number }>();
  const look = () => {
    for (const pid of engineProcessesOf(process.pid)) {
      peak = Math.max(peak, memoryOf(pid, 'VmRSS'));
      const now = processorOf(pid);
      const known = times.get(pid);
      times.set(pid, { first: known?.first ?? now, last: Math.max(now, known?.last ?? 0) });
    }
  };
  look();
  const timer = setInterval(look, 20);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      const processorMs = [...times.values()].reduce((sum, { first, last }) => sum + last - first, 0);
      return { peakMegabytes: peak / 1e6, processorMs };
    },
  };
}
