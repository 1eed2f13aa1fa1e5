import { useRef, useState } from 'react';
import { asApiError, useSignedIn } from 'shared-api';
import { type PlainDay, type PlainMonth } from 'shared-api/contracts/common';
import { checkMonth, type Month, type MonthCheck, type MonthRow } from 'shared-api/contracts/timesheet';
import {
  Banner,
  Button,
  ErrorState,
  formatHours,
  LinkButton,
  LoadingState,
  Sheet,
  StateChip,
  useLanguage,
  useTexts,
  useToday,
} from 'shared-ui';
import { MonthHistorySheet } from '../history/month-history.sheet.tsx';
import { DayFixRow, type DayProblem } from './day-fix.component.tsx';
import { monthInWords } from '../month/month-name.ts';
import { monthStates } from './month-states.ts';
import classes from './month-panel.module.css';
import { monthsTexts } from './months.texts.ts';
import { useEmployeeMonth, useOpenWholeMonth } from './use-month-panel.ts';
import { monthInAddress } from './use-month-filters.ts';
import { describeFailure } from './use-months.ts';

interface MonthPanelProps {
  readonly row: MonthRow;
  readonly companyId: string;
  readonly month: PlainMonth;
  readonly onClose: () => void;
}

/** Somebody's month beside the list: its hours, the days to check, each with its fix, and the way to the whole month. */
export function MonthPanel({ row, companyId, month, onClose }: MonthPanelProps) {
  const t = useTexts(monthsTexts);
  const language = useLanguage();
  const { userId: own } = useSignedIn();
  const [showsHistory, setShowsHistory] = useState(false);
  const whole = useOpenWholeMonth(month);
  const place = useRef<HTMLDivElement>(null);
  const { userId, name } = row;
  const { data } = useEmployeeMonth({ employeeId: row.id, month });
  const today = useToday();
  const known = data && checkMonth(data.days, frameOf(data, row, today));
  const hours = known ? { ...known, ordinary: known.present } : row;
  const facts = (['ordinary', 'planned', 'overtime', 'absence'] as const).map((field) => ({
    name: t(`column.${field}`),
    value: formatHours(hours[field], language),
  }));
  return (
    <>
      <Sheet
        isOpen
        onClose={onClose}
        title={name}
        height="full"
        actions={
          <>
            <Button icon="history" onClick={() => setShowsHistory(true)}>
              {t('action.history')}
            </Button>
            {/* One acts for an account; who has none is named by the address. */}
            {userId === null && (
              <LinkButton icon="calendar" to={`/timesheet?${wholeOf({ employeeId: row.id, month })}`}>
                {t('panel.whole')}
              </LinkButton>
            )}
            {userId !== null && userId !== own && (
              <Button
                icon="calendar"
                isBusy={whole.isPending}
                onClick={() => whole.mutate({ companyId, userId, name })}
              >
                {t('panel.whole')}
              </Button>
            )}
          </>
        }
      >
        <p className={classes.state}>
          <StateChip states={monthStates} state={data?.info.status ?? row.status} />
          {monthInWords(month, language)}
        </p>
        <h3 className={classes.heading}>{t('panel.hours')}</h3>
        <dl className={classes.facts}>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <h3 className={classes.heading}>{t('panel.days')}</h3>
        {/* Takes the focus of a day that is mended and gone. */}
        <div ref={place} tabIndex={-1} className={classes.place}>
          <Days row={row} month={month} onFixed={() => place.current?.focus({ preventScroll: true })} />
        </div>
        {userId !== null && userId !== own && (
          <p className={classes.whole}>{t('panel.wholeHint', { name })}</p>
        )}
      </Sheet>
      {showsHistory && (
        <MonthHistorySheet employeeId={row.id} month={month} onClose={() => setShowsHistory(false)} />
      )}
    </>
  );
}

function wholeOf({ employeeId, month }: { employeeId: string; month: PlainMonth }): URLSearchParams {
  return new URLSearchParams({ employee: employeeId, month: monthInAddress(month) });
}

interface DaysProps extends Pick<MonthPanelProps, 'row' | 'month'> {
  readonly onFixed: () => void;
}

function Days({ row, month, onFixed }: DaysProps) {
  const t = useTexts(monthsTexts);
  const { data, error, refetch, isFetching } = useEmployeeMonth({ employeeId: row.id, month });
  if (error && !data)
    return (
      <ErrorState
        title={t('panel.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        supportCode={asApiError(error)?.requestId}
      >
        {describeFailure(error)}
      </ErrorState>
    );
  if (!data) return <LoadingState rows={3} shape="lines" />;
  return <DaysToCheck row={row} month={month} data={data} onFixed={onFixed} />;
}

function frameOf({ info: { since } }: Month, { unmatched, pending }: MonthRow, today: PlainDay) {
  return { today, since, unmatched, pending };
}

interface DaysToCheckProps extends DaysProps {
  readonly data: Month;
}

/** What there is to check, asked of the days as they are now: what is mended goes at once, whatever the list beside it shows. */
function DaysToCheck({ row, month, data, onFixed }: DaysToCheckProps) {
  const t = useTexts(monthsTexts);
  const { info, days } = data;
  // A form that is open stays, whatever others save: what is typed in it is nobody else's.
  const [opened, setOpened] = useState<ReadonlyMap<PlainDay, DayProblem>>(new Map());
  const problems = problemsOf(checkMonth(days, frameOf(data, row, useToday())));
  const setOpen = (day: PlainDay, problem: DayProblem | undefined) =>
    setOpened((before) => {
      const after = new Map(before);
      if (problem) after.set(day, problem);
      else after.delete(day);
      return after;
    });
  if (problems.size === 0 && opened.size === 0) return <p className={classes.hint}>{t('panel.noDays')}</p>;
  return (
    <>
      {!info.isEditable && <Banner tone="info">{t('panel.locked')}</Banner>}
      <ul className={classes.days} aria-label={t('panel.days')}>
        {days.map((day) => {
          const problem = problems.get(day.day) ?? opened.get(day.day);
          return (
            problem && (
              <DayFixRow
                key={day.day}
                day={day}
                problem={problem}
                of={{ employeeId: row.id, month }}
                data={data}
                isOpen={opened.has(day.day)}
                onOpen={(isOpen) => setOpen(day.day, isOpen ? problem : undefined)}
                onFixed={onFixed}
              />
            )
          );
        })}
      </ul>
    </>
  );
}

/** Each day once, with what is most wrong with it. */
function problemsOf({
  missing,
  withoutCause,
  unmatched,
  pending,
  overLimit,
}: MonthCheck): ReadonlyMap<string, DayProblem> {
  return new Map<string, DayProblem>([
    ...overLimit.map((day) => [day, 'overLimit'] as const),
    ...pending.map((day) => [day, 'pending'] as const),
    ...missing.map((day) => [day, 'missing'] as const),
    ...withoutCause.map((day) => [day, 'withoutCause'] as const),
    ...unmatched.map((day) => [day, 'unmatched'] as const),
  ]);
}
