import { EmptyState, Page, useScreen, useTexts } from 'shared-ui';
import { usersTexts } from './users.texts.ts';

export function UsersScreen() {
  const t = useTexts(usersTexts);
  useScreen({ title: t('title'), back: { to: '/dash', label: t('home'), icon: 'home' } });
  return (
    <Page>
      <EmptyState title={t('title')} />
    </Page>
  );
}
