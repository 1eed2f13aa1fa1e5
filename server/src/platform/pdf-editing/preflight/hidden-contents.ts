import type { PdfDocument } from '../format/document.ts';
import { asName, PdfRef, type PdfDict, type PdfObject } from '../format/objects.ts';

/** Whether the pages are but the cover of a portfolio: what it holds is shown by few readers. */
export function isPortfolio(document: PdfDocument): boolean {
  return document.resolveDict(document.catalog().dict.get('Collection')) !== undefined;
}

/** Whether a layer is off on the screen, or printed otherwise than it is shown (ISO 32000-1, 8.11.4): what is on paper was not all seen. */
export function hasUnseenLayers(document: PdfDocument): boolean {
  const layers = document.resolveDict(document.catalog().dict.get('OCProperties'));
  const settings = document.resolveDict(layers?.get('D'));
  if (!layers || !settings) return false;
  const startsOff = asName(document.resolve(settings.get('BaseState'))) === 'OFF';
  const [on, off] = [numbersOf(document, settings.get('ON')), numbersOf(document, settings.get('OFF'))];
  const isOn = (layer: number) => (startsOff ? on.has(layer) : !off.has(layer));
  const printed = printSettings(document, settings);
  return [...numbersOf(document, layers.get('OCGs'))].some((layer) => {
    if (!isOn(layer)) return true;
    return printed.has(layer) && printStateOf(document, layer) === 'OFF';
  });
}

/** The layers whose state is another one by itself when the file is printed. */
function printSettings(document: PdfDocument, settings: PdfDict): Set<number> {
  const rules = document.resolve(settings.get('AS'));
  const printing = (Array.isArray(rules) ? rules : [])
    .map((rule) => document.resolveDict(rule))
    .filter((rule) => asName(document.resolve(rule?.get('Event'))) === 'Print');
  return new Set(printing.flatMap((rule) => [...numbersOf(document, rule?.get('OCGs'))]));
}

function printStateOf(document: PdfDocument, layer: number): string | undefined {
  const usage = document.resolveDict(document.resolveDict(document.refTo(layer))?.get('Usage'));
  const print = document.resolveDict(usage?.get('Print'));
  return asName(document.resolve(print?.get('PrintState')));
}

function numbersOf(document: PdfDocument, list: PdfObject | undefined): Set<number> {
  const items = document.resolve(list);
  const references = (Array.isArray(items) ? items : []).filter((item) => item instanceof PdfRef);
  return new Set(references.map(({ number }) => number));
}
