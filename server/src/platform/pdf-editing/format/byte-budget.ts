import { PdfSyntaxError } from './objects.ts';

/** How many bytes may still be made out of a file. */
export interface ByteBudget {
  readonly left: () => number;
  /** Takes bytes off. @throws PdfSyntaxError when they are more than are left */
  readonly spend: (bytes: number) => void;
}

/** Makes a budget. */
export function createByteBudget(bytes: number): ByteBudget {
  let left = bytes;
  return { left: () => left, spend };

  function spend(count: number) {
    left -= count;
    if (left < 0) throw new PdfSyntaxError('the streams of the file decode to more than is allowed');
  }
}
