import { notificationKind, type NotificationChoices } from 'shared-api/contracts/auth';
import { Card, ErrorState, LoadingState, SwitchField, useTexts } from 'shared-ui';
import classes from './notifications.module.css';
import { notificationsTexts } from './notifications.texts.ts';
import { useNotificationChoices } from './use-notification-choices.ts';

/** The mails that one may do without, a switch each. Place it on a screen of the person's own. */
export function NotificationsCard() {
  const t = useTexts(notificationsTexts);
  const { choices, choose, errors } = useNotificationChoices();
  return (
    <Card title={t('title')}>
      <p className={classes.lead}>{t('lead')}</p>
      {choices.isPending && <LoadingState shape="lines" rows={3} />}
      {choices.isError && (
        <ErrorState
          title={t('loadFailed')}
          error={choices.error}
          onRetry={() => void choices.refetch()}
          isRetrying={choices.isRefetching}
        >
          {t('loadFailedHint')}
        </ErrorState>
      )}
      {choices.data && (
        <div className={classes.rows}>
          {offered(choices.data).map(([kind, isWanted]) => (
            <SwitchField
              key={kind}
              label={t(`mails.${kind}.label`)}
              hint={t(`mails.${kind}.hint`)}
              error={errors[kind]}
              isErrorAnnounced
              checked={isWanted}
              onChange={({ target }) => choose({ kind, isWanted: target.checked })}
            />
          ))}
        </div>
      )}
      <p className={classes.always}>{t('always')}</p>
    </Card>
  );
}

/** The mails that this person can get: what the server answers. */
function offered(choices: NotificationChoices) {
  return notificationKind.options.flatMap((kind) => {
    const isWanted = choices[kind];
    return isWanted === undefined ? [] : [[kind, isWanted] as const];
  });
}
