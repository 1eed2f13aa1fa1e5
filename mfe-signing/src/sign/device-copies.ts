import type { ConfirmedDrawing } from './confirmed-drawing.ts';
import type { FoundDrawing, KeptDrawings } from './kept-drawings.ts';

/**
 * Which drawings of a document the device holds, so that they outlive the page. One after another is written: what is saved meanwhile
 * must not be kept after it was dropped.
 */
export function createDeviceCopies(kept: KeptDrawings, onKept: () => void) {
  const held = new Set<number>();
  let writing: Promise<unknown> = Promise.resolve();
  const drop = (indexes: readonly number[]) => {
    writing = writing.then(() => kept.drop(indexes));
  };
  return {
    keep(drawing: ConfirmedDrawing) {
      held.delete(drawing.index);
      writing = writing.then(async () => {
        if (await kept.keep(drawing)) held.add(drawing.index);
        onKept();
      });
    },
    drop,
    /** Whether all of these are there. */
    holds: (drawings: readonly ConfirmedDrawing[]) =>
      drawings.length > 0 && drawings.every(({ index }) => held.has(index)),
    /** What an earlier page kept for boxes that still wait and of which nothing is drawn here; what is for others goes. */
    async pickUp(
      waiting: readonly number[],
      drawnHere: () => readonly ConfirmedDrawing[],
    ): Promise<FoundDrawing[]> {
      const found = await kept.read();
      const drawn = new Set(drawnHere().map(({ index }) => index));
      drop(found.map(({ index }) => index).filter((index) => !waiting.includes(index)));
      const wanted = found.filter(({ index }) => waiting.includes(index) && !drawn.has(index));
      for (const { index } of wanted) held.add(index);
      return wanted;
    },
  };
}
