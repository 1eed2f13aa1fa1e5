import { defineTexts } from 'shared-ui';
import { en } from './en.ts';
import { it } from './it.ts';

/** The texts of links that came by mail. */
export const texts = defineTexts({ it, en });
