import { isFailure, randomId, clock } from 'shared-api';
import { maxPunchAge, type PunchKind, type PunchState } from 'shared-api/contracts/timesheet';
import type { KeptPunch, KeptPunches } from './kept-punches.ts';

/** How long after a call without an answer the next is tried, besides when the network comes back. */
const retryPause = 15_000;

/** A press on its way: being sent, without a connection, refused with a sentence, or too old to be sent. */
export interface WaitingPunch extends KeptPunch {
  readonly state: 'sending' | 'waiting' | 'refused' | 'tooOld';
  readonly sentence: string;
}

interface QueueDependencies {
  /** Fails with another error than the server's as long as it must not be sent. */
  readonly send: (punch: KeptPunch & { readonly secondsAgo: number }) => Promise<PunchState>;
  readonly kept: KeptPunches;
  /** Is told where the person stands after a press was counted, or why one was not. */
  readonly onChange: (state: PunchState | undefined) => void;
}

/** Brings the presses of one person to the server. */
export type PunchQueue = ReturnType<typeof createPunchQueue>;

/**
 * Sends presses one after the other, each kept on the device until the server has counted it. What no answer came to is sent again
 * under the same key; what is refused or too old stays, with the reason, until the person has seen it.
 */
export function createPunchQueue({ send, kept, onChange }: QueueDependencies) {
  let punches: readonly WaitingPunch[] = [];
  let isKept = true;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  return {
    read: () => punches,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Whether what waits outlives the page. */
    isKept: () => isKept,

    /** Takes up what was kept on the device, and sends what waits whenever the network comes back. */
    start: async () => {
      window.addEventListener('online', flush);
      const found = await kept.read();
      const known = new Set(punches.map(({ key }) => key));
      const fresh = found.filter(({ key }) => !known.has(key));
      show([...fresh.map((punch) => ({ ...punch, state: 'waiting' as const, sentence: '' })), ...punches]);
      flush();
    },
    stop: () => {
      window.removeEventListener('online', flush);
      clearTimeout(timer);
    },

    /** Punches: kept first, then sent. */
    press: async (kind: PunchKind) => {
      const punch = { key: randomId(), kind, pressedAt: clock.now() };
      show([...punches, { ...punch, state: 'sending', sentence: '' }]);
      isKept = await kept.keep(punch);
      flush();
    },

    /** Takes away what was refused or is too old. */
    dismiss: (key: string) => {
      show(punches.filter((punch) => punch.key !== key));
      void kept.drop(key);
    },
  };

  function show(next: readonly WaitingPunch[]): void {
    punches = next;
    for (const listener of listeners) listener();
  }

  function set(key: string, change: Pick<WaitingPunch, 'state'> & { sentence?: string }): void {
    show(punches.map((punch) => (punch.key === key ? { ...punch, ...change } : punch)));
  }

  function flush(): void {
    clearTimeout(timer);
    void sendAll();
  }

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let next = due(); next; next = due()) {
        if (!(await sendOne(next))) return;
      }
    } finally {
      isSending = false;
    }
  }

  function due(): WaitingPunch | undefined {
    return punches.find(({ state }) => state === 'sending' || state === 'waiting');
  }

  /** Answers whether the next one may be tried. */
  async function sendOne({ key, kind, pressedAt }: WaitingPunch): Promise<boolean> {
    const secondsAgo = Math.max(0, Math.round((clock.now() - pressedAt) / 1000));
    if (secondsAgo > maxPunchAge) {
      set(key, { state: 'tooOld' });
      return true;
    }
    set(key, { state: 'sending' });
    try {
      const state = await send({ key, kind, pressedAt, secondsAgo });
      show(punches.filter((punch) => punch.key !== key));
      await kept.drop(key);
      onChange(state);
      return true;
    } catch (error) {
      return settleFailed(key, error);
    }
  }

  function settleFailed(key: string, error: unknown): boolean {
    if (isFailure(error, 'conflict', 'forbidden', 'invalid-input')) {
      set(key, { state: 'refused', sentence: error.message });
      onChange(undefined);
      return true;
    }
    for (const { key: each, state } of punches) if (state === 'sending') set(each, { state: 'waiting' });
    if (isFailure(error, 'unavailable', 'internal', 'too-many-requests'))
      timer = setTimeout(flush, retryPause);
    return false;
  }
}
