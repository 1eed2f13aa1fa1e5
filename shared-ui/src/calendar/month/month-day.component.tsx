import type { KeyboardEvent } from 'react';
import { Icon, useLanguage, useTexts, VisuallyHidden } from 'shared-ui';
import { PlainButton } from '../../actions/plain-button.component.tsx';
import { dayStateIcons } from './day-state.ts';
import classes from './month-calendar.module.css';
import { monthCalendarTexts } from './month-calendar.texts.ts';
import type { MonthState } from './month-context.ts';
import { dayInWords, type PlainDay } from '../plain-day.ts';

interface MonthDayProps {
  readonly day: PlainDay;
  readonly state: MonthState;
  /** Whether the Tab key leads to it. */
  readonly isStop: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One day of the month: its number, the icon of its state, and what the screen puts under them. */
export function MonthDay({ day, state: month, isStop, onKeyDown }: MonthDayProps) {
  const t = useTexts(monthCalendarTexts);
  const language = useLanguage();
  const { state, note, content } = month.days[day] ?? {};
  const isToday = day === month.today;
  const isSelected = day === month.selected;
  const icon = state && dayStateIcons[state];
  const words = [dayInWords(day, language), isToday && t('today'), state && t(`state.${state}`), note];
  return (
    <div role="gridcell" aria-selected={isSelected} className={classes.cell}>
      <PlainButton
        className={classes.day}
        tabIndex={isStop ? 0 : -1}
        data-stop={isStop || undefined}
        data-state={state}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => month.onSelect(day)}
        onKeyDown={onKeyDown}
      >
        <VisuallyHidden>{words.filter(Boolean).join(', ')}</VisuallyHidden>
        <span className={classes.head} aria-hidden="true">
          <span className={classes.number}>{Number(day.slice(8))}</span>
          {icon && <Icon name={icon} size="s" />}
        </span>
        {content !== undefined && (
          <span className={classes.content} aria-hidden="true">
            {content}
          </span>
        )}
      </PlainButton>
    </div>
  );
}
