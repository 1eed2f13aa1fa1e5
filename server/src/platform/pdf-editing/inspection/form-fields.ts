import type { PdfDocument } from '../format/document.ts';
import { asName, PdfRef, PdfString, readText, type PdfDict, type PdfObject } from '../format/objects.ts';

/** A field of the form, or a widget of one. */
interface FormField {
  /** Its name with those above it. */
  readonly name: string;
  readonly type: string | undefined;
  readonly value: PdfObject;
  readonly dict: PdfDict;
  /** Nothing stands below it. */
  readonly isLeaf: boolean;
}

const deepest = 32;
const maxFields = 50_000;

interface Above {
  readonly name: string;
  readonly type: string | undefined;
  readonly value: PdfObject;
  readonly depth: number;
}

/** The fields of the form, each once, in its order, the upper ones first. */
export function* readFields(document: PdfDocument): Generator<FormField> {
  const form = document.resolveDict(document.catalog().dict.get('AcroForm'));
  const seen = new Set<number>();
  for (const field of listOf(form?.get('Fields'))) {
    yield* walk(field, { name: '', type: undefined, value: null, depth: 0 });
  }

  function* walk(node: PdfObject, above: Above): Generator<FormField> {
    if (node instanceof PdfRef && (seen.has(node.number) || seen.size > maxFields)) return;
    if (node instanceof PdfRef) seen.add(node.number);
    const dict = document.resolveDict(node);
    if (!dict || above.depth > deepest) return;
    const type = asName(document.resolve(dict.get('FT'))) ?? above.type;
    const name = joinTitles(above.name, document.resolve(dict.get('T')));
    const value = dict.has('V') ? document.resolve(dict.get('V')) : above.value;
    const kids = listOf(dict.get('Kids'));
    yield { name, type, value, dict, isLeaf: kids.length === 0 };
    for (const kid of kids) yield* walk(kid, { name, type, value, depth: above.depth + 1 });
  }

  function listOf(object: PdfObject | undefined): PdfObject[] {
    const list = document.resolve(object);
    return Array.isArray(list) ? list : [];
  }
}

/** Whether text or a choice stands in a field that nothing draws once viewers are no longer asked to (`/NeedAppearances`). */
export function hasUnseenFields(document: PdfDocument): boolean {
  const form = document.resolveDict(document.catalog().dict.get('AcroForm'));
  if (document.resolve(form?.get('NeedAppearances')) !== true) return false;
  for (const { type, value, dict, isLeaf } of readFields(document)) {
    const isFilled = value instanceof PdfString ? value.bytes.length > 0 : Array.isArray(value);
    const isDrawn = document.resolveDict(dict.get('AP'))?.has('N') === true;
    if (isLeaf && (type === 'Tx' || type === 'Ch') && isFilled && !isDrawn) return true;
  }
  return false;
}

function joinTitles(above: string, title: PdfObject): string {
  if (!(title instanceof PdfString)) return above;
  return above ? `${above}.${readText(title)}` : readText(title);
}
