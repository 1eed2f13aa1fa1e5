import type { z } from 'zod';
import { differences } from './differences.ts';
import { answersOf, landedNow, type Contract, type LandedCall } from './landed.ts';
import { samplesOf, type Extent } from './samples.ts';
import type { Shape } from './wire-shape.ts';

/** Calls whose fields have to fit one another: the values of a sample do not, and only their forms are asked of it. */
const fitting: ReadonlySet<string> = new Set(['tsPayrollSettings', 'tsPayrollSettingsSave']);

/**
 * What would break between a page and a server of which one has today's contract, the other that of a day before: each a sentence. A
 * page sends its input and reads the answer; a server does the reverse.
 */
export function breachesOf(name: string, contract: Contract | undefined, then: LandedCall): string[] {
  const today = new Date().toISOString().slice(0, 10);
  if (!contract)
    return then.leaving && then.leaving <= today ? [] : [`${name} is gone: pages of ${then.since} call it`];
  const now = landedNow(contract);
  const page = `a page of ${then.since}`;
  const server = `a server of ${then.since}`;
  return [
    ...refused([contract.input], then.input, ['needed', 'written', 'all'], contract).map(
      (why) => `${name} refuses what ${page} sends: ${why}`,
    ),
    ...differences(now.input, then.input).map((why) => `${name} sends what ${server} refuses: ${why}`),
    ...(then.answer === undefined
      ? []
      : refused(answersOf(contract), then.answer, ['written', 'all'], contract).map(
          (why) => `${name} cannot read the answer of ${server}: ${why}`,
        )),
    ...(then.answer === undefined
      ? []
      : differences(now.answer ?? null, then.answer).map(
          (why) => `${name} answers what ${page} cannot read: ${why}`,
        )),
  ];
}

function refused(
  readers: readonly z.ZodType[],
  shape: Shape,
  extents: readonly Extent[],
  { name }: Contract,
): string[] {
  const samples = extents.flatMap((extent) => samplesOf(shape, extent));
  const why = samples.flatMap((sample) => {
    const found = readers.map((reader) => issuesOf(reader, sample, fitting.has(name)));
    return found.some((issues) => issues.length === 0) ? [] : (found[0] ?? ['nothing is answered any more']);
  });
  return [...new Set(why)];
}

function issuesOf(reader: z.ZodType, sample: unknown, isOfForms: boolean): string[] {
  const issues = reader.safeParse(sample).error?.issues ?? [];
  return issues
    .filter(({ code }) => !isOfForms || code !== 'custom')
    .map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`);
}
