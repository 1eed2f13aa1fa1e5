import { Card, ErrorState, LoadingState, SwitchField, useTexts } from 'shared-ui';
import classes from './notifications.module.css';
import { notificationsTexts } from './notifications.texts.ts';
import { useDeviceNotifications } from './use-device-notifications.ts';

/** Whether this device shows notifications, or why it cannot. Place it on a screen of the person's own. */
export function DeviceNotificationsCard() {
  const t = useTexts(notificationsTexts);
  const { device, choose, isBusy, error } = useDeviceNotifications();
  return (
    <Card title={t('device.title')}>
      {device.isPending && <LoadingState shape="lines" rows={1} />}
      {device.isError && (
        <ErrorState
          title={t('device.loadFailed')}
          error={device.error}
          onRetry={() => void device.refetch()}
          isRetrying={device.isRefetching}
        >
          {t('device.loadFailedHint')}
        </ErrorState>
      )}
      {device.data?.state === 'ready' && (
        <SwitchField
          label={t('device.label')}
          hint={t('device.hint')}
          error={error}
          isErrorAnnounced
          checked={device.data.isOn}
          aria-disabled={isBusy || undefined}
          onChange={({ target }) => !isBusy && choose(target.checked)}
        />
      )}
      {device.data && device.data.state !== 'ready' && (
        <p className={classes.lead}>{t(`device.${device.data.state}`)}</p>
      )}
    </Card>
  );
}
