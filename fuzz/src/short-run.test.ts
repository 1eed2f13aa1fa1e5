import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFigures } from './run/figures.ts';
import { createFindings } from './run/findings.ts';
import { openKinds } from './run/kinds.ts';
import { runFuzz } from './run/run-fuzz.ts';
import { createWorldMaker } from './server/world.ts';

/** Of a fixed seed: what is found here was broken since, and by no chance. Other seeds are for `npm run fuzz`. */
const seed = 20_261_123;
const inputs = 100;
/** A world with its server, its records and a hundred inputs, on a machine that does much else. */
const enoughMilliseconds = 1_800_000;

it(
  'finds nothing wrong in the real server by a few odd inputs of every kind',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sportello-fuzz-found-'));
    const kinds = await openKinds(undefined);
    const figures = createFigures(kinds.map(({ name }) => name));
    const findings = createFindings(folder, { kinds });
    const maker = await createWorldMaker({ isShort: true });
    const goesOn = (count: number) => count < inputs;
    try {
      await runFuzz({ seed, kinds, maker, figures, findings, goesOn, print: () => undefined });
    } finally {
      maker.remove();
      rmSync(folder, { recursive: true, force: true });
    }
    // Nothing is timed in tests: a busy machine is slow.
    const found = findings.all.filter(({ problem }) => ![problem.rule, problem.fault].includes('slow'));
    expect(found).toEqual([]);
    expect(figures.inputs).toBe(inputs);
    // Who is only refused at the door tests nothing.
    expect(kinds.filter(({ name }) => figures.pastOf(name) === 0).map(({ name }) => name)).toEqual([]);
  },
  enoughMilliseconds,
);
