import { decodeStream } from '../format/filters.ts';
import type { PdfDocument } from '../format/document.ts';
import { asInteger, PdfRef, PdfStream, PdfString, PdfSyntaxError, readText } from '../format/objects.ts';
import type { PdfObject } from '../format/objects.ts';
import { storedBytes } from '../format/stream-bytes.ts';

/** Whether the form is XFA: `dynamic` when its pages exist only for Adobe's software, `hybrid` when ordinary fields stand too. */
export function findXfa(document: PdfDocument): 'dynamic' | 'hybrid' | null {
  const { dict: catalog } = document.catalog();
  const form = document.resolveDict(catalog.get('AcroForm'));
  const xfa = document.resolve(form?.get('XFA'));
  if (xfa === null || (Array.isArray(xfa) && xfa.length === 0)) return null;
  const fields = document.resolve(form?.get('Fields'));
  const hasFields = Array.isArray(fields) && fields.length > 0;
  const isRendered = document.resolve(catalog.get('NeedsRendering')) !== true;
  return hasFields && isRendered && !demandsRendering(document, form?.get('XFA')) ? 'hybrid' : 'dynamic';
}

/** The configuration says so too: the pages of the file are a placeholder ('Please wait...'). */
function demandsRendering(document: PdfDocument, xfa: PdfObject | undefined): boolean {
  const parts = document.resolve(xfa);
  if (!Array.isArray(parts)) return isDynamic(textOf(document, xfa));
  // Names and packets take turns; a configuration is found by its name.
  return parts.some((part, index) => {
    const title = document.resolve(parts[index - 1]);
    const isConfiguration = index % 2 === 1 && title instanceof PdfString && readText(title) === 'config';
    return isConfiguration && isDynamic(textOf(document, part));
  });
}

function isDynamic(text: string): boolean {
  return /<(?:\w+:)?dynamicRender>\s{0,64}required\s{0,64}</.test(text);
}

function textOf(document: PdfDocument, part: PdfObject | undefined): string {
  const stream = document.resolve(part);
  if (!(stream instanceof PdfStream)) return '';
  try {
    const length = asInteger(document.resolve(stream.dict.get('Length')));
    const stored = storedBytes(document.source, stream, length);
    const owner = part instanceof PdfRef ? document.refTo(part.number) : new PdfRef(0, 0);
    const plain = document.security ? document.security.decryptStream(stored, owner) : stored;
    return Buffer.from(decodeStream(stream.dict, plain, document.source.decoded)).toString('latin1');
  } catch (error) {
    if (error instanceof PdfSyntaxError) return '';
    throw error;
  }
}
