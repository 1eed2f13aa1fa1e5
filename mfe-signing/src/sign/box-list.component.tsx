import { Icon, useTexts, type IconName } from 'shared-ui';
import { signTexts } from '../texts/sign.texts.ts';
import classes from './box-list.module.css';
import type { BoxState, BoxView } from './boxes.ts';
import { useBoxName } from './use-box-name.ts';

interface BoxListProps {
  readonly boxes: readonly BoxView[];
  /** Brings a box into sight and, when it can still be signed, focuses it. */
  readonly onGoTo: (box: BoxView) => void;
}

/** The boxes as a list: a row of chips on a phone, a column beside the pages on a desktop. */
export function BoxList({ boxes, onGoTo }: BoxListProps) {
  const t = useTexts(signTexts);
  return (
    <nav aria-label={t('list')} className={classes.list}>
      <ol>
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
  const name = useBoxName(box);
  return (
    <button
      type="button"
      className={classes.entry}
      data-state={box.state}
      aria-label={name}
      aria-current={box.state === 'next' ? 'step' : undefined}
      onClick={() => onGoTo(box)}
    >
      <Icon name={icons[box.state]} />
      <span className={classes.name}>{t('box.short', { number: box.number })}</span>
      <span className={classes.detail}>
        {t('box.page', { page: box.page })} · {t(`box.${box.state}`)}
      </span>
    </button>
  );
}
