import type { MonthDay } from 'shared-api/contracts/timesheet';
import { useTexts } from 'shared-ui';
import classes from './badge-tab.module.css';
import { badgeTexts } from './badge.texts.ts';

const punches = ['entrata1', 'uscita1', 'entrata2', 'uscita2'] as const;
const none = '–';

/** The times at which the badge was used on a day (spec 01 §2). */
export function BadgeTab({ day }: { readonly day: MonthDay }) {
  const t = useTexts(badgeTexts);
  return (
    <dl className={classes.punches}>
      {punches.map((punch) => (
        <div key={punch}>
          <dt>{t(punch)}</dt>
          <dd>{day[punch] ?? none}</dd>
        </div>
      ))}
    </dl>
  );
}
