import type { PlainMonth } from 'shared-api/contracts/common';

/** A day of somebody that was answered as saved. */
interface SavedDay {
  readonly personId: string;
  readonly day: string;
  /** In minutes. */
  readonly ordinary: number;
  readonly overtime: number;
}

/** What somebody did to a document, as far as it was answered. */
export interface SignedDocument {
  readonly id: string;
  /** Numbers of the boxes whose drawing was answered as saved. */
  readonly boxes: Set<number>;
  isCompleted: boolean;
}

/** What the server answered as done: all of it has to be there at the end. */
export type Ledger = ReturnType<typeof createLedger>;

/** Opens the book in which people write what was answered as done. */
export function createLedger() {
  const documents = new Map<string, SignedDocument>();
  const days = new Map<string, SavedDay>();
  const months = new Map<string, { personId: string; of: PlainMonth }>();
  const sent = new Set<string>();
  const documentOf = (id: string): SignedDocument => {
    const known = documents.get(id) ?? { id, boxes: new Set<number>(), isCompleted: false };
    documents.set(id, known);
    return known;
  };
  return {
    recordSent: (ids: readonly string[]): void => ids.forEach((id) => sent.add(id)),
    recordBox: (id: string, index: number): void => void documentOf(id).boxes.add(index),
    recordCompleted: (id: string): void => void (documentOf(id).isCompleted = true),
    recordDay: (saved: SavedDay): void => void days.set(`${saved.personId} ${saved.day}`, saved),
    recordMonth: (personId: string, of: PlainMonth): void =>
      void months.set(`${personId} ${of.year}-${of.month}`, { personId, of }),
    sent: (): readonly string[] => [...sent],
    documents: (): readonly SignedDocument[] => [...documents.values()],
    days: (): readonly SavedDay[] => [...days.values()],
    months: (): readonly { personId: string; of: PlainMonth }[] => [...months.values()],
  };
}
