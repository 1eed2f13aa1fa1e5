import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { kitTexts } from '../kit.texts.ts';
import { getTexts } from '../module-kit/texts/use-texts.ts';
import { closePopup, notify, showUndo } from './notify.ts';

/** A change that can be undone until it is made. */
interface LaterChange {
  /** What was done, as the person sees it: `Documento eliminato`. */
  readonly message: string;
  /** Makes the change. While the page is left, what it sends must outlive the page (`outlivesPage` of `call`). */
  readonly run: (circumstances: { readonly isLeaving: boolean }) => Promise<unknown>;
  /** The records that it takes away: lists leave them out at once (`useRemovedIds`). */
  readonly removes?: readonly string[];
  /** The records that it changes: nothing else is done with them meanwhile (`useChangingIds`). */
  readonly changes?: readonly string[];
  /** Puts the screen back as it was: it was undone, or it failed. */
  readonly undo?: () => void;
  /** The sentence about a failure. */
  readonly describeError: (error: unknown) => string;
}

/** What became of a change. */
type LaterOutcome = 'done' | 'undone' | 'failed';

interface Pending {
  readonly change: LaterChange;
  readonly finish: (isLeaving: boolean) => Promise<LaterOutcome>;
}

const store = getDefaultStore();
const pendingState = atom<readonly Pending[]>([]);
const removedState = atom((get) => new Set(get(pendingState).flatMap(({ change }) => change.removes ?? [])));
const changingState = atom((get) => new Set(get(pendingState).flatMap(({ change }) => change.changes ?? [])));

/**
 * Makes a change after ten seconds, in which the person can undo it: at once when its popup is closed, when the page is left, and before
 * the person signs out. Time stands still while the popup is pointed at or holds the focus. Answers what became of it.
 */
export function doLater(change: LaterChange): Promise<LaterOutcome> {
  return new Promise((resolve) => {
    let outcome: Promise<LaterOutcome> | undefined;
    /** It is made once, whatever asks for it first. */
    const settle = (make: () => Promise<LaterOutcome>) => {
      outcome ??= make().finally(() =>
        store.set(pendingState, (all) => all.filter((one) => one !== pending)),
      );
      void outcome.then(resolve);
      return outcome;
    };
    const popup = showUndo({
      text: change.message,
      label: getTexts(kitTexts)('undo'),
      onUndo: () => void settle(async () => undone(change)),
      onClosed: () => void settle(() => make(change, false)),
    });
    const finish = (isLeaving: boolean) => {
      const made = settle(() => make(change, isLeaving));
      closePopup(popup);
      return made;
    };
    const pending = { change, finish };
    store.set(pendingState, (all) => [...all, pending]);
    window.addEventListener('pagehide', finishAllAsLeaving);
  });
}

/** Makes every change that can still be undone, now: before a sign-out. */
export async function finishLaterChanges(): Promise<void> {
  await Promise.all(store.get(pendingState).map(({ finish }) => finish(false)));
}

/** The records that a change which can still be undone takes away: they come back when it is undone. */
export function useRemovedIds(): ReadonlySet<string> {
  return useAtomValue(removedState, { store });
}

/** The records that wait for a change which can still be undone. */
export function useChangingIds(): ReadonlySet<string> {
  return useAtomValue(changingState, { store });
}

function finishAllAsLeaving(): void {
  for (const { finish } of store.get(pendingState)) void finish(true);
}

function undone(change: LaterChange): LaterOutcome {
  change.undo?.();
  return 'undone';
}

async function make(change: LaterChange, isLeaving: boolean): Promise<LaterOutcome> {
  try {
    await change.run({ isLeaving });
    return 'done';
  } catch (error) {
    change.undo?.();
    notify.error(change.describeError(error));
    return 'failed';
  }
}
