import { useEffect } from 'react';
import { useGateway } from 'shared-api';
import { isInWrapper, notify, useTexts } from 'shared-ui';
import { startTexts } from '../start.texts.ts';
import { reloadPage } from './reload-page.ts';

/**
 * While something between the page and the server wants somebody to sign in there (decision 097): offers another tab, in which that can
 * be done while this page keeps what is written. A wrapper has no tabs.
 */
export function useGatewayNotice(): void {
  const t = useTexts(startTexts);
  const stands = useGateway();
  useEffect(() => {
    if (!stands) return undefined;
    const action = isInWrapper()
      ? { label: t('gateway.reload'), onClick: reloadPage }
      : { label: t('gateway.open'), onClick: () => void window.open('/', '_blank', 'noopener') };
    return notify.warning(t('gateway.text'), { duration: 'untilClosed', action });
  }, [stands, t]);
}
