import type { TranslationOf } from 'shared-ui';
import type { pdfIt } from './pdf.it.ts';

export const pdfEn = {
  pages: 'Pages of the document',
  loading: 'Loading the document',
  page: 'Page {{page}} of {{total}}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  tools: 'View tools',
  notDrawn: 'This page cannot be shown',
  failed: {
    missing: 'The document is no longer available',
    missingText: 'It was deleted, or you may no longer open it.',
    unreachable: 'The document did not load',
    unreachableText: 'Check the connection and try again. What you have done so far stays.',
    unreadable: 'The document cannot be shown',
    unreadableText: 'The file seems to be damaged or protected.',
  },
} satisfies TranslationOf<typeof pdfIt>;
