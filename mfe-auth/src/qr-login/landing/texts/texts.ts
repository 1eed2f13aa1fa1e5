import { defineTexts } from 'shared-ui';
import { en } from './en.ts';
import { it } from './it.ts';

/** The texts of the page to which a QR code leads. */
export const texts = defineTexts({ it, en });
