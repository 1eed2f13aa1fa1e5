import { defineTexts } from 'shared-ui';
import { en } from './en.ts';
import { it } from './it.ts';

/** The shell's own words. */
export const texts = defineTexts({ it, en });
