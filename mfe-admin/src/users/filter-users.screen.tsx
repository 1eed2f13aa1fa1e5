import { EmptyState, Page, useScreen, useTexts } from 'shared-ui';
import { filterUsersTexts } from './filter-users.texts.ts';

export function FilterUsersScreen() {
  const t = useTexts(filterUsersTexts);
  useScreen({ title: t('title'), back: { to: '/dash', label: t('home'), icon: 'home' } });
  return (
    <Page>
      <EmptyState title={t('title')} />
    </Page>
  );
}
