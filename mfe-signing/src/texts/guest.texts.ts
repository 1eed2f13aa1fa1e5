import { defineTexts } from 'shared-ui';
import { guestEn } from './guest.en.ts';
import { guestIt } from './guest.it.ts';

export const guestTexts = defineTexts({ it: guestIt, en: guestEn });
