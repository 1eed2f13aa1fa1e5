import { PdfSyntaxError } from '../format/objects.ts';
import { writeRevision } from '../format/revision.ts';
import type { OpenedDocument } from '../inspection/open-for-signing.ts';
import { claimFieldName, fieldNames } from '../signing/acro-form.ts';
import { lockFields } from '../signing/field-lock.ts';
import { formPolicy } from '../signing/form-policy.ts';
import { ownPages } from '../signing/own-pages.ts';
import { signatureDict } from '../signing/signature-dict.ts';
import { addSignatureField } from '../signing/signature-field.ts';

const reserve = 16;

/**
 * Does in memory what signing will do: reads what would be changed of every page, and writes one revision. The document is of no
 * further use. @throws PdfSyntaxError where signing would fail
 */
export function trySigning({ document, pages, signed }: OpenedDocument): void {
  const own = ownPages(document, pages);
  for (const { dict } of own) document.resolve(dict.get('Annots'));
  const [page] = own;
  if (!page) throw new PdfSyntaxError('the file has no page to sign');
  const names = fieldNames(document);
  const lock = lockFields(document);
  const value = document.reserve();
  addSignatureField(document, {
    fieldName: claimFieldName(names, 'Sigillo'),
    description: 'Sigillo',
    page,
    value,
    policy: formPolicy({ isSigned: signed.length > 0 }),
    lock,
    visible: null,
  });
  const facts = {
    signerName: null,
    at: '2000-01-01T00:00:00Z',
    reason: undefined,
    location: undefined,
    lock,
  };
  document.change(value, signatureDict(facts, reserve));
  const { isRecovered, startxref } = document.crossReference;
  const place = { end: document.source.size, startxref: isRecovered ? null : startxref };
  writeRevision(document, document.takeChanges(), place);
}
