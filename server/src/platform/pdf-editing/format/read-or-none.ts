import { PdfSyntaxError } from './objects.ts';

/** What can be read of a file; undefined of what is not as PDF wants it. */
export function readOrNone<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}
