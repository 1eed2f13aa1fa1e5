import type { XrefEntry } from './xref-entries.ts';

/** An entry of a cross-reference table, without the line feed that ends it; anything but an offset is free. */
export function tableLine(entry: XrefEntry | undefined): string {
  if (entry?.kind !== 'offset') return '0000000000 65535 f\r';
  return `${String(entry.offset).padStart(10, '0')} ${String(entry.generation).padStart(5, '0')} n\r`;
}
