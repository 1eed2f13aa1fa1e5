import { defineTexts } from 'shared-ui';

/** The words of a record's history. */
export const historyTexts = defineTexts({
  it: { today: 'Oggi', yesterday: 'Ieri', by: 'da {{name}}' } as const,
  en: { today: 'Today', yesterday: 'Yesterday', by: 'by {{name}}' },
});
