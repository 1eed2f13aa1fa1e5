import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of signing in by passkey. */
export const en: TranslationOf<typeof it> = {
  cancelled: 'No passkey was used: try again, or sign in with your password',
  failed: 'This device could not use the passkey: sign in with your password',
  noAnswer: 'The server does not answer. Please try again shortly.',
};
