import { saveWorkSettings, updateDay } from 'shared-api/contracts/timesheet';
import { companyId } from '../installation.ts';
import type { LoadOptions } from '../options.ts';
import { makeSomebody } from '../people.ts';
import { openRun, type Run, type RunPlan } from '../run.ts';
import type { SettledMemory } from '../server-process.ts';
import { holdLines, type FromHolder } from './holders.ts';

/** What the lines of many pages cost a server, and whether they heard. */
export interface LiveLinesResult extends Pick<Run, 'measurements' | 'loopDelays'> {
  readonly wanted: number;
  readonly opened: FromHolder;
  readonly openingMs: number;
  /** Lines that the server says it has. */
  readonly counted: number;
  /** Before there were lines, with them, and after they had gone. */
  readonly memory: readonly SettledMemory[];
  /** How long after a change of the whole company each line was told of it, in ms; and after one of a single person. */
  readonly ofAll: readonly number[];
  readonly ofOne: readonly number[];
  /** Lines that were closed by the server before their time. */
  readonly cut: number;
  readonly exitCode: number | null;
  readonly output: string;
}

type LiveLinesPlan = RunPlan & Pick<LoadOptions, 'liveLines' | 'minutes'>;

const changing = { kind: '(change)', isOrdinary: false };
const changeLimitMs = 60_000;
/** Few people, who go on all the faster: their calls are what is compared. */
const pace = { least: 500, most: 2000 };

/** Holds many live lines on one server, each of somebody of their own, while some people work. */
export async function runLiveLines(plan: LiveLinesPlan): Promise<LiveLinesResult> {
  const { liveLines: wanted, minutes, onPhase = () => undefined } = plan;
  const followers = Array.from({ length: wanted }, (_, index) => makeSomebody(`line-${index}`, 'employee'));
  const run = await openRun({ pace, ...plan, others: followers });
  const { server, watch, measurements, loopDelays } = run;
  const cookies = followers.map(({ id }) => run.cookies.get(id) ?? '');
  try {
    await run.introduce();
    await run.phase('quiet', minutes * 60_000);
    await watch.settle();
    onPhase(`opening ${wanted} lines`);
    const began = performance.now();
    const lines = await holdLines(server.address, cookies);
    const openingMs = performance.now() - began;
    await watch.settle();
    const counted = (await server.metrics())('sportello_live_lines');
    onPhase('a change that concerns everybody, and one that concerns one person');
    const change = () => run.auditor.call(changing, saveWorkSettings, { companyId, overtimeOnDaysOff: true });
    const ofAll = await lines.timesOf(change, lines.opened.opened, changeLimitMs);
    const [first] = followers;
    const day = {
      year: 2026,
      month: 3,
      dayOfMonth: 3,
      ordinary: 480,
      overtime: 0,
      absence: 0,
      causeId: null,
      version: 0,
    };
    const ofOne = first
      ? await lines.timesOf(() => run.browserOf(first).call(changing, updateDay, day), 1, changeLimitMs)
      : [];
    await run.phase('load', minutes * 60_000);
    const { cut } = await lines.report();
    await lines.leave();
    onPhase('the lines have gone');
    await watch.settle();
    const memory = watch.course().settled;
    const ended = await run.close();
    return {
      wanted,
      measurements,
      loopDelays,
      opened: lines.opened,
      openingMs,
      counted,
      memory,
      ofAll,
      ofOne,
      cut,
      ...ended,
    };
  } catch (error) {
    const { output } = await run.close();
    throw new Error(`The run was broken off; the server had printed:\n${output}`, { cause: error });
  }
}
