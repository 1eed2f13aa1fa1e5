import { defineTexts, type Translate } from 'shared-ui';
import { addDocumentEn } from './add-document.en.ts';
import { addDocumentIt } from './add-document.it.ts';

export const addDocumentTexts = defineTexts({ it: addDocumentIt, en: addDocumentEn });

/** How a component hands its words to a function. */
export type AddDocumentWords = Translate<typeof addDocumentIt>;
