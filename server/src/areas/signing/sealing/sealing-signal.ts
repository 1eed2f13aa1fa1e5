import { notify, type DatabaseHandle, type Executor } from '../../../platform/db/database.ts';

/** How a try to seal ended; `waiting` when none ended in time. */
export type SealingOutcome = 'sealed' | 'failed' | 'waiting';

/** Lets calls wait for a document's sealed PDF, whichever replica makes it. */
export interface SealingWaiter {
  /** Begins to listen; before any `expect`. */
  start(): Promise<void>;
  /** Hears no more; whoever still waits is let go. */
  stop(): Promise<void>;
  /** Says, when the transaction commits, how a try to seal ended. */
  tell(executor: Executor, documentId: string, outcome: 'sealed' | 'failed'): Promise<void>;
  /** Attends to a document from now on: nothing said in between is missed. `forget` when done. */
  expect(documentId: string): { outcome(withinMs: number): Promise<SealingOutcome>; forget(): void };
}

type Listener = (outcome: SealingOutcome) => void;

const channel = 'signing_sealing';

/** Makes the waiter over the database's notifications. */
export function createSealingWaiter(database: Pick<DatabaseHandle, 'listen'>): SealingWaiter {
  const waiting = new Map<string, Set<Listener>>();
  let unlisten: (() => Promise<void>) | undefined;

  function hear(payload: string): void {
    const [outcome, documentId = ''] = payload.split(':');
    for (const listener of waiting.get(documentId) ?? [])
      listener(outcome === 'sealed' ? 'sealed' : 'failed');
  }

  function attend(documentId: string, listener: Listener): () => void {
    const listeners = waiting.get(documentId) ?? new Set();
    waiting.set(documentId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) waiting.delete(documentId);
    };
  }

  return {
    start: async () => {
      unlisten = await database.listen(channel, hear);
    },
    stop: async () => {
      await unlisten?.();
      for (const listener of [...waiting.values()].flatMap((listeners) => [...listeners]))
        listener('waiting');
    },
    tell: (executor, documentId, outcome) => notify(executor, channel, `${outcome}:${documentId}`),
    expect: (documentId) => {
      const { promise, resolve } = Promise.withResolvers<SealingOutcome>();
      const leave = attend(documentId, resolve);
      let timer: NodeJS.Timeout | undefined;
      return {
        outcome: (withinMs) => {
          timer = setTimeout(() => resolve('waiting'), withinMs);
          return promise;
        },
        forget: () => {
          clearTimeout(timer);
          leave();
        },
      };
    },
  };
}
