import { useState } from 'react';
import { refreshBoot } from 'shared-api';
import { ErrorState, useScreen, useTexts } from 'shared-ui';
import { startTexts } from '../start.texts.ts';

/** Stands at the first address while the area that signs people in is not live. */
export function SignInMissing() {
  const t = useTexts(startTexts);
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await refreshBoot().catch(() => undefined);
    setIsRetrying(false);
  };
  useScreen({ title: t('signInMissing.title') });
  return (
    <ErrorState
      heading="h1"
      title={t('signInMissing.title')}
      isRetrying={isRetrying}
      onRetry={() => void retry()}
    >
      {t('signInMissing.reason')}
    </ErrorState>
  );
}
