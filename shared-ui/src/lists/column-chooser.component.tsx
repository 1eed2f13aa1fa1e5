import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { IconButton } from '../actions/icon-button.component.tsx';
import { CheckboxField } from '../fields/check-field.component.tsx';
import { VisuallyHidden } from '../display/visually-hidden.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { Sheet } from '../overlay/sheet.component.tsx';
import classes from './column-chooser.module.css';
import type { ColumnLayout } from './use-columns.ts';

type Layout = Omit<ColumnLayout<never>, 'columns' | 'resize'>;

interface ColumnChooserProps {
  readonly layout: Layout;
  /** Only its icon, where room is scarce. */
  readonly isCompact?: boolean;
}

/** A button that opens the choice of a grid's columns: which are shown, and in what order. */
export function ColumnChooser({ layout, isCompact = false }: ColumnChooserProps) {
  const t = useTexts(kitTexts);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {isCompact ? (
        <IconButton icon="columns" label={t('columns.title')} onClick={open} />
      ) : (
        <Button icon="columns" size="s" onClick={open}>
          {t('columns.title')}
        </Button>
      )}
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('columns.title')}
        actions={
          <Button icon="undo" disabled={!layout.isChanged} onClick={layout.reset}>
            {t('columns.reset')}
          </Button>
        }
      >
        <Choices {...layout} />
      </Sheet>
    </>
  );
}

function Choices({ choices, show, move }: Layout) {
  const t = useTexts(kitTexts);
  const hintId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ readonly id: string; readonly places: number }>();
  const place = choices.findIndex(({ id }) => id === moved?.id);
  const headerOfMoved = choices[place]?.header;
  // A row that moves takes the focus along: to the same button, or to the other one at an end.
  useEffect(() => {
    if (!moved) return;
    const row = list.current?.children[place];
    const [up, down] = row?.querySelectorAll('button') ?? [];
    const [wanted, other] = moved.places < 0 ? [up, down] : [down, up];
    (wanted?.disabled ? other : wanted)?.focus();
  }, [moved, place]);
  const moveBy = (id: string, places: number) => {
    move(id, places);
    setMoved({ id, places });
  };
  return (
    <>
      <p id={hintId} className={classes.hint}>
        {t('columns.hint')}
      </p>
      <ul ref={list} className={classes.list} aria-describedby={hintId}>
        {choices.map(({ id, header, isShown }, index) => (
          <li key={id} className={classes.choice}>
            <CheckboxField
              label={header}
              checked={isShown}
              onChange={(event) => show(id, event.target.checked)}
            />
            <IconButton
              icon="up"
              size="s"
              label={t('columns.up', { name: header })}
              disabled={index === 0}
              onClick={() => moveBy(id, -1)}
            />
            <IconButton
              icon="down"
              size="s"
              label={t('columns.down', { name: header })}
              disabled={index === choices.length - 1}
              onClick={() => moveBy(id, 1)}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">
          {headerOfMoved &&
            t('columns.place', { name: headerOfMoved, place: place + 1, count: choices.length })}
        </span>
      </VisuallyHidden>
    </>
  );
}
