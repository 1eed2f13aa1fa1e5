import { defineTexts } from 'shared-ui';
import { en } from './en.ts';
import { it } from './it.ts';

/** The texts of notifications. */
export const texts = defineTexts({ it, en });
