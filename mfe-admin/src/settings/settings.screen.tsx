import { EmptyState, Page, useScreen, useTexts } from 'shared-ui';
import { settingsTexts } from './settings.texts.ts';

export function SettingsScreen() {
  const t = useTexts(settingsTexts);
  useScreen({ title: t('title'), back: { to: '/dash', label: t('home'), icon: 'home' } });
  return (
    <Page>
      <EmptyState title={t('title')} />
    </Page>
  );
}
