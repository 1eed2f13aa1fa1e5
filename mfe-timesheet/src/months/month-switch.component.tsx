import { addMonths, type PlainMonth } from 'shared-api/contracts/common';
import { IconButton, useLanguage, useTexts } from 'shared-ui';
import { monthInWords } from '../month/month-name.ts';
import classes from './months.module.css';
import { monthsTexts } from './months.texts.ts';

interface MonthSwitchProps {
  readonly month: PlainMonth;
  readonly onChange: (month: PlainMonth) => void;
}

/** Which month the list is of, and the way to the one before and after. */
export function MonthSwitch({ month, onChange }: MonthSwitchProps) {
  const t = useTexts(monthsTexts);
  const language = useLanguage();
  return (
    <div className={classes.month}>
      <IconButton icon="previous" label={t('month.before')} onClick={() => onChange(addMonths(month, -1))} />
      <h2 className={classes.monthName} aria-live="polite">
        {monthInWords(month, language)}
      </h2>
      <IconButton icon="next" label={t('month.after')} onClick={() => onChange(addMonths(month, 1))} />
    </div>
  );
}
