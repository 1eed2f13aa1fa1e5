import { workedMinutes, type DayPunches, type PunchSlot } from 'shared-api/contracts/timesheet';
import { formatHours, useLanguage, useTexts } from 'shared-ui';
import { badgeTexts } from './badge.texts.ts';
import classes from './badge-tab.module.css';

const pairs = [
  ['entrata1', 'uscita1'],
  ['entrata2', 'uscita2'],
] as const;

/** What was worked on a day, and of what it is made. */
export function WorkedTotal({ punches }: { readonly punches: DayPunches }) {
  const t = useTexts(badgeTexts);
  const language = useLanguage();
  const hours = (minutes: number) => formatHours(minutes, language);
  const parts = pairs.flatMap(([entrance, exit]) => {
    const [from, to] = [punches[entrance], punches[exit]];
    if (from === null || to === null) return [];
    return [`${from}–${to}: ${hours(minutesOf(punches, entrance, exit))}`];
  });
  return (
    <div className={classes.total}>
      <p className={classes.worked}>{t('total', { hours: hours(punches.worked) })}</p>
      {parts.length > 0 && <p>{parts.join(' + ')}</p>}
      {punches.uncounted > 0 && <p>{t('uncounted', { hours: hours(punches.uncounted) })}</p>}
    </div>
  );
}

/** In instants: a night on which the clocks change has other minutes than its times say. */
function minutesOf({ punches }: DayPunches, entrance: PunchSlot, exit: PunchSlot): number {
  const find = (slot: PunchSlot) => punches.find((each) => each.slot === slot) ?? null;
  return workedMinutes({ entrata1: find(entrance), uscita1: find(exit), entrata2: null, uscita2: null });
}
