import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Call, Download, EventStream } from 'shared-api/contracts/common';
import { root } from '../webpack/folders.ts';
import { shapeOf, type Shape } from './wire-shape.ts';

/** What a call takes and answers, as it was from a day on. */
export interface LandedCall {
  /** `2026-11-29`. */
  readonly since: string;
  readonly input: Shape;
  /** The answer, or each event of a stream; of a file there is none. */
  readonly answer?: Shape;
  /** The day from which the call may be gone. */
  readonly leaving?: string;
}

/** By the names of calls, the newest first; those of before stay for 30 days. */
export type LandedCalls = Readonly<Record<string, readonly LandedCall[]>>;

export type Contract = Call | Download | EventStream;

const folder = join(root, 'tooling/contracts/landed');
const contracts = join(root, 'shared-api/src/contracts');

/** The folders of contracts. */
export const contractFolders: readonly string[] = readdirSync(contracts, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'common')
  .map(({ name }) => name)
  .toSorted();

/** The calls of a folder of contracts, by their names. */
export async function contractsOf(area: string): Promise<ReadonlyMap<string, Contract>> {
  const values = Object.values((await import(`shared-api/contracts/${area}`)) as Record<string, unknown>);
  return new Map(values.filter(isContract).map((contract) => [contract.name, contract]));
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'access' in value && 'encoding' in value;
}

/** What a call takes and answers today. */
export function landedNow(contract: Contract): Omit<LandedCall, 'since'> {
  const answers = answersOf(contract);
  const leaving = 'leaving' in contract ? contract.leaving : undefined;
  return {
    input: shapeOf(contract.input),
    ...(answers.length > 0 && { answer: { $any: answers.map(shapeOf) } }),
    ...(leaving !== undefined && { leaving }),
  };
}

/** What reads the answers of a call. */
export function answersOf(contract: Contract): readonly z.ZodType[] {
  if (contract.kind === 'call') return [contract.output];
  return contract.kind === 'events' ? Object.values(contract.events) : [];
}

/** The file of what landed of a folder of contracts, from the root of the project. */
export const landedFile = (area: string): string => `tooling/contracts/landed/${area}.json`;

/** What landed of a folder of contracts. */
export function readLanded(area: string): LandedCalls {
  return JSON.parse(readFileSync(join(folder, `${area}.json`), 'utf8')) as LandedCalls;
}

/** One line a call of a day: a change is a line of a diff. */
export function writeLanded(area: string, calls: LandedCalls): void {
  const entries = Object.entries(calls).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lines = entries.map(
    ([name, days]) =>
      `  ${JSON.stringify(name)}: [\n${days.map((day) => `    ${JSON.stringify(day)}`).join(',\n')}\n  ]`,
  );
  writeFileSync(join(folder, `${area}.json`), `{\n${lines.join(',\n')}\n}\n`);
}
