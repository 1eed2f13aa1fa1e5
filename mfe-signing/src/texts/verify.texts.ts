import { defineTexts } from 'shared-ui';
import { verifyEn } from './verify.en.ts';
import { verifyIt } from './verify.it.ts';

export const verifyTexts = defineTexts({ it: verifyIt, en: verifyEn });
