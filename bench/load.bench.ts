import { failuresOf, ratioOf, shown } from './load/report.ts';
import { runLoad } from './load/run-load.ts';
import type { BenchRow, BenchSize } from './row.ts';

const plans = {
  small: { people: 4, minutes: 0.15, onlyAttack: 'heavy', pace: { least: 5, most: 30 } },
  whole: { people: 200, minutes: 4, onlyAttack: '', pace: { least: 4000, most: 12_000 } },
} as const satisfies Record<BenchSize, object>;

/** People at work beside attacks, for a short while: `npm run load` measures it in full. What is lost, or fails, is counted on any machine. */
export async function run(size: BenchSize): Promise<BenchRow[]> {
  const plan = plans[size];
  const common = {
    database: 'embedded',
    seed: 1,
    withAttacks: true,
    onlyAttack: '',
    nodeArguments: [],
  } as const;
  const { measurements, kept, exitCode } = await runLoad({ ...plan, ...common });
  const failures = failuresOf(measurements);
  const [quiet, attacks] = [measurements.ofOrdinary('quiet'), measurements.ofOrdinary('attacks')];
  const ratio = ratioOf(attacks, quiet);
  const of = `${plan.people} people beside attacks`;
  return [
    {
      group: 'load',
      name: `${of}: lost of ${kept.signatures} boxes, ${kept.completed} seals, ${kept.days} days, ${kept.months} months`,
      measured: kept.lost.length === 0 ? '0' : kept.lost.join('; '),
      goal: 'nothing, of something',
      reached: kept.lost.length === 0 && exitCode === 0 && kept.signatures + kept.days > 0,
      isCounted: true,
    },
    {
      group: 'load',
      name: `${of}: errors of the server among ${attacks.count} calls`,
      measured: failures.length === 0 ? '0' : failures.join('; '),
      goal: 'none',
      reached: failures.length === 0,
      isCounted: true,
    },
    {
      group: 'load',
      name: `${of}: p99 of ordinary calls`,
      measured: `${shown(attacks.p99)} ms`,
      beside: `of a tenth of them alone ${shown(quiet.p99)} ms`,
      ...(ratio !== undefined && { ratio }),
      goal: 'under 3 times',
      reached: ratio !== undefined && ratio < 3,
    },
  ];
}
