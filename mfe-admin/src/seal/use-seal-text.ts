import type { SealInUse } from 'shared-api/contracts/admin';
import { formatDay, useTexts } from 'shared-ui';
import { sealTexts } from './seal.texts.ts';

/** With what documents are sealed, or that it ends, as a sentence. */
export function useSealText(): (seal: SealInUse) => string {
  const t = useTexts(sealTexts);
  return ({ kind, state, certificate }) => {
    if (state === 'unreadable') return t('state.unreadable');
    if (certificate && (state === 'ending' || state === 'ended'))
      return t(`state.${state}`, { when: formatDay(certificate.validUntil) });
    return t(`kind.${kind}`);
  };
}
