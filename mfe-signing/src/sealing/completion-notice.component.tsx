import { Button, Icon, useTexts } from 'shared-ui';
import { signTexts } from '../sign/sign.texts.ts';
import classes from './completion-notice.module.css';

interface CompletionNoticeProps {
  readonly state: 'pending' | 'error';
  readonly onRetry: () => void;
}

/** The last step: the sealed PDF is being made, or it did not work yet. */
export function CompletionNotice({ state, onRetry }: CompletionNoticeProps) {
  const t = useTexts(signTexts);
  if (state === 'pending')
    return (
      <section className={classes.notice} role="status">
        <h2>{t('completing.title')}</h2>
        <progress className={classes.bar} aria-label={t('completing.title')} />
        <p>{t('completing.text')}</p>
      </section>
    );
  return (
    <section className={classes.notice} data-tone="error" role="alert">
      <h2>
        <Icon name="error" />
        {t('completing.failedTitle')}
      </h2>
      <p>{t('completing.failedText')}</p>
      <Button kind="primary" icon="refresh" onClick={onRetry}>
        {t('retry')}
      </Button>
    </section>
  );
}
