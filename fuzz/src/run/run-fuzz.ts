import type { Problem } from '../oracle/problem.ts';
import type { World, WorldMaker } from '../server/world.ts';
import type { Figures } from './figures.ts';
import type { Findings } from './findings.ts';
import { kindOf, type AnyKind } from './kinds.ts';
import { seedOf } from './seeds.ts';
import { openSession, type Session } from './session.ts';
import { tryInput } from './try-input.ts';
import { verifyLog } from './verify-log.ts';

interface RunOptions {
  readonly seed: number;
  readonly kinds: readonly AnyKind[];
  readonly maker: WorldMaker;
  readonly figures: Figures;
  readonly findings: Findings;
  /** Whether to go on with the next input. */
  goesOn(inputs: number): boolean;
  print(line: string): void;
}

/** Inputs that one world is sent at most: what they leave in it makes it slower, and limits for one person fill up. */
const inputsOfWorld = 1500;

/** Sends inputs, one after the other, to one world after the other. */
export async function runFuzz(options: RunOptions): Promise<void> {
  const { maker, goesOn } = options;
  for (let number = 0; goesOn(number);) {
    const world = await maker.open();
    number = await fuzzWorld(openSession(world), number, options);
    await closeWorld(world, number, options);
  }
}

async function fuzzWorld(session: Session, first: number, options: RunOptions): Promise<number> {
  const { seed, kinds, figures, findings, goesOn } = options;
  let number = first;
  while (goesOn(number) && session.isUsable() && number - first < inputsOfWorld) {
    const own = seedOf(seed, number);
    const kind = kindOf(kinds, own);
    const tried = await tryInput({ kind, seed: own, session, isKnown: findings.isKnown });
    figures.count(kind.name, tried);
    for (const { problem, plan } of tried.found) report(options, { kind: kind.name, number, problem, plan });
    number += 1;
  }
  return number;
}

async function closeWorld(world: World, number: number, options: RunOptions): Promise<void> {
  const { maker, findings } = options;
  const hasEnded = await maker.close(world);
  const problems: Problem[] = hasEnded
    ? []
    : [{ rule: 'ended', seen: 'the server did not stop as it should', fault: 'stop' }];
  for (const problem of [...problems, ...(await verifyLog(world.dataFolder))])
    if (!findings.isKnown(problem)) report(options, { kind: 'world', number, problem, plan: undefined });
}

function report(
  { seed, findings, print }: RunOptions,
  finding: { kind: string; number: number; problem: Problem; plan: unknown },
): void {
  if (findings.isKnown(finding.problem)) return;
  const command = findings.add({ ...finding, seed });
  print(
    `FOUND ${finding.problem.rule} by input ${finding.number} (${finding.kind}): ${finding.problem.seen}\n  ${command}`,
  );
}
