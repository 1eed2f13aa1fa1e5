import type { LocalizedText } from 'shared-api/contracts/common';
import { areAllShown, pageRanges, type ShownPage } from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { signingTexts } from '../signing.texts.ts';

/** What the log keeps of what was shown when a box was signed: its page, and all pages until then (decision 089). */
export interface ShownRecord {
  readonly how: ShownPage['how'];
  readonly at: string;
  /** `1-3, 5` */
  readonly onScreen: string;
  readonly inFile: string;
  /** The SHA-256 (hex) of the file from which the pages on the screen were drawn, where the device counted it: the document's. */
  readonly file?: string;
}

/**
 * Whoever signs saw the pages of what they sign, or all of them where the sender or the company asks for it. @throws AppError
 * `invalid-input`
 */
export function requireShown(
  { language }: Pick<Caller, 'language'>,
  pages: readonly number[],
  shown: readonly ShownPage[] = [],
  text: LocalizedText = signingTexts.pageNotShown,
): void {
  if (areAllShown(pages, shown)) return;
  throw new AppError('invalid-input', { text, fields: { shownPages: text[language] } });
}

/** What was drawn is the document's own file, as far as the device counted what came. @throws AppError `file-changed` */
export function requireSameFile(fileHash: string | null, shown: readonly ShownPage[] = []): void {
  if (shown.every(({ file }) => file === undefined || file === fileHash)) return;
  throw new AppError('file-changed', { text: signingTexts.otherFileShown });
}

/** The same of every page. */
export function requireAllShown(
  caller: Pick<Caller, 'language'>,
  pages: readonly unknown[],
  shown?: readonly ShownPage[],
): void {
  const all = pages.map((_page, index) => index + 1);
  requireShown(caller, all, shown, signingTexts.allPagesNotShown);
}

/** What was shown of a document of so many pages when a box on one of them was signed. */
export function toShownRecord(page: number, shown: readonly ShownPage[], pageCount: number): ShownRecord {
  const real = shown.filter((each) => each.page <= pageCount);
  const own = real.find((each) => each.page === page);
  const ranges = (how: ShownPage['how']) =>
    pageRanges(real.filter((each) => each.how === how).map((each) => each.page));
  const onScreen = real.filter((each) => each.how === 'screen');
  const file = onScreen.every((each) => each.file !== undefined) ? onScreen[0]?.file : undefined;
  return {
    how: own?.how ?? 'screen',
    at: own?.at ?? '',
    onScreen: ranges('screen'),
    inFile: ranges('file'),
    ...(file !== undefined && { file }),
  };
}
