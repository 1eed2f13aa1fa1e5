import { defineTexts } from 'shared-ui';
import { en } from './en.ts';
import { it } from './it.ts';

/** The texts of signing in by passkey. */
export const texts = defineTexts({ it, en });
