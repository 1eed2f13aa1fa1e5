import { defineTexts } from 'shared-ui';
import { pdfEn } from './pdf.en.ts';
import { pdfIt } from './pdf.it.ts';

export const pdfTexts = defineTexts({ it: pdfIt, en: pdfEn });
