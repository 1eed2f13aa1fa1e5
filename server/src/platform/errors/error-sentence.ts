import type { Language } from 'shared-api/contracts/common';
import { fill, textsIn } from '../texts/texts.ts';
import type { AppError } from './app-error.ts';

/** The sentence of a failure in a language: its own, or that of its code, with what is in its braces. */
export function errorSentence(error: AppError, language: Language): string {
  const texts = textsIn(language);
  const isFileSize = error.code === 'too-large' && error.details?.['max'] !== undefined;
  const sentence = error.text?.[language] ?? (isFileSize ? texts.fileSize : texts.errors[error.code]);
  return fill(sentence, error.details);
}
