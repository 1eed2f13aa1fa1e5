import { useEffect, useRef } from 'react';
import { Icon, type IconName, PlainButton, useTexts, VisuallyHidden } from 'shared-ui';
import { signTexts } from './sign.texts.ts';
import classes from './box-list.module.css';
import { useBoxTotal } from './box-total.ts';
import { findNextBox, type BoxState, type BoxView } from './boxes.ts';

interface BoxListProps {
  readonly boxes: readonly BoxView[];
  /** Brings a box into sight and, when it can still be signed, focuses it. */
  readonly onGoTo: (box: BoxView) => void;
}

/** The boxes as a list that keeps the next one in sight: a row of chips on a phone, a column beside the pages on a desktop. */
export function BoxList({ boxes, onGoTo }: BoxListProps) {
  const t = useTexts(signTexts);
  const list = useRef<HTMLOListElement>(null);
  const next = findNextBox(boxes)?.index;
  useEffect(() => {
    const entry = next === undefined ? null : list.current?.querySelector('[aria-current]');
    entry?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [next]);
  return (
    <nav aria-label={t('list')} className={classes.list}>
      <ol ref={list}>
        {boxes.map((box) => (
          <li key={box.index}>
            <BoxEntry box={box} onGoTo={onGoTo} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const icons: Readonly<Record<BoxState, IconName>> = {
  next: 'sign',
  waiting: 'unknown',
  saving: 'waiting',
  failed: 'offline',
  signed: 'success',
};

function BoxEntry({ box, onGoTo }: { box: BoxView; onGoTo: (box: BoxView) => void }) {
  const t = useTexts(signTexts);
  const total = useBoxTotal();
  const { number, page, state } = box;
  return (
    <PlainButton
      className={classes.entry}
      data-state={state}
      aria-current={state === 'next' ? 'step' : undefined}
      onClick={() => onGoTo(box)}
    >
      <Icon name={icons[state]} />
      <span>
        {t('box.short', { number })}
        <VisuallyHidden> {t('box.ofAll', { total })}, </VisuallyHidden>
      </span>
      <span className={classes.detail}>{`${t('box.page', { page })}: ${t(`box.${state}`)}`}</span>
    </PlainButton>
  );
}
