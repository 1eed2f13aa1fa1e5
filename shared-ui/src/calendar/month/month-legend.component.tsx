import { Icon, Legend, useTexts } from 'shared-ui';
import { dayStateIcons, dayStates, type DayState } from './day-state.ts';
import classes from './month-calendar.module.css';
import { monthCalendarTexts } from './month-calendar.texts.ts';

/** What the looks of the days mean: those that the month has. */
export function MonthLegend({ states }: { readonly states: ReadonlySet<DayState> }) {
  const t = useTexts(monthCalendarTexts);
  const entries = dayStates
    .filter((state) => states.has(state))
    .map((state) => ({ id: state, sign: <Swatch state={state} />, text: t(`state.${state}`) }));
  return <Legend label={t('legend')} entries={entries} />;
}

function Swatch({ state }: { readonly state: DayState }) {
  const icon = dayStateIcons[state];
  return (
    <span className={classes.swatch} data-state={state}>
      {icon && <Icon name={icon} size="s" />}
    </span>
  );
}
