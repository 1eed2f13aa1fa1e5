import { readFileSync } from 'node:fs';
import type { Problem } from '../oracle/problem.ts';
import type { WorldMaker } from '../server/world.ts';
import type { Finding } from './findings.ts';
import type { AnyKind } from './kinds.ts';
import { openSession } from './session.ts';

interface RepeatOptions {
  readonly path: string;
  readonly kinds: readonly AnyKind[];
  readonly maker: WorldMaker;
}

/** Sends the input of a finding to a world of its own. @returns what is wrong with the answers now */
export async function repeatFinding({ path, kinds, maker }: RepeatOptions): Promise<readonly Problem[]> {
  const finding = JSON.parse(readFileSync(path, 'utf8')) as Finding;
  const kind = kinds.find(({ name }) => name === finding.kind);
  if (!kind || finding.plan === undefined)
    throw new Error(`No single input showed it: repeat the run by --seed ${finding.seed}`);
  const world = await maker.open();
  const session = openSession(world);
  await kind.attempt(finding.plan, session);
  await maker.close(world);
  return session.takeProblems();
}
