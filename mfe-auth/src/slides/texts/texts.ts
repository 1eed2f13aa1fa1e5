import { defineTexts } from 'shared-ui';
import { en } from './en.ts';
import { it } from './it.ts';

/** The words around the slides. */
export const slidesTexts = defineTexts({ it, en });
