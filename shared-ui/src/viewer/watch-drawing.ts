import type { OpenFile } from './open-file.ts';

/** The same file, of which one hears once that something of a page could not be drawn, with the reason. */
export function watchDrawing(opened: OpenFile, onUndrawn: (error: unknown) => void): OpenFile {
  let isKnown = false;
  const report = (error: unknown) => {
    if (!isKnown) onUndrawn(error);
    isKnown = true;
  };
  return {
    ...opened,
    async draw(drawing) {
      try {
        const how = await opened.draw(drawing);
        if (how === 'partly' && !drawing.signal.aborted)
          report(new Error('Something of a page was left out'));
        return how;
      } catch (error) {
        if (!drawing.signal.aborted) report(error);
        throw error;
      }
    },
  };
}
