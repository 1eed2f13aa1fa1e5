import { defineTexts } from 'shared-ui';

/** The words of fields with suggestions. */
export const suggestionsTexts = defineTexts({
  it: {
    list: 'Suggerimenti per {{label}}',
    count_one: '{{count}} suggerimento: scegli con le frecce e Invio',
    count_other: '{{count}} suggerimenti: scegli con le frecce e Invio',
  } as const,
  en: {
    list: 'Suggestions for {{label}}',
    count_one: '{{count}} suggestion: choose with the arrow keys and Enter',
    count_other: '{{count}} suggestions: choose with the arrow keys and Enter',
  },
});
