import type { ComponentProps } from 'react';
import { useSignedIn } from 'shared-api';
import { totalsOf, type Month } from 'shared-api/contracts/timesheet';
import { lazyPart, LoadingState, useIsPhone, useLanguage, useTexts } from 'shared-ui';
import { MonthPunchCard } from '../badge/punch-card.component.tsx';
import type { MonthGrid as MonthGridPart } from '../month-grid/month-grid.component.tsx';
import { countedChanges, withChanges, type ChangedDays } from '../saving/changed-day.ts';
import type { DaySaver } from '../saving/day-saver.ts';
import { MonthDays } from './month-days.component.tsx';
import { monthInWords } from './month-name.ts';
import { MonthState } from './month-state.component.tsx';
import { MonthTotals } from './month-totals.component.tsx';
import classes from './month.module.css';
import { monthTexts } from './month.texts.ts';
import { RefusedBanner, WaitingBanner } from './unsaved-banner.component.tsx';
import type { MonthAddress } from './use-month-address.ts';

const MonthGrid = lazyPart<ComponentProps<typeof MonthGridPart>>(
  async () =>
    (await import(/* webpackChunkName: "month-grid" */ '../month-grid/month-grid.component.tsx')).MonthGrid,
  <LoadingState rows={5} />,
);

interface MonthViewProps {
  readonly address: MonthAddress;
  /** As the server answered it; undefined while it is on its way. */
  readonly month: Month | undefined;
  readonly changed: ChangedDays;
  readonly saver: DaySaver;
}

/** The totals and the state of a month, over its calendar with the open day, or over all of its days at once. */
export function MonthView({ address, month: read, changed, saver }: MonthViewProps) {
  const t = useTexts(monthTexts);
  const language = useLanguage();
  const isPhone = useIsPhone();
  const month = read && withChanges(read, countedChanges(changed));
  const name = monthInWords(address.month, language);
  // A phone has no keyboard for it.
  const isGrid = address.isGrid && !isPhone;
  const label = month && !month.info.isOwn ? t('whose', { name: month.info.fullName }) : t('title');
  const employeeId = read?.info.employeeId;
  const { usesBadge, actingFor } = useSignedIn();
  // Its room is there from the first picture on, for who will have it.
  const punches = read
    ? read.info.isOwn && read.info.usesBadge
    : usesBadge === true && !actingFor && address.employeeId === undefined;
  const shown = { address, month: read, changed, saver };
  return (
    <>
      {employeeId && <RefusedBanner changed={changed} employeeId={employeeId} onOpen={address.openDay} />}
      {punches && <MonthPunchCard />}
      <div className={classes.head}>
        <MonthTotals month={name} totals={month && totalsOf(month.days)} />
        <MonthState month={month} address={address} />
      </div>
      {isGrid && read ? (
        <MonthGrid key={name} {...shown} month={read} />
      ) : (
        <MonthDays {...shown} label={label} />
      )}
      {/* Below, so that nothing under the finger moves when the network goes. */}
      {employeeId && <WaitingBanner changed={changed} employeeId={employeeId} isKept={saver.isKept()} />}
    </>
  );
}
