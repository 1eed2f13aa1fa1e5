import type { SignaturePadHandle } from 'shared-ui';

/** What was drawn on a pad or typed, without the empty ground around it; empty for a pad on which nothing is. */
export async function readDrawing(pad: SignaturePadHandle | null): Promise<string> {
  return !pad || pad.isEmpty() ? '' : pad.toPng({ isTrimmed: true });
}
