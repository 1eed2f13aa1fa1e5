import { Icon, useIsOnline, useTexts } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';
import classes from './offline-notice.module.css';

/** Says that the network is gone, for as long as it is. */
export function OfflineNotice() {
  const t = useTexts(authTexts);
  const isOnline = useIsOnline();
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
