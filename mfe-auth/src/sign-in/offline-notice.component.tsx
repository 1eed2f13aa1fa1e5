import { useSyncExternalStore } from 'react';
import { Icon, useTexts } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';
import classes from './offline-notice.module.css';

/** Says that the network is gone, for as long as it is. */
export function OfflineNotice() {
  const t = useTexts(authTexts);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.notice}>
          <Icon name="offline" />
          {t('login.offline')}
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
