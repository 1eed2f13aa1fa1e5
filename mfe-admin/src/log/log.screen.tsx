import { EmptyState, Page, useScreen, useTexts } from 'shared-ui';
import { logTexts } from './log.texts.ts';

export function LogScreen() {
  const t = useTexts(logTexts);
  useScreen({ title: t('title'), back: { to: '/dash', label: t('home'), icon: 'home' } });
  return (
    <Page>
      <EmptyState title={t('title')} />
    </Page>
  );
}
