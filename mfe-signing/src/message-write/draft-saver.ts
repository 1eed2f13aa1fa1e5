/** Where the saving of a draft stands. `conflict`: somebody saved another version meanwhile, and nothing is saved until it is settled. */
export type DraftState = 'new' | 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

/** A draft as the server keeps it. */
export interface KeptDraft {
  readonly id: string;
  readonly version: number;
}

interface DraftSaverOptions<Values> {
  /** Undefined for a draft that is not kept yet. */
  readonly kept: KeptDraft | undefined;
  /** Saves over the version that was read. @throws what the call throws. */
  readonly save: (values: Values, kept: KeptDraft | undefined, outlivesPage: boolean) => Promise<KeptDraft>;
  /** The version that is there, where a failed save was overtaken. */
  readonly findNewer: (error: unknown) => number | undefined;
  readonly onState: (state: DraftState) => void;
  readonly onKept: (kept: KeptDraft) => void;
  /** Milliseconds of rest before it saves. */
  readonly pause?: number;
}

export type DraftSaver<Values> = ReturnType<typeof createDraftSaver<Values>>;

/** Saves a draft by itself after each rest in the writing: one save at a time, always the last values. */
export function createDraftSaver<Values>(options: DraftSaverOptions<Values>) {
  const { save, findNewer, onState, onKept, pause = 800 } = options;
  let { kept } = options;
  let waiting: { readonly values: Values } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let newer: number | undefined;
  let isClosed = false;

  const saveWaiting = async (outlivesPage: boolean): Promise<void> => {
    while (waiting && newer === undefined) {
      const { values } = waiting;
      waiting = undefined;
      onState('saving');
      try {
        kept = await save(values, kept, outlivesPage);
        onKept(kept);
        if (!waiting) onState('saved');
      } catch (error) {
        waiting ??= { values };
        newer = findNewer(error);
        onState(newer === undefined ? 'failed' : 'conflict');
        throw error;
      }
    }
  };
  /** Saves what is not saved yet. Answers the draft; undefined where there is nothing to keep. @throws what the call throws. */
  const flush = async ({ outlivesPage = false } = {}): Promise<KeptDraft | undefined> => {
    clearTimeout(timer);
    if (running) await running.catch(() => undefined);
    if (waiting && !isClosed) {
      running = saveWaiting(outlivesPage);
      try {
        await running;
      } finally {
        running = undefined;
      }
    }
    return kept;
  };
  const flushInBackground = (outlivesPage: boolean) => void flush({ outlivesPage }).catch(() => undefined);
  return {
    flush,
    change(values: Values) {
      waiting = { values };
      if (newer !== undefined || isClosed) return;
      onState('unsaved');
      clearTimeout(timer);
      timer = setTimeout(() => flushInBackground(false), pause);
    },
    /** Saves over the version that overtook these values. */
    keepMine() {
      if (kept && newer !== undefined) kept = { ...kept, version: newer };
      newer = undefined;
      flushInBackground(false);
    },
    /** Saves what is left while the page goes. */
    leave: () => flushInBackground(true),
    /** Saves nothing any more: the draft was sent or deleted. */
    close() {
      isClosed = true;
      waiting = undefined;
      clearTimeout(timer);
    },
  };
}
