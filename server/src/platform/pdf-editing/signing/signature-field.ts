import type { PdfDocument } from '../format/document.ts';
import { dict, name, textString, type PdfRef } from '../format/objects.ts';
import type { Placement } from '../geometry/placement.ts';
import { addAnnotation, addField, type WidgetPage } from './acro-form.ts';
import { lockDict, type FieldLock } from './field-lock.ts';
import type { FormPolicy } from './form-policy.ts';

/** A signature field to be added; without `visible` it has no place on the page. */
interface NewField {
  readonly fieldName: string;
  /** What readers aloud say instead of its name. */
  readonly description: string;
  readonly page: WidgetPage;
  readonly value: PdfRef;
  readonly policy: FormPolicy;
  /** What the signature locks, if it does. */
  readonly lock?: FieldLock | undefined;
  readonly visible: { readonly appearance: PdfRef; readonly placement: Placement } | null;
}

const printAndLocked = 4 + 128;

/** Adds field and widget in one object to the page and to the form. */
export function addSignatureField(document: PdfDocument, field: NewField): void {
  const { fieldName, description, page, value, policy, lock, visible } = field;
  const widget = dict({
    Type: name('Annot'),
    Subtype: name('Widget'),
    FT: name('Sig'),
    T: textString(fieldName),
    TU: textString(description),
    F: printAndLocked,
    P: page.ref,
    Rect: visible ? [...visible.placement.rect] : [0, 0, 0, 0],
    V: value,
  });
  if (visible) {
    widget.set('AP', dict({ N: visible.appearance }));
    if (visible.placement.rotation) widget.set('MK', dict({ R: visible.placement.rotation }));
  }
  if (lock) widget.set('Lock', lockDict(lock));
  const ref = document.add(widget);
  addAnnotation(document, page, ref);
  addField(document, ref, policy);
  policy.applyTo(document);
}
