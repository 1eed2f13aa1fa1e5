import { EmptyState, Page, useScreen, useTexts } from 'shared-ui';
import { groupsTexts } from './groups.texts.ts';

export function GroupsScreen() {
  const t = useTexts(groupsTexts);
  useScreen({ title: t('title'), back: { to: '/dash', label: t('home'), icon: 'home' } });
  return (
    <Page>
      <EmptyState title={t('title')} />
    </Page>
  );
}
