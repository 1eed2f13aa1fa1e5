import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BenchRow } from './row.ts';
import { makePdf } from './sealing/make-pdf.ts';

const child = fileURLToPath(new URL('sealing/child.ts', import.meta.url));
const finish = promisify(execFile);
const group = 'sealing';
const megabyte = 1_000_000;
const sizes = [
  { label: '1 page', bytes: 0, rounds: 15 },
  { label: '5 MB', bytes: 5 * megabyte, rounds: 15 },
  { label: '50 MB', bytes: 50 * megabyte, rounds: 9 },
];
const goals = { copies: 2, rewrites: 10, memory: 3 };

interface Figures {
  readonly milliseconds: number;
  readonly peakBytes: number;
}

/** Stamping and sealing a PDF beside copying and hashing it, and beside a full rewrite by pdf-lib; memory beside the file's size. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-bench-sealing-'));
  try {
    const rows: BenchRow[] = [];
    for (const size of sizes) rows.push(...(await measure(folder, size)));
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  folder: string,
  { label, bytes, rounds }: (typeof sizes)[number],
): Promise<BenchRow[]> {
  const input = join(folder, 'input.pdf');
  await writeFile(input, await makePdf(bytes));
  const { size } = await stat(input);
  const inChild = async (way: string, times = rounds) => {
    const { stdout } = await finish(process.execPath, [child, way, input, folder, String(times)]);
    return JSON.parse(stdout) as Figures;
  };
  const seal = await inChild('seal');
  const copy = await inChild('copy');
  const rewrite = await inChild('rewrite', Math.ceil(rounds / 3));
  const idle = await inChild('idle', 1);
  const isLargest = bytes === Math.max(...sizes.map((other) => other.bytes));
  return [
    timeRow(`${label}: stamp and seal`, { seal, copy, isGoal: isLargest }),
    rewriteRow(`${label}: stamp and seal`, { seal, rewrite, isGoal: isLargest }),
    memoryRow(`${label}: peak memory`, { seal, idle, size, isGoal: isLargest }),
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
  for (const { name, measured, beside, ratio, goal, reached } of await run()) {
    const against = beside ? ` | ${beside} | ${ratio?.toFixed(2)}` : '';
    process.stdout.write(
      `${name}: ${measured}${against}${goal ? ` | ${goal}: ${reached ? 'reached' : 'missed'}` : ''}\n`,
    );
  }
}
