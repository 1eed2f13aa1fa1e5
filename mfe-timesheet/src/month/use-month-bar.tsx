import { useState, type ReactNode } from 'react';
import { isAdminSession, useSignedIn } from 'shared-api';
import { type PlainMonth } from 'shared-api/contracts/common';
import {
  emptyDaysToComeOf,
  missingDaysOf,
  nextStatuses,
  type Month,
  type MonthStatus,
} from 'shared-api/contracts/timesheet';
import {
  hasRefusedText,
  lazyPart,
  notify,
  useScreen,
  useTexts,
  type ScreenAction,
  useToday,
} from 'shared-ui';
import { monthStates } from '../month-status/month-states.ts';
import { StatusSheet } from '../month-status/status.sheet.tsx';
import { useCloseMonth } from '../month-status/use-close-month.tsx';
import { useMonthStatus } from '../month-status/use-month-status.ts';
import { useSendMonth } from '../month-status/use-send-month.tsx';
import { countedChanges, withChanges } from '../saving/changed-day.ts';
import type { DaySaver } from '../saving/day-saver.ts';
import { monthTexts } from './month.texts.ts';

const EmployeePicker = lazyPart(() =>
  import(/* webpackChunkName: "employee-picker" */ '../people/employee-picker.component.tsx').then(
    (m) => m.EmployeePicker,
  ),
);

const MonthHistorySheet = lazyPart(() =>
  import(/* webpackChunkName: "month-history" */ '../history/month-history.sheet.tsx').then(
    (m) => m.MonthHistorySheet,
  ),
);

interface MonthBar {
  readonly of: PlainMonth;
  /** The employee whom the address names. */
  readonly employeeId: string | undefined;
  /** Called when the months of another employee are chosen. */
  readonly onOpenOther: () => void;
  /** As it stands, with what was changed here; undefined while it is on its way. */
  readonly month: Month | undefined;
  readonly saver: DaySaver;
  readonly isRefreshing: boolean;
  /** Answers whether it worked. */
  readonly onRefresh: () => Promise<boolean>;
}

/** What can be done with the month (spec 01 §2 and §4), and the sheets that it opens, to be rendered once. */
export function useMonthBar(bar: MonthBar): ReactNode {
  const { of, employeeId, onOpenOther, month, saver, isRefreshing, onRefresh } = bar;
  const t = useTexts(monthTexts);
  const [sheet, setSheet] = useState<'status' | 'people' | 'history'>();
  const close = () => setSheet(undefined);
  const today = useToday();
  const sending = useSendMonth(saver);
  const { set } = useMonthStatus();
  const { askToClose, closeDialog } = useCloseMonth();
  const mayPick = isAdminSession(useSignedIn());
  const manages = month !== undefined && (month.managesAll || month.managesCompany);
  // An administrator's own month is another's to approve: they send it, as everybody does.
  const mayManage = manages && month.info.mayDecide;
  const status = month?.info.status ?? 'open';
  const isDone = !mayManage && status !== 'open';
  const refresh = async () => {
    await saver.flush();
    if (await onRefresh()) notify.success(t('refreshed'));
  };
  const send = () => {
    if (!month) return;
    if (hasRefusedText()) {
      notify.warning(t('refused'), { duration: 'validation' });
      return;
    }
    const { version, since } = month.info;
    const frame = { today, since };
    // What was being typed counts by now, and is drawn later.
    const { days } = withChanges(month, countedChanges(saver.read()));
    const missing = missingDaysOf(days, frame);
    const toCome = emptyDaysToComeOf(days, frame);
    void sending.send({ ...of, version, missing, missingTotal: missing.length, toCome: toCome.length });
  };
  const choose = async (next: MonthStatus) => {
    close();
    if (!month) return;
    if (!mayManage) {
      send();
      return;
    }
    await saver.flush();
    const closing = next === 'closed' ? await askToClose({ ...of, employeeId: month.info.employeeId }) : {};
    if (closing) set.mutate({ ...of, ...closing, status: next, version: month.info.version, employeeId });
  };
  const actions: ScreenAction[] = [
    {
      id: 'refresh',
      label: t('bar.refresh'),
      icon: 'refresh',
      disabled: !month || isDone,
      busy: isRefreshing,
      onClick: () => void refresh(),
    },
    ...(mayPick
      ? [
          {
            id: 'companies',
            label: t('bar.companies'),
            icon: 'company',
            onClick: () => setSheet('people'),
          } as const,
        ]
      : []),
    {
      id: 'status',
      label: t('bar.status'),
      icon: monthStates.looks[status].icon,
      disabled: !month,
      onClick: () => setSheet('status'),
    },
    {
      id: 'history',
      label: t('bar.history'),
      icon: 'history',
      isRare: true,
      disabled: !month,
      onClick: () => setSheet('history'),
    },
    {
      id: 'send',
      label: t('bar.send'),
      icon: 'send',
      tone: 'primary',
      disabled: !month || isDone,
      busy: sending.isSending || set.isPending,
      onClick: () => (mayManage ? setSheet('status') : send()),
    },
  ];
  useScreen({ actions });
  return (
    <>
      {sending.dialog}
      {closeDialog}
      <StatusSheet
        isOpen={sheet === 'status'}
        month={of}
        status={status}
        next={nextStatuses(status, { mayManage })}
        isSent={!mayManage}
        isAnothers={manages && !mayManage}
        onChoose={(next) => void choose(next)}
        onClose={close}
      />
      {sheet === 'history' && month && (
        <MonthHistorySheet employeeId={month.info.employeeId} month={of} onClose={close} />
      )}
      {sheet === 'people' && <EmployeePicker onPick={onOpenOther} onClose={close} />}
    </>
  );
}
