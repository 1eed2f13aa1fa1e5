import { use } from 'react';
import type { ToolbarProps } from 'react-big-calendar';
import { Button, IconButton, useTexts } from 'shared-ui';
import classes from './month-calendar.module.css';
import { MonthContext } from './month-context.ts';
import { monthCalendarTexts } from './month-calendar.texts.ts';

/** The name of the month, and the ways to another. */
export function MonthToolbar({ label, onNavigate }: ToolbarProps) {
  const t = useTexts(monthCalendarTexts);
  const ends = use(MonthContext);
  return (
    <div className={classes.toolbar}>
      <p className={classes.month} aria-live="polite">
        {label}
      </p>
      <Button size="s" onClick={() => onNavigate('TODAY')}>
        {t('today')}
      </Button>
      <IconButton
        icon="previous"
        label={t('previous')}
        atEnd={ends?.noPrevious}
        onClick={() => onNavigate('PREV')}
      />
      <IconButton icon="next" label={t('next')} atEnd={ends?.noNext} onClick={() => onNavigate('NEXT')} />
    </div>
  );
}
