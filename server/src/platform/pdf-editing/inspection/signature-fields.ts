import type { PdfDocument } from '../format/document.ts';
import { PdfString, type PdfDict } from '../format/objects.ts';
import { readFields } from './form-fields.ts';

/** A signature field that holds a signature. */
export interface SignedField {
  readonly fieldName: string;
  readonly field: PdfDict;
  readonly value: PdfDict;
  readonly contents: Uint8Array;
}

/** The signatures of a file, each once, in the order of its form. */
export function readSignedFields(document: PdfDocument): SignedField[] {
  const values = new Set<PdfDict>();
  const signed: SignedField[] = [];
  for (const { name: fieldName, type, dict: field } of readFields(document)) {
    const value = document.resolveDict(field.get('V'));
    const contents = document.resolve(value?.get('Contents'));
    if (type !== 'Sig' || !value || values.has(value) || !(contents instanceof PdfString)) continue;
    if (contents.bytes.every((byte) => byte === 0)) continue;
    values.add(value);
    signed.push({ fieldName, field, value, contents: contents.bytes });
  }
  return signed;
}
