import type { PdfDict } from './objects.ts';
import type { XrefEntries } from './xref-entries.ts';

/** One section: its entries and its trailer dictionary. */
export interface XrefSection {
  readonly kind: 'table' | 'stream';
  readonly entries: XrefEntries;
  readonly trailer: PdfDict;
  /** It is a stream that ends elsewhere than it states: some readers stop there. */
  readonly hasWrongLength: boolean;
}
