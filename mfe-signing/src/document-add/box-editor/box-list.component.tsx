import { IconButton, PlainButton, useTexts } from 'shared-ui';
import { documentAddTexts } from '../document-add.texts.ts';
import type { PlacedBox } from './boxes.ts';
import classes from './set-signs.module.css';

interface BoxListProps {
  readonly boxes: readonly PlacedBox[];
  readonly onGoTo: (box: PlacedBox) => void;
  readonly onRemove: (box: PlacedBox) => unknown;
}

/** The boxes in words: 'Firma 1, pagina 2'. */
export function BoxList({ boxes, onGoTo, onRemove }: BoxListProps) {
  const t = useTexts(documentAddTexts);
  if (boxes.length === 0) return <p className={classes.none}>{t('setSigns.none')}</p>;
  return (
    <ol className={classes.list} aria-label={t('setSigns.list')}>
      {boxes.map((box, index) => {
        const name = t('setSigns.box', { number: index + 1, page: box.page });
        return (
          <li key={box.key}>
            <PlainButton
              className={classes.goTo}
              aria-label={t('setSigns.goTo', { box: name })}
              onClick={() => onGoTo(box)}
            >
              {name}
            </PlainButton>
            <IconButton
              icon="delete"
              size="s"
              label={t('setSigns.remove', { box: name })}
              onClick={() => onRemove(box)}
            />
          </li>
        );
      })}
    </ol>
  );
}
