import { EmptyState, Page, useScreen, useTexts } from 'shared-ui';
import { userFormTexts } from './user-form.texts.ts';

export function UserFormScreen() {
  const t = useTexts(userFormTexts);
  useScreen({ title: t('title'), back: { to: '/dash', label: t('home'), icon: 'home' } });
  return (
    <Page>
      <EmptyState title={t('title')} />
    </Page>
  );
}
