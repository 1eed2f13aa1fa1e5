import type { PdfDocument } from '../format/document.ts';

/** What must go from form and catalog with the first signature, because it would contradict it. */
export interface FormPolicy {
  readonly isFirst: boolean;
  readonly applyTo: (document: PdfDocument) => void;
}

/**
 * A static XFA form would hide fields that it does not know, usage rights break with any change, and a form that leaves its
 * appearances to viewers (`/NeedAppearances`) has some of them leave drawn signatures out: all go from a file that nobody has
 * signed. In a signed file everything stays as it was signed.
 */
export function formPolicy({ isSigned }: { isSigned: boolean }): FormPolicy {
  if (isSigned) return { isFirst: false, applyTo: () => undefined };
  return { isFirst: true, applyTo: dropUsageRights };
}

function dropUsageRights(document: PdfDocument) {
  const { ref, dict } = document.catalog();
  const rights = document.resolveDict(dict.get('Perms'));
  if (!rights?.has('UR3') && !rights?.has('UR')) return;
  const kept = new Map([...rights].filter(([key]) => key !== 'UR3' && key !== 'UR'));
  const catalog = new Map(dict);
  if (kept.size > 0) catalog.set('Perms', kept);
  else catalog.delete('Perms');
  document.change(ref, catalog);
}
