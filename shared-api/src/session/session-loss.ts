import { atom, getDefaultStore, useAtomValue } from 'jotai';
import type { SessionEnd } from '../contracts/auth/index.ts';

/**
 * Why the page's session is over; `signed-out` when its person did that in another tab, `withdrawn` when the document that a guest came for
 * was taken back, `unknown` until the server was asked.
 */
export type SessionLossReason = SessionEnd | 'signed-out' | 'withdrawn' | 'unknown';

/** A session that ended under a page that still stands. */
interface SessionLoss {
  readonly reason: SessionLossReason;
}

const store = getDefaultStore();
const lossState = atom<SessionLoss | null>(null);
let answerers = 0;
let waiting: { readonly answer: Promise<boolean>; readonly give: (isRenewed: boolean) => void } | null = null;

/**
 * Tells that the page's session is over. The shell then asks to sign in again over the screen; however many tell it, it asks once.
 * @returns whether the same person is signed in again; false at once where no shell stands to ask.
 */
export function loseSession(reason: SessionLossReason): Promise<boolean> {
  if (answerers === 0) return Promise.resolve(false);
  waiting ??= beginToWait();
  if (!store.get(lossState)) store.set(lossState, { reason });
  return waiting.answer;
}

function beginToWait() {
  let give: (isRenewed: boolean) => void = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

/** Whether somebody is being asked to sign in again. */
export function isSessionLost(): boolean {
  return waiting !== null;
}

/** Gives the reason of a loss that was told without one. */
export function explainSessionLoss(reason: SessionLossReason): void {
  if (store.get(lossState)?.reason === 'unknown') store.set(lossState, { reason });
}

/** Lets the calls that wait go on: again when the person is signed in again, else with their failure. */
export function settleSessionLoss(isRenewed: boolean): void {
  store.set(lossState, null);
  waiting?.give(isRenewed);
  waiting = null;
}

/** Promises to ask whenever a session is lost: from now on calls wait for the answer. Answers how to stop. */
export function answerSessionLoss(): () => void {
  answerers += 1;
  return () => {
    answerers -= 1;
    if (answerers === 0) settleSessionLoss(false);
  };
}

/** The loss that has to be answered, or null. */
export function useSessionLoss(): SessionLoss | null {
  return useAtomValue(lossState, { store });
}
