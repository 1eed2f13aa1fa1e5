import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { signingTexts } from '../signing.texts.ts';

/** Letters of Europe, which the main font has. */
const usual = /^[\s\u0020-\u024F\u0370-\u0373\u0386-\u03FF\u0400-\u045F\u2013-\u201E\u20AC]*$/u;

/**
 * Lets through texts of which every letter can be put on paper: what is sealed is what was written. Each text is of the field that it was
 * typed in. @throws AppError `invalid-input`, with the letters that no font has
 */
export async function requireDrawable(
  { language }: Pick<Caller, 'language'>,
  texts: readonly (readonly [field: string, text: string])[],
): Promise<void> {
  const rare = texts.filter(([, text]) => !usual.test(text.normalize('NFC')));
  if (rare.length === 0) return;
  // Fonts are read only by who needs them.
  const { undrawableIn } = await import('../../../platform/pdf-editing/fonts/font-faces.ts');
  const fields: Record<string, string> = {};
  for (const [field, text] of rare) {
    const letters = undrawableIn(text).slice(0, 10).join(' ');
    if (letters !== '') fields[field] ??= signingTexts.lettersMissing[language].replace('{letters}', letters);
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields });
}

/** The names of a document that its evidence and its file carry. */
export function namesToDraw({
  title,
  receiverName,
  receiverSurname,
  otherReceivers = [],
}: {
  readonly title: string;
  readonly receiverName: string;
  readonly receiverSurname: string;
  readonly otherReceivers?:
    | readonly { readonly receiverName: string; readonly receiverSurname: string }[]
    | undefined;
}): [field: string, text: string][] {
  return [
    ['title', title],
    ['receiverName', receiverName],
    ['receiverSurname', receiverSurname],
    ...otherReceivers.map((other): [string, string] => [
      'otherReceivers',
      `${other.receiverName} ${other.receiverSurname}`,
    ]),
  ];
}
