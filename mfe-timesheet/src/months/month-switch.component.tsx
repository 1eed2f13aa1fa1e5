import { addMonths, type PlainMonth } from 'shared-api/contracts/common';
import { isInSpan, type MonthSpan } from 'shared-api/contracts/timesheet';
import { IconButton, useLanguage, useTexts } from 'shared-ui';
import { monthInWords } from '../month/month-name.ts';
import classes from './months.module.css';
import { monthsTexts } from './months.texts.ts';

interface MonthSwitchProps {
  readonly month: PlainMonth;
  /** The months that there are. */
  readonly span: MonthSpan;
  readonly onChange: (month: PlainMonth) => void;
}

/** Which month the list is of, and the way to the one before and after. */
export function MonthSwitch({ month, span, onChange }: MonthSwitchProps) {
  const t = useTexts(monthsTexts);
  const language = useLanguage();
  const before = addMonths(month, -1);
  const after = addMonths(month, 1);
  return (
    <div className={classes.month}>
      <IconButton
        icon="previous"
        label={t('month.before')}
        atEnd={isInSpan(before, span) ? undefined : t('month.first')}
        onClick={() => onChange(before)}
      />
      <h2 className={classes.monthName} aria-live="polite">
        {monthInWords(month, language)}
      </h2>
      <IconButton
        icon="next"
        label={t('month.after')}
        atEnd={isInSpan(after, span) ? undefined : t('month.last')}
        onClick={() => onChange(after)}
      />
    </div>
  );
}
