import { slideStateOn, slideWordsIn, type ManagedSlide } from 'shared-api/contracts/admin';
import { Badge, formatPlainDay, IconButton, StateChip, useLanguage, useTexts, useToday } from 'shared-ui';
import { slideTitle } from './slide-form.ts';
import { SlidePicture } from './slide-picture.component.tsx';
import { slideStates } from './slide-states.ts';
import classes from './slides.module.css';
import { slidesTexts } from './slides.texts.ts';

interface SlideRowProps {
  readonly slide: ManagedSlide;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A slide: its picture as it is cut, what it says, where and when it shows. */
export function SlideRow({ slide, isFirst, isLast, onMove, onEdit, onRemove }: SlideRowProps) {
  const t = useTexts(slidesTexts);
  const language = useLanguage();
  const today = useToday();
  const title = slideTitle(slide, language);
  return (
    <>
      <SlidePicture slide={slide} />
      <div className={classes.facts}>
        <h2 className={classes.name}>{title}</h2>
        <p className={classes.text}>{slideWordsIn(slide, language)?.text}</p>
        <p className={classes.signs}>
          <StateChip states={slideStates} state={slideStateOn(slide, today)} />
          {slide.isAtLogin && <Badge>{t('atLogin')}</Badge>}
          {slide.isOnDiscover && <Badge>{t('onDiscover')}</Badge>}
          <Extent slide={slide} />
        </p>
      </div>
      <div className={classes.buttons}>
        <IconButton
          icon="up"
          label={t('up', { title })}
          disabled={isFirst}
          data-move="-1"
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="down"
          label={t('down', { title })}
          disabled={isLast}
          data-move="1"
          onClick={() => onMove(1)}
        />
        <IconButton icon="edit" label={t('edit', { title })} onClick={onEdit} />
        <IconButton icon="delete" label={t('delete', { title })} onClick={onRemove} />
      </div>
    </>
  );
}

/** Its days and its only language, where it has any. */
function Extent({ slide }: Pick<SlideRowProps, 'slide'>) {
  const t = useTexts(slidesTexts);
  const { shownFrom, shownUntil, titleIt, titleEn } = slide;
  const from = shownFrom && formatPlainDay(shownFrom);
  const until = shownUntil && formatPlainDay(shownUntil);
  return (
    <>
      {from && until && <span>{t('fromUntil', { from, until })}</span>}
      {from && !until && <span>{t('from', { from })}</span>}
      {until && !from && <span>{t('until', { until })}</span>}
      {titleEn === '' && <span>{t('onlyIn.it')}</span>}
      {titleIt === '' && <span>{t('onlyIn.en')}</span>}
    </>
  );
}
