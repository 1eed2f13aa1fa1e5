import {
  areBoxesOnPages,
  documentProblems,
  findBoxProblem,
  type PageShape,
  type SignatureBox,
} from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { signingTexts } from '../signing.texts.ts';

/** Lets through boxes that lie on their pages, show a signature, and hide no other. @throws AppError `invalid-input` */
export function requireFitBoxes(
  caller: Pick<Caller, 'language'>,
  boxes: readonly SignatureBox[],
  pages: readonly PageShape[],
): void {
  if (!areBoxesOnPages(boxes, pages)) throw boxOutside(caller);
  const found = findBoxProblem(boxes, pages);
  if (found)
    throw new AppError('invalid-input', {
      fields: { boxes: documentProblems[caller.language][found.problem] },
    });
}

/** The refusal of a box that no page has room for, on the field of a call that holds the boxes. */
export function boxOutside(
  { language }: Pick<Caller, 'language'>,
  field: 'boxes' | 'pages' = 'boxes',
): AppError {
  return new AppError('invalid-input', { fields: { [field]: signingTexts.boxOutside[language] } });
}
