import type { JobRow } from './jobs.schema.ts';

/** Who works on some kinds of jobs beside all the others, at a pace of their own. */
export interface JobCrew {
  /** How many jobs they work on at once. Those for which somebody waits come first. */
  readonly atOnce: number;
  /** How many jobs may begin now, at most `wanted`. */
  admit(wanted: number, work: CrewWork): Promise<number>;
  /** Lets go of what is held open between jobs: nothing is begun any more. */
  close(): void;
}

/** For which jobs a crew is asked. */
interface CrewWork {
  /** Whether somebody waits for them. */
  readonly isUrgent: boolean;
  /** How many are worked on. */
  readonly running: number;
}

interface WorkersOptions {
  readonly atOnce: number;
  /** Claims jobs, at most `free`. */
  readonly claim: (free: number, running: number) => Promise<JobRow[]>;
  readonly work: (job: JobRow) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Works on so many jobs at once, and looks for the next whenever one is done. */
export function createWorkers({ atOnce, claim, work, signal, onError }: WorkersOptions) {
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let mayHaveMore = false;

  function look(): Promise<void> {
    if (looking || signal.aborted) {
      mayHaveMore = true;
      return Promise.resolve();
    }
    looking = lookNow().finally(() => (looking = undefined));
    return looking;
  }

  async function lookNow(): Promise<void> {
    try {
      do {
        mayHaveMore = false;
        const free = atOnce - running.size;
        const jobs = free > 0 ? await claim(free, running.size) : [];
        for (const job of jobs) track(work(job));
      } while (mayHaveMore && running.size < atOnce && !signal.aborted);
    } catch (error) {
      onError(error);
    }
  }

  function track(task: Promise<void>): void {
    const tracked = task.finally(() => {
      running.delete(tracked);
      void look();
    });
    running.add(tracked);
  }

  return {
    look,
    /** What is under way: jobs, and the search for the next ones. */
    underWay: (): Promise<void>[] => [...running, ...(looking ? [looking] : [])],
  };
}
