import type { PdfDocument } from '../format/document.ts';
import { asName, PdfRef, type PdfDict, type PdfObject } from '../format/objects.ts';
import { readOrNone } from '../format/read-or-none.ts';
import type { Page } from '../format/page-tree.ts';

/** Whether the pages are but the cover of a portfolio: what it holds is shown by few readers. */
export function isPortfolio(document: PdfDocument): boolean {
  return document.resolveDict(document.catalog().dict.get('Collection')) !== undefined;
}

/**
 * Whether a layer is off on the screen, or printed otherwise than it is shown, or shown by a rule over several (ISO 32000-1, 8.11): what
 * is on paper, or in another reader, was not all seen. Whether a reader obeys its usage without being told to differs from one to the
 * next.
 */
export function hasUnseenLayers(document: PdfDocument, pages: readonly Page[]): boolean {
  const layers = document.resolveDict(document.catalog().dict.get('OCProperties'));
  const settings = document.resolveDict(layers?.get('D'));
  if (!layers || !settings) return false;
  const startsOff = asName(document.resolve(settings.get('BaseState'))) === 'OFF';
  const [on, off] = [numbersOf(document, settings.get('ON')), numbersOf(document, settings.get('OFF'))];
  const isOn = (layer: number) => (startsOff ? on.has(layer) : !off.has(layer));
  const isUnseen = (layer: number) =>
    !isOn(layer) || usageOf(document, layer, 'View') === 'OFF' || usageOf(document, layer, 'Print') === 'OFF';
  return [...numbersOf(document, layers.get('OCGs'))].some(isUnseen) || hasRules(document, pages);
}

function usageOf(document: PdfDocument, layer: number, kind: 'View' | 'Print'): string | undefined {
  const usage = document.resolveDict(document.resolveDict(document.refTo(layer))?.get('Usage'));
  const state = document.resolveDict(usage?.get(kind))?.get(`${kind}State`);
  return asName(document.resolve(state));
}

/** Whether something is shown where layers are off, or by an expression over them. */
function hasRules(document: PdfDocument, pages: readonly Page[]): boolean {
  const looked = new Set<number>();
  return pages.some(({ inherited }) =>
    propertiesOf(document, inherited.Resources).some((property) => {
      if (!(property instanceof PdfRef) || looked.has(property.number)) return false;
      looked.add(property.number);
      return isRule(document, property);
    }),
  );
}

function propertiesOf(document: PdfDocument, resources: PdfObject): PdfObject[] {
  const lists = readOrNone(() => document.resolveDict(document.resolveDict(resources)?.get('Properties')));
  return [...(lists?.values() ?? [])];
}

function isRule(document: PdfDocument, property: PdfRef): boolean {
  const dict: PdfDict | undefined = document.resolveDict(property);
  if (!dict || asName(document.resolve(dict.get('Type'))) !== 'OCMD') return false;
  const policy = asName(document.resolve(dict.get('P'))) ?? 'AnyOn';
  return dict.has('VE') || policy === 'AllOff' || policy === 'AnyOff';
}

function numbersOf(document: PdfDocument, list: PdfObject | undefined): Set<number> {
  const items = document.resolve(list);
  const references = (Array.isArray(items) ? items : []).filter((item) => item instanceof PdfRef);
  return new Set(references.map(({ number }) => number));
}
