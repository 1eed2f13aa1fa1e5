import { atom, createStore } from 'jotai';
import { ApiError } from 'shared-api';
import {
  maxDrawingsAtOnce,
  maxDrawingsLength,
  type SavedBox,
  type ShownPage,
} from 'shared-api/contracts/signing';
import type { ConfirmedDrawing } from './confirmed-drawing.ts';
import { createDeviceCopies } from './device-copies.ts';
import type { FoundDrawing, KeptDrawings } from './kept-drawings.ts';

/** Where the drawings stand that the server has not acknowledged. */
export interface SaveState {
  readonly unsaved: readonly ConfirmedDrawing[];
  /**
   * `waiting`: no answer of ours came, and it is tried again by itself. `refused`: the server refused it. `gone`: there is nothing to sign any
   * more, and what was drawn is thrown away.
   */
  readonly phase: 'idle' | 'saving' | 'waiting' | 'refused' | 'gone';
  readonly problem: ApiError | null;
  /** Whether all of them are kept on the device, so that they outlive this page. */
  readonly isKept: boolean;
  /** What was drawn before the document was sent the last time: used once its person says so. */
  readonly earlier: readonly FoundDrawing[];
}

/** What the server saved of a box, with the drawing that was made here. */
export interface SavedDrawing extends SavedBox {
  readonly image: string | null;
}

export type SaveQueue = ReturnType<typeof createSaveQueue>;

/** What one call saves. */
export interface Sending {
  readonly drawings: readonly ConfirmedDrawing[];
  /** The pages that were shown to who drew them, each once. */
  readonly shownPages: readonly ShownPage[];
  readonly challenge: string | undefined;
}

interface SaveQueueOptions {
  send: (sending: Sending) => Promise<SavedDrawing[]>;
  onSaved: (boxes: SavedDrawing[]) => void;
  kept: KeptDrawings;
}

const pausesMs = [1000, 2000, 4000, 8000, 15_000];
const nothing: SaveState = { unsaved: [], phase: 'idle', problem: null, isKept: false, earlier: [] };

/**
 * Keeps each confirmed drawing until the server has it, on the device where it can; what finds no answer is sent again, at once when
 * the network is back.
 */
