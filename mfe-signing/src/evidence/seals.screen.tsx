import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from 'shared-api/contracts/common';
import { listSeals } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import {
  Card,
  EmptyState,
  ErrorState,
  Facts,
  formatDay,
  LoadingState,
  Stack,
  useScreen,
  useTexts,
} from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { GuestPage } from '../guest-link/guest-page.component.tsx';
import { sealsTexts } from './seals.texts.ts';

/** `/seals`: with what a stranger compares the certificate that a verifier shows. */
export function SealsScreen() {
  const t = useTexts(sealsTexts);
  useScreen({ title: t('title') });
  const { data, error, isFetching, refetch } = useQuery(callQuery(listSeals, {}));
  return (
    <GuestPage>
      <Stack>
        <h1>{t('title')}</h1>
        {!data && !error && <LoadingState rows={3} />}
        {!data && error && (
          <ErrorState
            title={t('failed')}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          >
            {failureText(error)}
          </ErrorState>
        )}
        {data?.seals.length === 0 && (
          <EmptyState heading="h2" title={t('none.title')} icon="shield">
            {t('none.text')}
          </EmptyState>
        )}
        {data && data.seals.length > 0 && <p>{t('lead')}</p>}
        {data?.seals.map((seal) => (
          <Seal key={seal.fingerprint} {...seal} />
        ))}
      </Stack>
    </GuestPage>
  );
}

function Seal({
  holder,
  validFrom,
  validUntil,
  fingerprint,
  isCurrent,
}: OutputOf<typeof listSeals>['seals'][number]) {
  const t = useTexts(sealsTexts);
  return (
    <Card title={holder}>
      <Stack gap="s">
        <p>{t(isCurrent ? 'current' : 'former')}</p>
        <Facts>
          <dt>{t('validity')}</dt>
          <dd>{t('days', { from: formatDay(validFrom), until: formatDay(validUntil) })}</dd>
          <dt>{t('fingerprint')}</dt>
          <dd>
            <code>{fingerprint.match(/.{4}/g)?.join(' ')}</code>
          </dd>
        </Facts>
      </Stack>
    </Card>
  );
}
