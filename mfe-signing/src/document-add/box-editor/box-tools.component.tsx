import type { Ref } from 'react';
import { Button, Icon, IconButton, useIsPhone, useTexts } from 'shared-ui';
import type { PagePoint } from 'shared-ui/viewer';
import { documentAddTexts } from '../document-add.texts.ts';
import classes from './box-tools.module.css';
import type { PlacedBox } from './boxes.ts';
import type { Boxes } from './use-boxes.ts';
import { usePaletteDrag } from './use-palette-drag.ts';

interface BoxToolsProps {
  readonly boxes: Boxes;
  /** The page on which a click adds a box. */
  readonly page: number;
  /** The box that was focused last. */
  readonly selected: PlacedBox | undefined;
  readonly onPlace: (point: PagePoint) => void;
  readonly addButton: Ref<HTMLButtonElement>;
}

/** Adds a box by a click, or where it is dragged to; undoes and redoes; copies the box one is at. */
export function BoxTools({ boxes, page, selected, onPlace, addButton }: BoxToolsProps) {
  const t = useTexts(documentAddTexts);
  const isPhone = useIsPhone();
  const { ghost, isEndOfDrag, handlers } = usePaletteDrag(onPlace);
  const handleAdd = () => {
    if (!isEndOfDrag()) onPlace({ page, x: 0.5, y: 0.5 });
  };
  const copies = [
    { icon: 'copy', label: t('setSigns.duplicate'), copy: boxes.duplicate },
    { icon: 'documents', label: t('setSigns.toAllPages'), copy: boxes.copyToAllPages },
  ] as const;
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('setSigns.tools')}>
      <Button
        ref={addButton}
        size="s"
        icon="place"
        className={classes.add}
        aria-label={t('setSigns.addOn', { page })}
        title={t('setSigns.dragHint')}
        {...handlers}
        onClick={handleAdd}
      >
        {t('setSigns.add')}
      </Button>
      <IconButton icon="undo" label={t('setSigns.undoLast')} disabled={!boxes.undo} onClick={boxes.undo} />
      <IconButton icon="redo" label={t('setSigns.redo')} disabled={!boxes.redo} onClick={boxes.redo} />
      {copies.map(({ icon, label, copy }) => {
        const handleClick = () => selected && copy(selected);
        return isPhone ? (
          <IconButton key={icon} icon={icon} label={label} disabled={!selected} onClick={handleClick} />
        ) : (
          <Button key={icon} size="s" icon={icon} disabled={!selected} onClick={handleClick}>
            {label}
          </Button>
        );
      })}
      {ghost && (
        <div className={classes.ghost} style={{ insetInlineStart: ghost.x, insetBlockStart: ghost.y }}>
          <Icon name="sign" size="s" />
        </div>
      )}
    </div>
  );
}
