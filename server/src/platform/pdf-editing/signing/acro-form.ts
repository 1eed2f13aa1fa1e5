import type { PdfDocument } from '../format/document.ts';
import { asInteger, PdfRef, PdfString, readText, type PdfDict, type PdfObject } from '../format/objects.ts';

const signaturesExistAndAppendOnly = 3;

/** Adds a field to the form of the document, making the form when there is none. */
export function addField(document: PdfDocument, field: PdfRef, options: { dropXfa: boolean }): void {
  const catalog = document.catalog();
  const place = catalog.dict.get('AcroForm');
  const form: PdfDict = new Map(document.resolveDict(place) ?? []);
  form.set(
    'SigFlags',
    (asInteger(document.resolve(form.get('SigFlags'))) ?? 0) | signaturesExistAndAppendOnly,
  );
  if (options.dropXfa) form.delete('XFA');
  appendTo(document, { dict: form, key: 'Fields' }, field);
  if (place instanceof PdfRef && document.resolveDict(place)) document.change(place, form);
  else document.change(catalog.ref, new Map(catalog.dict).set('AcroForm', form));
}

/** Adds a widget to the annotations of a page. */
export function addAnnotation(document: PdfDocument, page: PdfRef, widget: PdfRef): void {
  const dict: PdfDict = new Map(document.resolveDict(page) ?? []);
  const isChanged = appendTo(document, { dict, key: 'Annots' }, widget);
  if (isChanged) document.change(page, dict);
}

/** Appends to an array that stands in the dictionary or is an object of its own; tells whether the dictionary itself changed. */
function appendTo(
  document: PdfDocument,
  { dict, key }: { dict: PdfDict; key: string },
  item: PdfRef,
): boolean {
  const place = dict.get(key);
  const array = document.resolve(place);
  const items: PdfObject[] = Array.isArray(array) ? [...array, item] : [item];
  if (place instanceof PdfRef && Array.isArray(array)) {
    document.change(place, items);
    return false;
  }
  dict.set(key, items);
  return true;
}

/** Names of the form's topmost fields: a new one must differ from all. */
export function fieldNames(document: PdfDocument): Set<string> {
  const form = document.resolveDict(document.catalog().dict.get('AcroForm'));
  const fields = document.resolve(form?.get('Fields'));
  const names = new Set<string>();
  for (const field of Array.isArray(fields) ? fields : []) {
    const title = document.resolve(document.resolveDict(field)?.get('T'));
    if (title instanceof PdfString) names.add(readText(title));
  }
  return names;
}

/** The first free name of the kind `Firma1`, `Firma2`, ...; it counts as taken from now on. */
export function takeFieldName(taken: Set<string>, prefix: string): string {
  let number = 1;
  while (taken.has(`${prefix}${number}`)) number++;
  taken.add(`${prefix}${number}`);
  return `${prefix}${number}`;
}
