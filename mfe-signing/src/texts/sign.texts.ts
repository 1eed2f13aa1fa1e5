import { defineTexts } from 'shared-ui';
import { signEn } from './sign.en.ts';
import { signIt } from './sign.it.ts';

export const signTexts = defineTexts({ it: signIt, en: signEn });
