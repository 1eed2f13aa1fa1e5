import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { EmbeddedPlace, Reply, Request } from './messages.ts';

/** A statement ran longer than allowed; its thread was ended and the database opened anew. */
class RunawayQueryError extends Error {
  constructor(limitMs: number) {
    super(`A statement was stopped after ${limitMs} ms`);
    this.name = 'RunawayQueryError';
  }
}

/** The main thread's end of the embedded database. */
export interface WorkerLink {
  /** Runs whole protocol messages and gives back what the database answers. */
  run(bytes: Uint8Array): Promise<Uint8Array>;
  /** Forgets what the former connection left: an open transaction, prepared statements, listened channels. */
  reset(): Promise<void>;
  countSyncs(): Promise<number>;
  /** Writes the whole database into a file, from which another can be opened in memory. */
  dump(file: string): Promise<void>;
  /** Copies the folder as it stands between two statements; what is not committed is undone when the copy is opened. */
  copy(folder: string): Promise<void>;
  /** Gives the thread away with the database open in it, for a link to come; this link is closed by it. */
  release(): Promise<Worker>;
  close(): Promise<void>;
}

interface WorkerLinkOptions {
  place: EmbeddedPlace;
  /** Milliseconds after which a statement counts as run away: PGlite itself ignores `statement_timeout`. */
  statementTimeoutMs: number;
  /** A thread that another link released; without one a thread is started. */
  worker?: Worker | undefined;
}

interface Pending {
  resolve(answer: Extract<Reply, { kind: 'answer' }>): void;
  reject(error: Error): void;
}

type RequestBody = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

const workerFile = fileURLToPath(new URL('./embedded.worker.ts', import.meta.url));

/** Starts the database's thread, and starts it again whenever it dies or has to be ended. */
export async function startWorkerLink(options: WorkerLinkOptions): Promise<WorkerLink> {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let mayRestart = false;
  let isReleased = false;
  let current = options.worker ? adopt(options.worker) : startWorker();
  await current;
  mayRestart = true;

  function startWorker(): Promise<Worker> {
    const worker = new Worker(workerFile, { workerData: options.place });
    return new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('message', (reply: Reply) => {
        if (reply.kind === 'ready') resolve(worker);
        else if (reply.kind === 'failed') reject(new Error(`The database did not open: ${reply.message}`));
        else settle(reply);
      });
      worker.on('exit', () => {
        reject(new Error('The database ended while it opened'));
        if (mayRestart) restart(new Error('The database ended unexpectedly'));
      });
    });
  }

  async function adopt(worker: Worker): Promise<Worker> {
    worker.ref();
    worker.on('message', (reply: Reply) => {
      if (reply.kind === 'answer' || reply.kind === 'error') settle(reply);
    });
    worker.on('exit', () => restart(new Error('The database ended unexpectedly')));
    return worker;
  }

  function settle(reply: Extract<Reply, { id: number }>): void {
    const waiting = pending.get(reply.id);
    pending.delete(reply.id);
    if (reply.kind === 'answer') waiting?.resolve(reply);
    else waiting?.reject(new Error(reply.message));
  }

  function restart(reason: Error): void {
    const former = current;
    current = former.then(
      (worker) => endWorker(worker).then(startWorker),
      () => startWorker(),
    );
    current.catch(() => undefined);
    for (const waiting of pending.values()) waiting.reject(reason);
    pending.clear();
  }

  async function ask(body: RequestBody, limitMs = 0): Promise<Extract<Reply, { kind: 'answer' }>> {
    const worker = await current;
    const id = ++lastId;
    const answer = new Promise<Extract<Reply, { kind: 'answer' }>>((resolve, reject) =>
      pending.set(id, { resolve, reject }),
    );
    worker.postMessage({ ...body, id });
    if (!limitMs) return answer;
    const timer = setTimeout(() => restart(new RunawayQueryError(limitMs)), limitMs);
    return answer.finally(() => clearTimeout(timer));
  }

  return {
    run: async (bytes) => (await ask({ kind: 'run', bytes }, options.statementTimeoutMs)).bytes,
    reset: async () => void (await ask({ kind: 'reset' })),
    countSyncs: async () => (await ask({ kind: 'count-syncs' })).count,
    dump: async (file) => void (await ask({ kind: 'dump', file })),
    copy: async (folder) => void (await ask({ kind: 'copy', folder })),
    release: async () => {
      isReleased = true;
      const worker = await current;
      // By name: the thread's port counts its listeners by listeners of its own.
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      worker.unref();
      return worker;
    },
    close: async () => {
      if (isReleased) return;
      mayRestart = false;
      await ask({ kind: 'close' });
      await endWorker(await current);
    },
  };
}

async function endWorker(worker: Worker): Promise<void> {
  worker.removeAllListeners('exit');
  await worker.terminate();
}
