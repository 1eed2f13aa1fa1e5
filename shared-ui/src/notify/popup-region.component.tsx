import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { startTexts } from '../start.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { lazyPart } from '../lazy-part.component.tsx';
import { hasOpenOverlay } from '../overlay/open-overlays.ts';
import { useTopLayer } from '../overlay/top-layer.ts';
import { useWorks } from '../work/start-work.ts';
import { closePopup, usePopups } from './notify.ts';
import { PopupCard } from './popup-card.component.tsx';
import classes from './popup.module.css';
import { useClearOfSubmit } from './use-clear-of-submit.ts';
import { useUndoKey } from './use-undo-key.ts';

const WorkCards = lazyPart(async () => {
  const cards = await import(/* webpackChunkName: "work-cards" */ '../work/work-cards.component.tsx');
  return cards.WorkCards;
});

/** The place of popups and of the cards of long work: within the topmost dialog while one is open, since all else is inert then. */
export function PopupRegion() {
  const popups = usePopups();
  const works = useWorks();
  const t = useTexts(startTexts);
  const layer = useTopLayer();
  const place = useClearOfSubmit();
  useUndoKey(popups);
  const newest = popups.findLast(({ isUndo }) => !isUndo)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const closeNewest = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || hasOpenOverlay()) return;
      event.preventDefault();
      closePopup(newest);
    };
    document.addEventListener('keydown', closeNewest);
    return () => document.removeEventListener('keydown', closeNewest);
  }, [newest]);
  return createPortal(
    <div className={classes.region} ref={place}>
      {works.length > 0 && <WorkCards works={works} />}
      <section className={classes.popups} aria-label={t('popups')} aria-live="polite">
        {popups.map((popup) => (
          <PopupCard key={popup.id} popup={popup} />
        ))}
      </section>
    </div>,
    layer,
  );
}
