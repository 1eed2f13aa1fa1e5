import type { PdfDocument } from '../format/document.ts';

/** Whether the form is XFA: `dynamic` when its pages exist only for Adobe's software, `hybrid` when ordinary fields stand too. */
export function findXfa(document: PdfDocument): 'dynamic' | 'hybrid' | null {
  const { dict: catalog } = document.catalog();
  const form = document.resolveDict(catalog.get('AcroForm'));
  const xfa = document.resolve(form?.get('XFA'));
  if (xfa === null || (Array.isArray(xfa) && xfa.length === 0)) return null;
  const fields = document.resolve(form?.get('Fields'));
  const hasFields = Array.isArray(fields) && fields.length > 0;
  return hasFields && document.resolve(catalog.get('NeedsRendering')) !== true ? 'hybrid' : 'dynamic';
}
