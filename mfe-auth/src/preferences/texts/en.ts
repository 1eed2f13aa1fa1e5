import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of what one chooses for oneself. */
export const en: TranslationOf<typeof it> = { appearance: 'Language and look' };
