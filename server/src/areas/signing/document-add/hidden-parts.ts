import type { getDocumentToSign } from 'shared-api/contracts/signing';
import type { OutputOf } from 'shared-api/contracts/common';
import type { PreflightNote } from '../../../platform/pdf-editing/pdf-editing.ts';

/** What a PDF holds that its pages do not show. */
export type HiddenParts = NonNullable<OutputOf<typeof getDocumentToSign>['hiddenParts']>;

const parts: Partial<Record<PreflightNote, HiddenParts[number]>> = {
  scripts: 'scripts',
  attachments: 'attachments',
  commands: 'commands',
  'fields-unseen': 'fields',
};

/** Those of what was found in a file that its signer is told too. */
export function hiddenPartsOf(notes: readonly PreflightNote[]): HiddenParts {
  return notes.flatMap((note) => parts[note] ?? []);
}
