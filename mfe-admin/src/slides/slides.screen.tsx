import { EmptyState, Page, useScreen, useTexts } from 'shared-ui';
import { slidesTexts } from './slides.texts.ts';

export function SlidesScreen() {
  const t = useTexts(slidesTexts);
  useScreen({ title: t('title'), back: { to: '/dash', label: t('home'), icon: 'home' } });
  return (
    <Page>
      <EmptyState title={t('title')} />
    </Page>
  );
}
