import { defineTexts, type Translate } from 'shared-ui';
import { documentsEn } from './documents.en.ts';
import { documentsIt } from './documents.it.ts';

export const documentsTexts = defineTexts({ it: documentsIt, en: documentsEn });

/** How a component hands its words to a function. */
export type DocumentWords = Translate<typeof documentsIt>;
