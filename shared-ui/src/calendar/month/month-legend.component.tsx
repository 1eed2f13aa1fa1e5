import { Icon, useTexts } from 'shared-ui';
import { dayStateIcons, dayStates, type DayState } from './day-state.ts';
import classes from './month-calendar.module.css';
import { monthCalendarTexts } from './month-calendar.texts.ts';

/** What the looks of the days mean: those that the month has. */
export function MonthLegend({ states }: { readonly states: ReadonlySet<DayState> }) {
  const t = useTexts(monthCalendarTexts);
  if (states.size === 0) return null;
  return (
    <ul className={classes.legend} aria-label={t('legend')}>
      {dayStates
        .filter((state) => states.has(state))
        .map((state) => {
          const icon = dayStateIcons[state];
          return (
            <li key={state}>
              <span className={classes.swatch} data-state={state}>
                {icon && <Icon name={icon} size="s" />}
              </span>
              {t(`state.${state}`)}
            </li>
          );
        })}
    </ul>
  );
}
