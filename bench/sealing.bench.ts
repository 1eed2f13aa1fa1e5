import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openSealingIdentity } from '../server/src/platform/sealing/sealing-identity.ts';
import type { BenchRow, BenchSize } from './row.ts';
import { makePdf, type PdfShape } from './sealing/make-pdf.ts';

const child = fileURLToPath(new URL('sealing/child.ts', import.meta.url));
const finish = promisify(execFile);
const group = 'sealing';
const megabyte = 1_000_000;
const scan = { picturesPerPage: 1, pictureWidth: 320, pictureHeight: 320 };
const strips = { picturesPerPage: 40, pictureWidth: 320, pictureHeight: 8 };
const samples: readonly Sample[] = [
  { label: '1 page', shape: { pages: 1, picturesPerPage: 0, pictureWidth: 0, pictureHeight: 0 }, rounds: 15 },
  { label: '5 MB, a picture a page', shape: { pages: 49, ...scan }, rounds: 15 },
  { label: '50 MB, a picture a page', shape: { pages: 490, ...scan }, rounds: 9, hasGoals: true },
  { label: '50 MB, 40 strips a page', shape: { pages: 490, ...strips }, rounds: 9, hasGoals: true },
];
const goals = { copies: 2, rewrites: 10, memory: 3 };

interface Sample {
  readonly label: string;
  readonly shape: PdfShape;
  readonly rounds: number;
  readonly hasGoals?: boolean;
}

interface Figures {
  readonly milliseconds: number;
  readonly peakBytes: number;
}

/** Stamping and sealing a PDF beside copying and hashing it, and beside a full rewrite by pdf-lib; memory beside the file's size. */
export async function run(size: BenchSize): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-sealing-'));
  try {
    // The key is there from an installation's first start on.
    await openSealingIdentity({ folder, organization: 'Bench', now: new Date() });
    const rows: BenchRow[] = [];
    const tried =
      size === 'small' ? samples.slice(0, 1).map((sample) => ({ ...sample, rounds: 1 })) : samples;
    for (const sample of tried) rows.push(...(await measure(folder, sample)));
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string, { label, shape, rounds, hasGoals }: Sample): Promise<BenchRow[]> {
  const input = join(folder, 'input.pdf');
  await writeFile(input, await makePdf(shape));
  const { size } = await stat(input);
  const inChild = async (way: string, times = rounds) => {
    const { stdout } = await finish(process.execPath, [child, way, input, folder, String(times)]);
    return JSON.parse(stdout) as Figures;
  };
  const seal = await inChild('seal');
  const copy = await inChild('copy');
  const rewrite = await inChild('rewrite', Math.ceil(rounds / 3));
  const idle = await inChild('idle', 1);
  const isGoal = hasGoals === true;
  return [
    timeRow(`${label}: stamp and seal`, { seal, copy, isGoal }),
    rewriteRow(`${label}: stamp and seal`, { seal, rewrite, isGoal }),
    memoryRow(`${label}: peak memory`, { seal, idle, size, isGoal }),
  ];
}

function timeRow(
  name: string,
  { seal, copy, isGoal }: { seal: Figures; copy: Figures; isGoal: boolean },
): BenchRow {
  const ratio = seal.milliseconds / copy.milliseconds;
  return {
    group,
    name,
    measured: inMilliseconds(seal),
    beside: `copy and hash ${inMilliseconds(copy)}`,
    ratio,
    ...(isGoal && { goal: `at most ${goals.copies} times`, reached: ratio <= goals.copies }),
  };
}

interface RewriteFigures {
  readonly seal: Figures;
  readonly rewrite: Figures;
  readonly isGoal: boolean;
}

function rewriteRow(name: string, { seal, rewrite, isGoal }: RewriteFigures): BenchRow {
  const times = rewrite.milliseconds / seal.milliseconds;
  return {
    group,
    name,
    measured: inMilliseconds(seal),
    beside: `rewrite by pdf-lib ${inMilliseconds(rewrite)}, ${inMegabytes(rewrite.peakBytes)}`,
    ratio: 1 / times,
    ...(isGoal && { goal: `${goals.rewrites} times faster`, reached: times >= goals.rewrites }),
  };
}

interface MemoryFigures {
  readonly seal: Figures;
  readonly idle: Figures;
  readonly size: number;
  readonly isGoal: boolean;
}

function memoryRow(name: string, { seal, idle, size, isGoal }: MemoryFigures): BenchRow {
  const ratio = seal.peakBytes / size;
  return {
    group,
    name,
    measured: `${inMegabytes(seal.peakBytes)}, idle ${inMegabytes(idle.peakBytes)}`,
    beside: `file ${inMegabytes(size)}`,
    ratio,
    ...(isGoal && { goal: `below ${goals.memory} times the file`, reached: ratio < goals.memory }),
  };
}

function inMilliseconds({ milliseconds }: Figures): string {
  return `${milliseconds.toFixed(1)} ms`;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(1)} MB`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, measured, beside, ratio, goal, reached } of await run('whole')) {
    const against = beside ? ` | ${beside} | ${ratio?.toFixed(2)}` : '';
    process.stdout.write(
      `${name}: ${measured}${against}${goal ? ` | ${goal}: ${reached ? 'reached' : 'missed'}` : ''}\n`,
    );
  }
}
