import { EmptyState, Page, useScreen, useTexts } from 'shared-ui';
import { userPasswordTexts } from './user-password.texts.ts';

export function UserPasswordScreen() {
  const t = useTexts(userPasswordTexts);
  useScreen({ title: t('title'), back: { to: '/dash', label: t('home'), icon: 'home' } });
  return (
    <Page>
      <EmptyState title={t('title')} />
    </Page>
  );
}
