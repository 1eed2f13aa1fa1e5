import { useQuery } from '@tanstack/react-query';
import { countsLiveKey } from 'shared-api/contracts/platform';
import { countDocumentsToSign } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { Banner, LinkButton, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';

/** As many as are counted (spec 01 §9). */
const maxCounted = 10;

/** Shows an administrator that documents wait for their own signature, and leads there. */
export function OwnDocumentsNotice() {
  const t = useTexts(documentListTexts);
  const { data } = useQuery({
    ...callQuery(countDocumentsToSign, { offset: 0, limit: maxCounted }, { live: countsLiveKey }),
  });
  const count = data?.total ?? 0;
  if (count === 0) return null;
  const action = (
    <LinkButton to="/documents" size="s" icon="sign">
      {t('own.open')}
    </LinkButton>
  );
  return (
    <Banner action={action}>{count < maxCounted ? t('own.waiting', { count }) : t('own.manyWaiting')}</Banner>
  );
}
