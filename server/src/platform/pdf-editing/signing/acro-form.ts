import type { PdfDocument } from '../format/document.ts';
import { asInteger, PdfRef, PdfString, readText, type PdfDict, type PdfObject } from '../format/objects.ts';

const signaturesExistAndAppendOnly = 3;

/** Adds a field to the form of the document, making the form when there is none. */
export function addField(document: PdfDocument, field: PdfRef, options: { isFirst: boolean }): void {
  const catalog = document.catalog();
  const place = catalog.dict.get('AcroForm');
  const form: PdfDict = new Map(document.resolveDict(place) ?? []);
  form.set(
    'SigFlags',
    (asInteger(document.resolve(form.get('SigFlags'))) ?? 0) | signaturesExistAndAppendOnly,
  );
  if (options.isFirst) form.delete('XFA');
  if (options.isFirst && form.has('NeedAppearances')) form.set('NeedAppearances', false);
  appendTo(document, { dict: form, key: 'Fields' }, field);
  if (place instanceof PdfRef && document.resolveDict(place)) document.change(place, form);
  else document.change(catalog.ref, new Map(catalog.dict).set('AcroForm', form));
}

/** A page to which a widget is added. */
export interface WidgetPage {
  readonly ref: PdfRef;
  /** Its list of annotations is another page's too. */
  readonly sharesAnnotations: boolean;
}

/** Adds a widget to the annotations of a page alone: a list that several pages share is copied. */
export function addAnnotation(document: PdfDocument, page: WidgetPage, widget: PdfRef): void {
  const dict: PdfDict = new Map(document.resolveDict(page.ref) ?? []);
  const shared = document.resolve(dict.get('Annots'));
  if (page.sharesAnnotations && Array.isArray(shared)) dict.set('Annots', shared);
  const isChanged = appendTo(document, { dict, key: 'Annots' }, widget);
  if (isChanged) document.change(page.ref, dict);
}

/** Appends to an array that stands in the dictionary or is an object of its own; returns whether the dictionary itself changed. */
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

/** The first free name of the kind `Firma1`, `Firma2`, ...; it counts as used from now on. */
export function claimFieldName(used: Set<string>, prefix: string): string {
  let number = 1;
  while (used.has(`${prefix}${number}`)) number++;
  used.add(`${prefix}${number}`);
  return `${prefix}${number}`;
}
