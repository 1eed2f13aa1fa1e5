import { AsyncLocalStorage } from 'node:async_hooks';
import type { PdfEditingError } from '../pdf-editing.ts';
import { createLane, type LaneOptions } from './lane.ts';
import type { Task } from './messages.ts';
import type { Answer, Engine, JobMeans } from './start-engine.ts';

/** A lane whose engines do what the test says, one job after another. */
function laneWith(
  answer: (name: string, keep: JobMeans['keep']) => Promise<Answer>,
  { isCold = false, ...options }: Partial<LaneOptions> & { isCold?: boolean } = {},
) {
  const started: string[][] = [];
  const start = (): Engine => {
    const jobs: string[] = [];
    const killed = Promise.withResolvers<never>();
    killed.promise.catch(() => undefined);
    started.push(jobs);
    return {
      ready: Promise.resolve({ isCold }),
      isRunning: () => true,
      perform: (task, { keep }) => {
        jobs.push(nameOf(task));
        return Promise.race([answer(nameOf(task), keep), killed.promise]);
      },
      kill: async (reason) => killed.reject(reason),
    };
  };
  const settings = {
    limits: { maxBytes: 1, maxPages: 1 },
    hasTimeStamps: false,
    maxMemory: 0,
    task: 'preflight' as const,
  };
  const lane = createLane({
    settings,
    maxWaiting: 5,
    maxWaitingPerPerson: 3,
    start,
    ...options,
  });
  const run = (name: string, person?: string, processorMs = 60_000) =>
    lane.run({ kind: 'preflight', request: { path: name }, ownCertificates: [] }, { person, processorMs });
  return { run, started, close: lane.close };
}

const nameOf = (task: Task) => (task.kind === 'preflight' ? task.request.path : '');
const done: Answer = { outcome: { kind: 'drawing', result: new Uint8Array() }, isWornOut: false };
const codeOf = (error: unknown) => (error as PdfEditingError).code;

describe('a lane', () => {
  it('serves people in turn, each in the order of their jobs', async () => {
    const { run, started } = laneWith(async () => done);
    await Promise.all([run('a1', 'a'), run('a2', 'a'), run('a3', 'a'), run('b1', 'b'), run('c1', 'c')]);
    expect(started).toEqual([['a1', 'a2', 'b1', 'c1', 'a3']]);
  });

  it('does each job as a part of what ran when it was asked for', async () => {
    const running = new AsyncLocalStorage<string>();
    const kept: (string | undefined)[] = [];
    const { run } = laneWith(async (name, keep) => {
      kept.push(`${name} ${keep(() => running.getStore())}`);
      return done;
    });
    await Promise.all(['a', 'b'].map((name) => running.run(`for ${name}`, () => run(name))));
    expect(kept).toEqual(['a for a', 'b for b']);
  });

  it('lets one person have only some jobs waiting, and all together not many more', async () => {
    const { run, close } = laneWith(() => new Promise(() => undefined));
    const jobs = ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'c'].map((person, index) =>
      run(`${person}${index}`, person).catch(codeOf),
    );
    expect(await Promise.all([jobs[4], jobs[7]])).toEqual(['unavailable', 'unavailable']);
    await close();
    await expect(run('later')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('starts another engine after one that took too long, and after one that is worn out', async () => {
    const { run, started } = laneWith(
      (name) =>
        name === 'slow'
          ? new Promise(() => undefined)
          : Promise.resolve({ ...done, isWornOut: name === 'large' }),
      { leastMs: 1 },
    );
    // The machine gave it no time, which is not the file's fault.
    expect(await run('slow', 'a', 1).catch(codeOf)).toBe('unavailable');
    await run('large');
    await run('small');
    await run('smaller');
    expect(started).toEqual([['slow'], ['large'], ['small', 'smaller']]);
  });

  it('starts another engine before the first job once, when its sources had to be compiled', async () => {
    const { run, started } = laneWith(async () => ({ ...done, isWornOut: true }), { isCold: true });
    await run('first');
    await run('second');
    expect(started).toEqual([[], ['first'], ['second']]);
  });
});
