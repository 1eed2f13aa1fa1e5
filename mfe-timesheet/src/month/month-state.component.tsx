import { missingDaysOf, type Month } from 'shared-api/contracts/timesheet';
import { Button, Skeleton, StateChip, TextButton, useIsPhone, useTexts } from 'shared-ui';
import { monthStates } from '../month-status/month-states.ts';
import classes from './month.module.css';
import { monthTexts } from './month.texts.ts';
import type { MonthAddress } from './use-month-address.ts';

interface MonthStateProps {
  /** As it stands; undefined while it is on its way. */
  readonly month: Month | undefined;
  readonly address: MonthAddress;
}

/** The state of the month, what is missing of it until yesterday, and on a desktop the way to all days at once. */
export function MonthState({ month, address }: MonthStateProps) {
  const t = useTexts(monthTexts);
  const isPhone = useIsPhone();
  const [first, ...others] = month
    ? missingDaysOf(month.days, { today: address.today, since: month.info.since })
    : [];
  return (
    <div className={classes.state}>
      {month ? <StateChip states={monthStates} state={month.info.status} /> : <Skeleton />}
      {first && month?.info.isEditable && (
        <>
          <span>{t('missing', { count: others.length + 1 })}</span>
          <TextButton onClick={() => address.openDay(first)}>{t('next')}</TextButton>
        </>
      )}
      {!isPhone && (
        <Button
          size="s"
          icon={address.isGrid ? 'calendar' : 'list'}
          className={classes.switch}
          onClick={() => address.showGrid(!address.isGrid)}
        >
          {t(address.isGrid ? 'calendar' : 'grid')}
        </Button>
      )}
    </div>
  );
}
