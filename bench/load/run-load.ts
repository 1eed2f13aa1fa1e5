import { startAttacks, type AttackCounts } from './attacks/start-attacks.ts';
import { checkKept, type Kept } from './check-kept.ts';
import type { Measurements } from './measurements.ts';
import type { LoadOptions } from './options.ts';
import { makeSomebody } from './people.ts';
import { openRun, type Run, type RunPlan } from './run.ts';
import type { ServerCourse } from './server-course.ts';

/** What a run measured. */
export interface LoadResult {
  readonly measurements: Measurements;
  readonly kept: Kept;
  readonly course: ServerCourse;
  /** How late the event loop was, in ms: of the server in the worst seconds of each phase, and of the people themselves. */
  readonly loopDelays: ReadonlyMap<string, number>;
  readonly attacks: AttackCounts;
  readonly mails: number;
  readonly exitCode: number | null;
  readonly output: string;
}

type LoadPlan = RunPlan & Pick<LoadOptions, 'minutes' | 'withAttacks' | 'onlyAttack'>;

const longestQuietMs = 120_000;
const attackers = {
  administrator: makeSomebody('attacker-1', 'administrator'),
  employee: makeSomebody('attacker-2', 'employee'),
};

/** People at work on a server of their own: few of them, all of them, all of them beside attacks, few again. */
export async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const run = await openRun({ ...plan, others: Object.values(attackers) });
  try {
    const attacks = await work(run, plan);
    plan.onPhase?.('looking whether everything is there');
    run.measurements.begin('check');
    const kept = await checkKept(run.auditor, run.ledger);
    const ended = await run.close();
    const { measurements, loopDelays, watch, mailbox } = run;
    return {
      measurements,
      kept,
      attacks,
      loopDelays,
      course: watch.course(),
      mails: mailbox.count(),
      ...ended,
    };
  } catch (error) {
    const { output } = await run.close();
    throw new Error(`The run was broken off; the server had printed:\n${output}`, { cause: error });
  }
}

async function work(run: Run, plan: LoadPlan): Promise<AttackCounts> {
  const loadMs = plan.minutes * 60_000;
  const quietMs = Math.min(longestQuietMs, loadMs / 4);
  await run.introduce();
  await run.watch.settle();
  // Quiet before and after: what else the machine does meanwhile comes and goes.
  await run.phase('quiet', quietMs / 2, 'few');
  await workAndSettle(run, 'load', loadMs / 2);
  if (!plan.withAttacks) await workAndSettle(run, 'load', loadMs / 2);
  const attacks = plan.withAttacks ? await workUnderAttack(run, plan) : new Map();
  await run.phase('quiet', quietMs / 2, 'few');
  await run.watch.settle();
  return attacks;
}

async function workUnderAttack(
  run: Run,
  { seed, minutes, onlyAttack: only }: LoadPlan,
): Promise<AttackCounts> {
  const { address } = run.server;
  const cookieOf = (who: keyof typeof attackers) => run.cookies.get(attackers[who].id) ?? '';
  const cookies = { administrator: cookieOf('administrator'), employee: cookieOf('employee') };
  const attack = await startAttacks({ address, seed, only, cookies });
  const partMs = (minutes * 60_000) / 4;
  await workAndSettle(run, 'attacks', partMs);
  await workAndSettle(run, 'attacks', partMs);
  return attack.stop();
}

async function workAndSettle(run: Run, phase: 'load' | 'attacks', milliseconds: number): Promise<void> {
  await run.phase(phase, milliseconds);
  await run.watch.settle();
}
