import type { LocalizedText } from 'shared-api/contracts/common';

/** What the page says that switches notices off. */
export const unsubscribeTexts = {
  title: { it: 'Avvisi per e‑mail', en: 'Notices by email' },
  question: {
    it: 'Non ricevere più avvisi di questo tipo per e‑mail? Quello di cui parlano resta nel portale, e nel profilo si possono riattivare.',
    en: 'No more notices of this kind by email? What they are about stays in the portal, and the profile turns them on again.',
  },
  press: { it: 'Non inviarli più', en: 'Send no more of them' },
  done: {
    it: 'Fatto: avvisi di questo tipo non arrivano più a questo indirizzo. Nel profilo si possono riattivare.',
    en: 'Done: notices of this kind no longer come to this address. The profile turns them on again.',
  },
} as const satisfies Record<string, LocalizedText>;
