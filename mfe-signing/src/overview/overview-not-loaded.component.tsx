import { failureSentence } from 'shared-api';
import { Banner, Button, useTexts } from 'shared-ui';
import { overviewTexts } from './overview.texts.ts';

interface OverviewNotLoadedProps {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** In place of lines that could not be read. */
export function OverviewNotLoaded({ error, isFetching, refetch }: OverviewNotLoadedProps) {
  const t = useTexts(overviewTexts);
  const again = (
    <Button size="s" icon="refresh" isBusy={isFetching} onClick={() => void refetch()}>
      {t('retry')}
    </Button>
  );
  return (
    <Banner tone="warning" action={again}>
      {failureSentence(error, t('notLoaded'))}
    </Banner>
  );
}