export function createSaveQueue({ send, onSaved, kept }: SaveQueueOptions) {
  const store = createStore();
  const saveState = atom(nothing);
  let challenge: string | undefined;
  let shownHere: readonly ShownPage[] = [];
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const savedIndexes = new Set<number>();
  let lateImage: string | null = null;

  const change = (next: Partial<SaveState>) => {
    store.set(saveState, (state) => ({ ...state, ...next }));
  };
  const current = () => store.get(saveState);
  const copies = createDeviceCopies(kept, () => change({ isKept: copies.holds(current().unsaved) }));
  const setUnsaved = (unsaved: readonly ConfirmedDrawing[], next: Partial<SaveState> = {}) => {
    change({ ...next, unsaved, isKept: copies.holds(unsaved) });
  };
  const flush = async () => {
    clearTimeout(timer);
    const { phase, unsaved } = current();
    if (phase === 'saving' || unsaved.length === 0) return;
    const sent = firstOf(unsaved);
    change({ phase: 'saving', problem: null });
    try {
      const boxes = await send({ drawings: sent, shownPages: allShown(sent, shownHere), challenge });
      tries = 0;
      challenge = undefined;
      for (const { index } of boxes) savedIndexes.add(index);
      onSaved(boxes);
      copies.drop(sent.map(({ index }) => index));
      setUnsaved(
        current().unsaved.filter((drawing) => !sent.includes(drawing)),
        { phase: 'idle' },
      );
      await flush();
    } catch (error) {
      fail(toProblem(error));
    }
  };
  const fail = (problem: ApiError) => {
    if (isGone(problem)) {
      // One that ran out may be sent again: what is kept is asked about then.
      if (problem.code !== 'document-expired') copies.drop(current().unsaved.map(({ index }) => index));
      setUnsaved([], { phase: 'gone', problem });
      return;
    }
    // What stands between may be gone the next time, or another network is there: nothing of ours was said.
    const isLost = problem.code === 'unavailable' || problem.isForeign;
    change({ phase: isLost ? 'waiting' : 'refused', problem });
    if (isLost) timer = setTimeout(flush, pausesMs[Math.min(tries++, pausesMs.length - 1)]);
  };

  return {
    current,
    subscribe: (listener: () => void) => store.sub(saveState, listener),
    /** Whether it was this page that had a box saved. */
    hasSaved: (index: number) => savedIndexes.has(index),
    /** Tells which pages were shown up to now. */
    noteShown(pages: readonly ShownPage[]) {
      shownHere = pages;
    },
    /** The drawing that came too late for its box, which another window had signed: good for another one. */
    lateImage: () => lateImage,
    /** Queues a confirmed drawing; a passed one-time code goes with everything that is still to be sent. */
    async add(drawing: ConfirmedDrawing, passedChallenge?: string) {
      challenge = passedChallenge ?? challenge;
      copies.keep(drawing);
      const others = <Drawing extends ConfirmedDrawing>(drawings: readonly Drawing[]) =>
        drawings.filter(({ index }) => index !== drawing.index);
      setUnsaved([...others(current().unsaved), drawing], { earlier: others(current().earlier) });
      await flush();
    },
    /** Tries again now, with a new code where one was asked for. */
    async retry(passedChallenge?: string) {
      challenge = passedChallenge ?? challenge;
      tries = 0;
      await flush();
    },
    /** Forgets drawings whose boxes somebody else signed meanwhile; sends the rest. */
    async discard(indexes: readonly number[]) {
      copies.drop(indexes);
      const isLate = ({ index }: ConfirmedDrawing) => indexes.includes(index);
      const { unsaved } = current();
      lateImage = unsaved.findLast(isLate)?.image ?? lateImage;
      setUnsaved(
        unsaved.filter((drawing) => !isLate(drawing)),
        { phase: 'idle', problem: null },
      );
      await flush();
    },
    /**
     * Takes up what a page before this one kept for boxes that still wait, and sends it; what is older than the last sending
     * (milliseconds since 1970) waits to be asked about.
     */
    async restore(waiting: readonly number[], sentAt = 0) {
      const wanted = await copies.pickUp(waiting, () => current().unsaved);
      const earlier = wanted.filter(({ keptAt }) => keptAt < sentAt);
      setUnsaved([...wanted.filter(({ keptAt }) => keptAt >= sentAt), ...current().unsaved], { earlier });
      await flush();
    },
    /** Uses what was drawn before the last sending. */
    async sendEarlier() {
      setUnsaved([...current().earlier, ...current().unsaved], { earlier: [] });
      await flush();
    },
    /** Throws it away. */
    dropEarlier() {
      copies.drop(current().earlier.map(({ index }) => index));
      change({ earlier: [] });
    },
    stop: () => clearTimeout(timer),
  };
}

/** The first drawings, as many as one call takes, but one at least: the server says what is wrong with it. */
function firstOf([first, ...others]: readonly ConfirmedDrawing[]): ConfirmedDrawing[] {
  if (!first) return [];
  let length = first.image.length;
  const tooMany = others.findIndex(({ image }) => (length += image.length) > maxDrawingsLength);
  const fitting = tooMany === -1 ? others : others.slice(0, tooMany);
  return [first, ...fitting].slice(0, maxDrawingsAtOnce);
}

/** The pages that were shown here, and those of drawings from an earlier page, each once. */
function allShown(drawings: readonly ConfirmedDrawing[], here: readonly ShownPage[]): ShownPage[] {
  const known = [...drawings.flatMap(({ shown, seen = [] }) => [...seen, shown]), ...here];
  return [...new Map(known.map((shown) => [shown.page, shown])).values()];
}

/** Whether the document was taken back, changed or ended meanwhile: no new try helps. */
function isGone({ code }: ApiError): boolean {
  return code === 'not-found' || code === 'link-invalid' || code === 'document-expired';
}

function toProblem(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({ code: 'internal', status: 0, message: '', cause: error });
}
