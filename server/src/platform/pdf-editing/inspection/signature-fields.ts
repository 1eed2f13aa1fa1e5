import type { PdfDocument } from '../format/document.ts';
import { asName, PdfRef, PdfString, readText, type PdfDict, type PdfObject } from '../format/objects.ts';

/** A signature field that holds a signature. */
export interface SignedField {
  readonly fieldName: string;
  readonly field: PdfDict;
  readonly value: PdfDict;
  readonly contents: Uint8Array;
}

const deepest = 32;
const maxFields = 50_000;

/** The signatures of a file, each once, in the order of its form. */
export function readSignedFields(document: PdfDocument): SignedField[] {
  const form = document.resolveDict(document.catalog().dict.get('AcroForm'));
  const seen = new Set<number>();
  const values = new Set<PdfDict>();
  const signed: SignedField[] = [];
  for (const field of listOf(form?.get('Fields'))) walk(field, { title: '', type: undefined, depth: 0 });
  return signed;

  function walk(node: PdfObject, above: { title: string; type: string | undefined; depth: number }) {
    if (node instanceof PdfRef && (seen.has(node.number) || seen.size > maxFields)) return;
    if (node instanceof PdfRef) seen.add(node.number);
    const field = document.resolveDict(node);
    if (!field || above.depth > deepest) return;
    const type = asName(document.resolve(field.get('FT'))) ?? above.type;
    const title = joinTitles(above.title, document.resolve(field.get('T')));
    if (type === 'Sig') take(title, field);
    for (const kid of listOf(field.get('Kids'))) walk(kid, { title, type, depth: above.depth + 1 });
  }

  function take(fieldName: string, field: PdfDict) {
    const value = document.resolveDict(field.get('V'));
    const contents = document.resolve(value?.get('Contents'));
    if (!value || values.has(value) || !(contents instanceof PdfString)) return;
    if (contents.bytes.every((byte) => byte === 0)) return;
    values.add(value);
    signed.push({ fieldName, field, value, contents: contents.bytes });
  }

  function listOf(object: PdfObject | undefined): PdfObject[] {
    const list = document.resolve(object);
    return Array.isArray(list) ? list : [];
  }
}

function joinTitles(above: string, title: PdfObject): string {
  if (!(title instanceof PdfString)) return above;
  return above ? `${above}.${readText(title)}` : readText(title);
}
