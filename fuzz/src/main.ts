import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createFigures } from './run/figures.ts';
import { createFindings } from './run/findings.ts';
import { openKinds } from './run/kinds.ts';
import { repeatFinding } from './run/repeat-finding.ts';
import { runFuzz } from './run/run-fuzz.ts';
import { screensCommand } from './screens/screens-command.ts';
import { createWorldMaker } from './server/world.ts';

const isScreens = process.argv[2] === 'screens';
/**
 * `npm run fuzz -- screens` is a robot at the screens, with options of its own (`screens-command.ts`).
 * `npm run fuzz -- MINUTES`: odd inputs of every kind against the real server, for so many minutes. `--seed N` sends those of an earlier
 * run again, `--inputs N` so many of them, `--kind PDFs` one kind alone, `--corpus FOLDER` changes the PDFs of a folder too,
 * `--repeat FILE` sends what showed a finding. Ends with 1 where something was found.
 */
const { values, positionals } = parseArgs({
  args: isScreens ? [] : process.argv.slice(2),
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    inputs: { type: 'string' },
    kind: { type: 'string' },
    corpus: { type: 'string' },
    repeat: { type: 'string' },
    port: { type: 'string' },
  },
});
const minute = 60_000;
const print = (line: string) => console.log(line);

async function main(): Promise<number> {
  const all = await openKinds(values.corpus);
  const kinds = all.filter(({ name }) => values.kind === undefined || name === values.kind);
  if (kinds.length === 0) throw new Error(`Kinds are ${all.map(({ name }) => name).join(', ')}`);
  const maker = await createWorldMaker({ port: values.port === undefined ? undefined : Number(values.port) });
  try {
    return await (values.repeat === undefined ? fuzz() : repeat(values.repeat));
  } finally {
    maker.remove();
  }

  async function fuzz(): Promise<number> {
    const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
    const minutes = Number(positionals[0] ?? 5);
    const most = values.inputs === undefined ? Infinity : Number(values.inputs);
    print(`seed ${seed}`);
    const folder = join('.data', 'fuzz', `${seed}`);
    const figures = createFigures(kinds.map(({ name }) => name));
    const findings = createFindings(folder, { kinds: all, corpus: values.corpus });
    const started = performance.now();
    const timer = setInterval(
      () => print(`${new Date().toISOString().slice(11, 19)} ${figures.line()}`),
      minute,
    );
    const goesOn = (inputs: number) => inputs < most && performance.now() - started < minutes * minute;
    await runFuzz({ seed, kinds, maker, figures, findings, goesOn, print });
    clearInterval(timer);
    const count = findings.all.length;
    print(
      `\n${figures.table()}\n\nseed ${seed}: ${count === 0 ? 'nothing was found' : `${count} found, in ${folder}`}`,
    );
    return count === 0 ? 0 : 1;
  }

  async function repeat(path: string): Promise<number> {
    const problems = await repeatFinding({ path, kinds: all, maker });
    for (const { rule, seen } of problems) print(`${rule}: ${seen}`);
    if (problems.length === 0) print('nothing is wrong any more');
    return problems.length === 0 ? 0 : 1;
  }
}

// What is left is removed as the process ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
process.exitCode = isScreens ? await screensCommand(process.argv.slice(3), print) : await main();
