import type { PdfDocument } from '../format/document.ts';
import { asName, PdfRef, PdfStream, type PdfDict, type PdfObject } from '../format/objects.ts';
import { readOrNone } from '../format/read-or-none.ts';

/** Something that a content draws: a picture, or commands of its own, which find by name what stands in `resources`. */
export interface DrawnObject {
  readonly object: PdfObject;
  readonly resources: PdfDict | undefined;
}

/** What commands may draw by name: pictures and forms, tiles of patterns, letters that are drawn by commands, masks. */
export function drawnObjects(document: PdfDocument, resources: PdfDict | undefined): DrawnObject[] {
  const pictures = listed(document, resources?.get('XObject'));
  const glyphs = dictsIn(document, resources?.get('Font')).flatMap((font) => {
    if (asName(document.resolve(font.get('Subtype'))) !== 'Type3') return [];
    const ofFont = document.resolveDict(font.get('Resources')) ?? resources;
    return streamsOf(document, listed(document, font.get('CharProcs')), ofFont);
  });
  const masks = dictsIn(document, resources?.get('ExtGState')).flatMap(
    (state) => document.resolveDict(state.get('SMask'))?.get('G') ?? [],
  );
  return [
    ...pictures.map((object) => ({ object, resources })),
    ...streamsOf(document, [...listed(document, resources?.get('Pattern')), ...masks], resources),
    ...glyphs,
  ];
}

/** What stands on a page beside its contents: stamps, notes, fields. */
export function appearancesOf(document: PdfDocument, page: PdfDict): DrawnObject[] {
  const annotations = readOrNone(() => document.resolve(page.get('Annots')));
  if (!Array.isArray(annotations)) return [];
  return annotations.flatMap((each) => {
    const annotation = readOrNone(() => document.resolveDict(each));
    const normal = readOrNone(() => document.resolveDict(annotation?.get('AP')))?.get('N') ?? null;
    const states = readOrNone(() => document.resolve(normal));
    return streamsOf(document, states instanceof Map ? [...states.values()] : [normal], undefined);
  });
}

function listed(document: PdfDocument, list: PdfObject | undefined): PdfObject[] {
  return [...(document.resolveDict(list)?.values() ?? [])];
}

function dictsIn(document: PdfDocument, list: PdfObject | undefined): PdfDict[] {
  return listed(document, list).flatMap((each) => readOrNone(() => document.resolveDict(each)) ?? []);
}

/** Those that are there: what a font or a pattern lacks is most often not drawn. */
function streamsOf(
  document: PdfDocument,
  objects: readonly PdfObject[],
  resources: PdfDict | undefined,
): DrawnObject[] {
  return objects
    .filter((object) => object instanceof PdfRef)
    .filter((object) => readOrNone(() => document.resolve(object)) instanceof PdfStream)
    .map((object) => ({ object, resources }));
}
