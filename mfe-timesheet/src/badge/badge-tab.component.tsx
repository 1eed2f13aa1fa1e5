import { failureSentence } from 'shared-api';
import { punchSlots, type DayPunches, type Month, type MonthDay } from 'shared-api/contracts/timesheet';
import { LoadingState, RetryBanner, useTexts } from 'shared-ui';
import { badgeTexts } from './badge.texts.ts';
import classes from './badge-tab.module.css';
import { CorrectionForm } from './correction-form.component.tsx';
import { PunchSource } from './punch-source.component.tsx';
import { useDayPunches } from './use-day-punches.ts';
import { WorkedTotal } from './worked-total.component.tsx';

interface BadgeTabProps {
  readonly day: MonthDay;
  readonly month: Month;
}

const none = '–';

/** The punches of a day (spec 01 §2): four times, which whoever may change the month corrects, and what was worked. */
export function BadgeTab({ day, month }: BadgeTabProps) {
  const t = useTexts(badgeTexts);
  const of = { day: day.day, employeeId: month.info.employeeId };
  const { data, error, isFetching, refetch } = useDayPunches(of);
  if (error && !data)
    return (
      <RetryBanner
        sentence={failureSentence(error, t('loadFailed'))}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingState shape="form" label={t('loading')} />;
  const { punches } = data;
  return (
    <div className={classes.tab}>
      {punches.isEditable ? <CorrectionForm of={of} punches={punches} /> : <Times punches={punches} />}
      <WorkedTotal punches={punches} />
    </div>
  );
}

function Times({ punches }: { readonly punches: DayPunches }) {
  const t = useTexts(badgeTexts);
  return (
    <dl className={classes.punches}>
      {punchSlots.map((slot) => (
        <div key={slot}>
          <dt>{t(slot)}</dt>
          <dd>
            {punches[slot] ?? none}
            <PunchSource punches={punches} slot={slot} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
