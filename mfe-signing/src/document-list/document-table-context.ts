import { createContext, useContext } from 'react';
import type { DocumentRow } from 'shared-api/contracts/signing';

/** What the table is given; by context, because its code comes later than the screen's. */
export interface DocumentTableModel {
  readonly rows: readonly DocumentRow[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  /** A double click, or Enter on a row. */
  readonly onOpen: (row: DocumentRow) => void;
  /** Told when the end comes near. */
  readonly onEndNear: () => void;
  /** Whether every row that there is has been loaded. */
  readonly isComplete: boolean;
  readonly isAdmin: boolean;
}

export const DocumentTableContext = createContext<DocumentTableModel | null>(null);

/** What the table shows. @throws outside of the documents screen. */
export function useDocumentTable(): DocumentTableModel {
  const model = useContext(DocumentTableContext);
  if (!model) throw new Error('The table stands within DocumentTableContext');
  return model;
}
