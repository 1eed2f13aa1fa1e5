import { useState } from 'react';
import { clock } from 'shared-api';
import { changeDraft, readDraft } from '../draft.ts';
import { inReadingOrder, type PlacedBox } from './boxes.ts';
import { redo, remember, undo, type History } from './history.ts';

const untouched: History<readonly PlacedBox[]> = { past: [], future: [] };

/** Keeps the boxes in the draft, and what they were before, to be undone and redone as long as the screen stands. */
export function useBoxHistory(userId: string) {
  const [history, setHistory] = useState(untouched);
  const current = () => readDraft(userId).boxes;
  const write = (boxes: readonly PlacedBox[]) => changeDraft(userId, { boxes: inReadingOrder(boxes) });
  const go = (step: typeof undo<readonly PlacedBox[]>) => () => {
    const gone = step(history, current());
    if (!gone) return;
    write(gone.value);
    setHistory(gone.history);
  };
  return {
    current,
    /** Changes the boxes. Changes of one kind that follow each other are undone together. */
    change(kind: string, boxes: readonly PlacedBox[]) {
      const before = current();
      setHistory((old) => remember(old, before, { kind, at: clock.now() }));
      write(boxes);
    },
    undo: history.past.length > 0 ? go(undo) : undefined,
    redo: history.future.length > 0 ? go(redo) : undefined,
  };
}
