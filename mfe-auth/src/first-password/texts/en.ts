import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of the forced first password. */
export const en: TranslationOf<typeof it> = {
  title: 'Choose your password',
  lead: 'This is your first sign-in: replace the password you were given with one that only you know.',
  exit: 'Sign out',
  exitFailed: 'Signing out failed. Please try again shortly.',
};
