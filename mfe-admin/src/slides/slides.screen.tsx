import { useState } from 'react';
import { maxSlides, type ManagedSlide } from 'shared-api/contracts/admin';
import {
  Banner,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  Page,
  useConfirm,
  useLanguage,
  useScreen,
  useTexts,
} from 'shared-ui';
import { slideTitle } from './slide-form.ts';
import { SlideDialog } from './slide.dialog.tsx';
import { SlideList } from './slide-list.component.tsx';
import { slidesTexts } from './slides.texts.ts';
import { useManagedSlides } from './use-managed-slides.ts';

/** The slides of the login view and of `/discover`: added, changed, put in order, deleted (spec 02 §2). */
export function SlidesScreen() {
  const t = useTexts(slidesTexts);
  const language = useLanguage();
  const { query, removal, ordering } = useManagedSlides();
  const { ask, dialog } = useConfirm();
  const [edited, setEdited] = useState<ManagedSlide | 'new'>();
  const slides = query.data;
  const isFull = (slides?.length ?? 0) >= maxSlides;
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('home'), icon: 'home' },
    actions: [
      {
        id: 'add',
        label: t('add'),
        icon: 'add',
        tone: 'primary',
        shortcut: 'n',
        disabled: !slides || isFull,
        onClick: () => setEdited('new'),
      },
    ],
  });
  const remove = async (slide: ManagedSlide) => {
    const text = t('deleteText', { title: slideTitle(slide, language) });
    const isMeant = await ask({
      title: t('deleteSure'),
      text,
      confirmLabel: t('deleteLabel'),
      tone: 'danger',
    });
    if (isMeant) removal.mutate(slide);
  };
  return (
    <Page lead={t('lead')} aside={<LinkButton to="/discover">{t('login')}</LinkButton>}>
      {query.isPending && <LoadingState rows={3} />}
      {query.isError && !slides && (
        <ErrorState
          title={t('loadFailed')}
          error={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isRefetching}
        />
      )}
      {slides?.length === 0 && (
        <EmptyState title={t('empty')} icon="slides">
          {t('emptyHint')}
        </EmptyState>
      )}
      {isFull && <Banner>{t('full', { max: maxSlides })}</Banner>}
      {slides && slides.length > 0 && (
        <SlideList
          slides={slides}
          onOrder={(after) => ordering.mutate({ before: slides, after })}
          onEdit={setEdited}
          onRemove={(slide) => void remove(slide)}
        />
      )}
      {edited && (
        <SlideDialog slide={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {dialog}
    </Page>
  );
}
