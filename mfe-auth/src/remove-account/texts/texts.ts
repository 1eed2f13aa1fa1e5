import { defineTexts } from 'shared-ui';
import { en } from './en.ts';
import { it } from './it.ts';

/** The texts of the removal of an account. */
export const texts = defineTexts({ it, en });
