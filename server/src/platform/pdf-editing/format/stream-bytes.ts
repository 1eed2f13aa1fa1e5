import { PdfSyntaxError, type PdfStream } from './objects.ts';
import { findForward, type Source } from './source.ts';

const longestStream = 64 * 1024 * 1024;

/** The bytes of a stream as they are stored; where the length is missing or wrong, up to the word endstream. */
export function storedBytes(source: Source, stream: PdfStream, length: number | undefined): Uint8Array {
  if (stream.data) return stream.data;
  if (length !== undefined && length >= 0 && endsThere(source, stream.start + length)) {
    if (length > longestStream) throw new PdfSyntaxError('a structural stream is too long');
    return source.read(stream.start, length);
  }
  const end = findForward(
    source,
    'endstream',
    stream.start,
    Math.min(source.size, stream.start + longestStream),
  );
  if (end < 0) throw new PdfSyntaxError('a stream has no end');
  return source.read(stream.start, end - stream.start);
}

function endsThere(source: Source, position: number): boolean {
  return source.view(position, 12).toString('latin1').trimStart().startsWith('endstream');
}
