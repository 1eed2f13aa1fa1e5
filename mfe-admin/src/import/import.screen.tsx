import { EmptyState, Page, useScreen, useTexts } from 'shared-ui';
import { importTexts } from './import.texts.ts';

export function ImportScreen() {
  const t = useTexts(importTexts);
  useScreen({ title: t('title'), back: { to: '/dash', label: t('home'), icon: 'home' } });
  return (
    <Page>
      <EmptyState title={t('title')} />
    </Page>
  );
}
