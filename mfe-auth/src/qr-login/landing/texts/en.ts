import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of the page to which a QR code leads. */
export const en: TranslationOf<typeof it> = {
  title: 'Sign in with the QR code',
  lead: 'The code stands for your user and password.',
  submit: 'Sign in',
  toSignIn: 'Use user and password',
  failed: 'The server does not answer. Please try again shortly.',
  cut: 'The code is not complete',
  cutHint: 'Scan it again, or sign in with user and password.',
};
