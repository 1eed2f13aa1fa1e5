import type { SignaturePadHandle } from 'shared-ui';

/** What was drawn on a pad or typed, without the empty ground around it; empty for a pad on which nothing is, null where the browser makes no picture. */
export async function readDrawing(pad: SignaturePadHandle | null): Promise<string | null> {
  return !pad || pad.isEmpty() ? '' : pad.toPng({ isTrimmed: true });
}
