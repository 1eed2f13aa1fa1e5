import type { PdfDocument } from '../format/document.ts';
import { PdfString, type PdfDict } from '../format/objects.ts';

/** What must go from the catalog with the first signature, because it would contradict it. */
export interface FormPolicy {
  readonly dropXfa: boolean;
  readonly applyTo: (document: PdfDocument) => void;
}

/**
 * A static XFA form would hide fields that it does not know, and usage rights break with any change: both go from a file that
 * nobody has signed. In a signed file everything stays as it was signed.
 */
export function formPolicy(document: PdfDocument): FormPolicy {
  const { dict: catalog } = document.catalog();
  if (hasSignature(document, catalog)) return { dropXfa: false, applyTo: () => undefined };
  return { dropXfa: true, applyTo: dropUsageRights };
}

function dropUsageRights(document: PdfDocument) {
  const { ref, dict } = document.catalog();
  const rights = document.resolveDict(dict.get('Perms'));
  if (!rights?.has('UR3') && !rights?.has('UR')) return;
  const kept = new Map([...rights].filter(([key]) => key !== 'UR3' && key !== 'UR'));
  const catalog = new Map(dict);
  if (kept.size > 0) catalog.set('Perms', kept);
  else catalog.delete('Perms');
  document.change(ref, catalog);
}

function hasSignature(document: PdfDocument, catalog: PdfDict): boolean {
  const form = document.resolveDict(catalog.get('AcroForm'));
  const fields = document.resolve(form?.get('Fields'));
  return Array.isArray(fields) && fields.some((field) => isSigned(document, document.resolveDict(field)));
}

function isSigned(document: PdfDocument, field: PdfDict | undefined): boolean {
  const value = document.resolveDict(field?.get('V'));
  return document.resolve(value?.get('Contents')) instanceof PdfString;
}
