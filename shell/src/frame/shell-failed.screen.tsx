import { Button, EmptyState, useTexts } from 'shared-ui';
import { startTexts } from '../start.texts.ts';

/** The last net: the shell itself threw. */
export function ShellFailedScreen() {
  const t = useTexts(startTexts);
  return (
    <EmptyState
      heading="h1"
      title={t('shellFailed.title')}
      icon="warning"
      action={
        <Button kind="primary" icon="refresh" onClick={() => window.location.reload()}>
          {t('shellFailed.reload')}
        </Button>
      }
    >
      {t('shellFailed.reason')}
    </EmptyState>
  );
}
