import { PdfSyntaxError, type PdfStream } from './objects.ts';
import { findForward, type Source } from './source.ts';

const longestStream = 64 * 1024 * 1024;

/** The bytes of a stream as they are stored; where the length is missing or wrong, up to the word endstream. */
export function storedBytes(source: Source, stream: PdfStream, length: number | undefined): Uint8Array {
  if (stream.data) return stream.data;
  if (length !== undefined && endsAfter(source, stream, length)) {
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

/** Whether a stream of the file ends where its length says. */
export function endsAfter(source: Source, { start }: PdfStream, length: number): boolean {
  return length >= 0 && endsAt(source, start + length);
}

function endsAt(source: Source, position: number): boolean {
  return source.view(position, 12).toString('latin1').trimStart().startsWith('endstream');
}
