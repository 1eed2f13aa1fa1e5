import type { PdfDocument } from '../format/document.ts';
import { dict, name, textString, type PdfObject, type PdfRef } from '../format/objects.ts';
import { readFields } from '../inspection/form-fields.ts';

/** The fields whose values a signature locks. */
export interface FieldLock {
  readonly fieldNames: readonly string[];
  readonly catalog: PdfRef;
}

/**
 * Locks the fields that there are by their names; undefined where none has one. To lock all (`/Action /All`, or `/P 1`) would
 * forbid the fields of later signatures too, and a sealed file could not be signed again.
 */
export function lockFields(document: PdfDocument): FieldLock | undefined {
  const names = new Set(
    [...readFields(document)].filter(({ isLeaf }) => isLeaf).map(({ name: full }) => full),
  );
  // Readers take a name for all that begins with it: none would be every field.
  names.delete('');
  return names.size > 0 ? { fieldNames: [...names], catalog: document.catalog().ref } : undefined;
}

/** The lock as it stands in the field. */
export function lockDict(lock: FieldLock): PdfObject {
  return dict({ Type: name('SigFieldLock'), ...lockEntries(lock) });
}

/**
 * The lock as it stands in the signature, by which readers compare the fields. All of it is written there: what a signature only
 * refers to could be replaced by a later revision (ISO 32000-2, 12.8.2.4).
 */
export function lockReference(lock: FieldLock): PdfObject {
  return dict({
    Type: name('SigRef'),
    TransformMethod: name('FieldMDP'),
    TransformParams: dict({ Type: name('TransformParams'), V: name('1.2'), ...lockEntries(lock) }),
    Data: lock.catalog,
    DigestMethod: name('SHA256'),
  });
}

function lockEntries({ fieldNames }: FieldLock): Record<string, PdfObject> {
  return { Action: name('Include'), Fields: fieldNames.map(textString) };
}
