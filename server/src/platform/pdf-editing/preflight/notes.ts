import type { PdfDocument } from '../format/document.ts';
import { findForward } from '../format/source.ts';
import { hasUnseenFields, readFields } from '../inspection/form-fields.ts';
import type { InspectedSignature } from '../inspection/integrity.ts';
import { hasLaterChanges } from '../inspection/later-changes.ts';
import type { OpenedDocument } from '../inspection/open-for-signing.ts';
import { saysPdfA } from '../inspection/pdf-a.ts';
import { findXfa } from '../inspection/xfa.ts';
import type { ExistingSignature, PreflightNote } from '../pdf-editing.ts';
import { hasUnseenLayers, isPortfolio } from './hidden-contents.ts';
import { printsOtherwise } from './paper-contents.ts';
import { findHiddenCommands } from './hidden-commands.ts';

/** A signature with where its bytes end. */
export type ListedSignature = ExistingSignature & Pick<InspectedSignature, 'end'>;

/** How the engine calls the field of a seal, a number behind it where there is one already. */
export const sealFieldName = 'Sigillo';

/** What the sender of an accepted file should know of it. */
export function notesOf(
  { document, pages, signed }: OpenedDocument,
  { signatures, broken }: { signatures: readonly ListedSignature[]; broken: ReadonlySet<number> },
): PreflightNote[] {
  const isUnsigned = signed.length === 0;
  const found: Record<PreflightNote, boolean> = {
    repaired: false,
    ...signatureNotes(signatures),
    'changed-after-signature': isUnsigned
      ? hasLostSignatures(document)
      : hasLaterChanges(
          document,
          signatures.map(({ end, integrity }, index) => ({
            end,
            isCompared: integrity !== 'broken',
            contents: signed[index]?.contents ?? new Uint8Array(),
          })),
        ),
    'drawn-after-signature': signatures.some(({ drawnPage }) => typeof drawnPage === 'number'),
    encrypted: document.security !== null,
    'fields-unseen': isUnsigned && hasUnseenFields(document),
    ...catalogNotes(document, isUnsigned),
    ...findHiddenCommands(document, pages),
    attachments: holdsFiles(document),
    portfolio: isPortfolio(document),
    'layers-unseen': hasUnseenLayers(document, pages),
    'prints-otherwise': printsOtherwise(document, pages),
    'contents-broken': broken.size > 0,
    'pdf-a': saysPdfA(document),
  };
  return (Object.keys(found) as PreflightNote[]).filter((note) => found[note]);
}

function signatureNotes(signatures: readonly ListedSignature[]) {
  const has = (integrity: ListedSignature['integrity'], isOwn?: boolean) =>
    signatures.some((one) => one.integrity === integrity && (isOwn === undefined || one.isOwn === isOwn));
  const own = signatures.filter(({ isOwn }) => isOwn);
  const areIntact = own.length > 0 && own.every(({ integrity }) => integrity === 'intact');
  // The seal comes behind the last drawing; a copy that ends before it is not what was handed out.
  const isSealed = own.at(-1)?.fieldName.startsWith(sealFieldName) === true;
  return {
    'sealed-here': areIntact && isSealed,
    'seal-missing': areIntact && !isSealed,
    signed: has('intact', false),
    'signature-unknown': has('unknown'),
    'signature-broken': has('broken'),
  };
}

/** More signatures stand in the file than its fields show; usage rights are one that never had a field. */
function hasLostSignatures(document: PdfDocument): boolean {
  const { source, catalog, resolveDict } = document;
  if (resolveDict(catalog().dict.get('Perms'))) return false;
  let shown = [...readFields(document)].filter(
    ({ value }) => value instanceof Map && value.has('ByteRange'),
  ).length;
  for (let at = findForward(source, mark, 0, source.size); at >= 0;) {
    if (shown-- === 0) return true;
    at = findForward(source, mark, at + mark.length, source.size);
  }
  return false;
}

const mark = '/ByteRange';

function catalogNotes(document: PdfDocument, isUnsigned: boolean) {
  const { dict: catalog } = document.catalog();
  const rights = document.resolveDict(catalog.get('Perms'));
  return {
    'xfa-hybrid': isUnsigned && findXfa(document) === 'hybrid',
    'usage-rights': isUnsigned && (rights?.has('UR3') === true || rights?.has('UR') === true),
  };
}

function holdsFiles(document: PdfDocument): boolean {
  const names = document.resolveDict(document.catalog().dict.get('Names'));
  return document.resolve(names?.get('EmbeddedFiles')) !== null;
}
