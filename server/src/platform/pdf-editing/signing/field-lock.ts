import type { PdfDocument } from '../format/document.ts';
import { dict, name, textString, type PdfObject, type PdfRef } from '../format/objects.ts';
import { readFields } from '../inspection/form-fields.ts';

/** The fields whose values a signature locks: an array of their names in the document. */
export interface FieldLock {
  readonly fields: PdfRef;
  readonly catalog: PdfRef;
}

/**
 * Locks the fields that there are by their names. To lock all (`/Action /All`) would forbid the fields of later signatures too,
 * and a sealed file could not be signed again.
 */
export function lockFields(document: PdfDocument): FieldLock {
  const names = new Set(
    [...readFields(document)].filter(({ isLeaf }) => isLeaf).map(({ name: full }) => full),
  );
  return { fields: document.add([...names].map(textString)), catalog: document.catalog().ref };
}

/** The lock as it stands in the field. */
export function lockEntries({ fields }: FieldLock): Record<string, PdfObject> {
  return { Action: name('Include'), Fields: fields };
}

/** The lock as it stands in the signature, by which readers compare the fields (ISO 32000-1, 12.8.2.4). */
export function lockReference(lock: FieldLock): PdfObject {
  return dict({
    Type: name('SigRef'),
    TransformMethod: name('FieldMDP'),
    TransformParams: dict({ Type: name('TransformParams'), V: name('1.2'), ...lockEntries(lock) }),
    Data: lock.catalog,
    DigestMethod: name('SHA256'),
  });
}
