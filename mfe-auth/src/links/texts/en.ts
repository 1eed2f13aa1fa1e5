import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of links that came by mail. */
export const en: TranslationOf<typeof it> = {
  dead: 'This link is no longer valid',
  cut: 'This link is not complete',
  cutHint: 'Open it by a press in the message, or copy the whole of it.',
  failed: 'The link does not open',
  failedHint: 'The server does not answer. The link stays valid.',
};
