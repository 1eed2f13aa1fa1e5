import type { PdfDocument } from '../format/document.ts';
import { asInteger, asName, type PdfDict, type PdfObject } from '../format/objects.ts';
import type { SignedField } from './signature-fields.ts';

const noChangesAllowed = 1;
const defaultChanges = 2;

/** Whether the signatures of a file forbid further ones: certified against any change, or locking all fields. */
export function findChangeBan(
  document: PdfDocument,
  signed: readonly SignedField[],
): 'certified' | 'locked' | null {
  const certification = document.resolveDict(
    document.resolveDict(document.catalog().dict.get('Perms'))?.get('DocMDP'),
  );
  const values = [...(certification ? [certification] : []), ...signed.map(({ value }) => value)];
  const transforms = values.flatMap((value) => transformsOf(document, value));
  if (
    transforms.some(({ method, params }) => method === 'DocMDP' && permission(params) === noChangesAllowed)
  ) {
    return 'certified';
  }
  const locks = [
    ...transforms.filter(({ method }) => method === 'FieldMDP').map(({ params }) => params),
    ...signed.map(({ field }) => document.resolveDict(field.get('Lock'))),
  ];
  return locks.some(locksNewFields) ? 'locked' : null;

  function permission(params: PdfDict | undefined): number {
    return asInteger(document.resolve(params?.get('P'))) ?? defaultChanges;
  }

  function locksNewFields(lock: PdfDict | undefined): boolean {
    if (!lock) return false;
    const action = asName(document.resolve(lock.get('Action')));
    return (
      action === 'All' ||
      action === 'Exclude' ||
      asInteger(document.resolve(lock.get('P'))) === noChangesAllowed
    );
  }
}

function transformsOf(document: PdfDocument, value: PdfDict) {
  const references = document.resolve(value.get('Reference'));
  return (Array.isArray(references) ? references : []).map((reference: PdfObject) => {
    const entries = document.resolveDict(reference);
    return {
      method: asName(document.resolve(entries?.get('TransformMethod'))),
      params: document.resolveDict(entries?.get('TransformParams')),
    };
  });
}
