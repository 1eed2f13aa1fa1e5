import { defineTexts } from 'shared-ui';
import { en } from './en.ts';
import { it } from './it.ts';

/** The texts of a new phone number. */
export const texts = defineTexts({ it, en });
