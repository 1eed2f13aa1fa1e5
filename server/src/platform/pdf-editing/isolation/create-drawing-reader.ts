import type { PdfEditing } from '../pdf-editing.ts';
import { createLane } from './lane.ts';
import { failureOf, standardMemoryMb, standardQueue } from './lane-parts.ts';

const processorMs = 5000;
const megabyte = 1024 * 1024;

/** Reads drawings, one at a time, in a process of their own: whoever signs waits for nobody's PDF. */
export function createDrawingReader(): Pick<PdfEditing, 'readDrawing' | 'close'> {
  const settings = {
    task: 'drawing' as const,
    limits: { maxBytes: 0, maxPages: 0 },
    hasTimeStamps: false,
    maxMemory: standardMemoryMb * megabyte,
  };
  const lane = createLane({ ...standardQueue, settings });
  return {
    readDrawing: async (request) => {
      const outcome = await lane.run({ kind: 'drawing', request }, { person: request.person, processorMs });
      if (outcome.kind === 'drawing') return outcome.result;
      throw failureOf(outcome);
    },
    close: lane.close,
  };
}
