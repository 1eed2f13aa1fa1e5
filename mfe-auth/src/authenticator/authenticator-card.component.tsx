import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError, failureSentence, useSignedIn } from 'shared-api';
import { readQuery } from 'shared-api/queries';
import { Button, Card, ErrorState, lazyPart, LoadingState, notify, StatusBadge, useTexts } from 'shared-ui';
import { getState } from './authenticator-calls.ts';
import { AuthenticatorState } from './authenticator-state.component.tsx';
import type { AppChange } from './change-app.dialog.tsx';
import { WaysInLead } from '../ways-in/ways-in.component.tsx';
import { useForgetApp } from '../sign-in/last-channel.ts';
import { authenticatorTexts } from './authenticator.texts.ts';

const AuthenticatorDialog = lazyPart(() =>
  import(/* webpackChunkName: "authenticator" */ './authenticator.dialog.tsx').then(
    (m) => m.AuthenticatorDialog,
  ),
);
const ChangeAppDialog = lazyPart(() =>
  import(/* webpackChunkName: "authenticator-change" */ './change-app.dialog.tsx').then(
    (m) => m.ChangeAppDialog,
  ),
);

const successTexts = {
  enable: 'card.enabled',
  replace: 'card.replaced',
  renew: 'card.renewed',
  disable: 'card.disabled',
} as const;

/** One's own authenticator app: switch it on, replace it, make recovery codes, switch it off. */
export function AuthenticatorCard() {
  const t = useTexts(authenticatorTexts);
  const { username } = useSignedIn();
  const { data, error, refetch, isRefetching } = useQuery(readQuery('authenticator', {}, getState));
  const forgetApp = useForgetApp();
  const [change, setChange] = useState<AppChange | 'enable'>();
  const close = () => setChange(undefined);
  const finish = () => {
    if (change) notify.success(t(successTexts[change]));
    if (change === 'disable') forgetApp();
    close();
    void refetch();
  };
  const dialog = { username, onDone: finish, onClose: close };

  return (
    <Card title={t('card.title')} aside={data && <State {...data} />}>
      <WaysInLead>{t('card.lead')}</WaysInLead>
      {!data && !error && <LoadingState shape="lines" rows={2} />}
      {!data && error && (
        <ErrorState
          title={t('card.loadFailed')}
          error={error}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
          supportCode={asApiError(error)?.requestId}
        >
          {failureSentence(error, t('card.loadFailedHint'))}
        </ErrorState>
      )}
      {data?.enabledAt === null && (
        <Button icon="shield" onClick={() => setChange('enable')}>
          {t('card.enable')}
        </Button>
      )}
      {data?.enabledAt && <AuthenticatorState {...data} enabledAt={data.enabledAt} onChange={setChange} />}
      {change === 'enable' && <AuthenticatorDialog {...dialog} />}
      {change && change !== 'enable' && <ChangeAppDialog {...dialog} change={change} />}
    </Card>
  );
}

function State({ enabledAt, isLocked }: { readonly enabledAt: string | null; readonly isLocked: boolean }) {
  const t = useTexts(authenticatorTexts);
  if (isLocked) return <StatusBadge tone="error">{t('card.locked')}</StatusBadge>;
  if (enabledAt) return <StatusBadge tone="success">{t('card.on')}</StatusBadge>;
  return <StatusBadge>{t('card.off')}</StatusBadge>;
}
