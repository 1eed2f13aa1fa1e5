import { Navigate, useNavigate } from 'react-router-dom';
import { useBoot } from 'shared-api';
import type { Slide } from 'shared-api/contracts/admin';
import {
  BrandMark,
  Button,
  ErrorState,
  LinkButton,
  LoadingState,
  TextButton,
  useScreen,
  useTexts,
} from 'shared-ui';
import { Dots } from './carousel.component.tsx';
import classes from './discover.module.css';
import { SlideCard } from './slide-card.component.tsx';
import { slidesTexts } from './slides.texts.ts';
import { Track } from './track.component.tsx';
import { useCarousel } from './use-carousel.ts';
import { useSlides } from './use-slides.ts';

const signIn = '/';

/** The slides one by one, each on the whole screen; they lead to the sign-in (spec 01 §2). */
export function DiscoverScreen() {
  const t = useTexts(slidesTexts);
  const { product } = useBoot().branding;
  const { data: slides, error, isError, refetch } = useSlides('discover');
  useScreen({ title: t('discover', { product }) });
  if (isError)
    return (
      <main className={classes.failed}>
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()}>
          {t('failedHint')}
        </ErrorState>
        <LinkButton to={signIn}>{t('toSignIn')}</LinkButton>
      </main>
    );
  if (!slides) return <LoadingState shape="screen" />;
  if (slides.length === 0) return <Navigate to={signIn} replace />;
  return <Story slides={slides} />;
}

function Story({ slides }: { readonly slides: readonly Slide[] }) {
  const t = useTexts(slidesTexts);
  const navigate = useNavigate();
  const { product } = useBoot().branding;
  const { track, index, show, onScroll } = useCarousel({ count: slides.length });
  const isLast = index === slides.length - 1;
  const leave = () => void navigate(signIn);
  return (
    <div className={classes.story}>
      <header className={classes.head}>
        <BrandMark product={product} />
        {!isLast && <TextButton onClick={leave}>{t('skip')}</TextButton>}
      </header>
      <section
        className={classes.stage}
        aria-live="polite"
        aria-roledescription={t('carousel')}
        aria-label={t('region', { product })}
      >
        <Track
          ref={track}
          index={index}
          onScroll={onScroll}
          items={slides.map((slide, at) => ({
            id: slide.id,
            content: <SlideCard slide={slide} size="screen" isHeading={at === index} />,
          }))}
        />
      </section>
      <footer className={classes.foot}>
        <Button isStep disabled={index === 0} icon="previous" onClick={() => show(index - 1)}>
          {t('previous')}
        </Button>
        <Dots count={slides.length} index={index} />
        <Button isStep={!isLast} kind="primary" onClick={isLast ? leave : () => show(index + 1)}>
          {t(isLast ? 'enter' : 'next')}
        </Button>
      </footer>
    </div>
  );
}
