import { appendFileSync } from 'node:fs';

interface Sample {
  /** What is counted, as the table at the end of `npm test` names it. */
  readonly name: string;
  readonly whole: number;
  readonly sample: number;
}

/**
 * How often a slow attack is tried: `sample` times, or `whole` in `npm run test:slow` (`SLOW_TESTS=whole`). `npm test`
 * names what was sampled, from the file in `SAMPLE_RECORD`.
 */
export function sampled({ name, whole, sample }: Sample): number {
  if (process.env['SLOW_TESTS'] === 'whole') return whole;
  const record = process.env['SAMPLE_RECORD'];
  if (record) appendFileSync(record, `${name}: ${sample} of ${whole}\n`);
  return sample;
}
