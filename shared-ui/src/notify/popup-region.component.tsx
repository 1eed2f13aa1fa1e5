import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { useTopLayer } from '../overlay/top-layer.ts';
import { closePopup, usePopups } from './notify.ts';
import { PopupCard } from './popup-card.component.tsx';
import classes from './popup.module.css';

/** The place of popups: within the topmost dialog while one is open, since all else is inert then. */
export function PopupRegion() {
  const popups = usePopups();
  const t = useTexts(kitTexts);
  const layer = useTopLayer();
  const newest = popups.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const closeNewest = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      closePopup(newest);
    };
    document.addEventListener('keydown', closeNewest);
    return () => document.removeEventListener('keydown', closeNewest);
  }, [newest]);
  return createPortal(
    <section className={classes.region} aria-label={t('popups')} aria-live="polite">
      {popups.map((popup) => (
        <PopupCard key={popup.id} popup={popup} />
      ))}
    </section>,
    layer,
  );
}
