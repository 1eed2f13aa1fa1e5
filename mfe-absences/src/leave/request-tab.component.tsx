import { useState, type ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { call, isAdminSession, useSignedIn } from 'shared-api';
import { addLeave, faultsOfTime, type AbsenceTime, type LeaveCause } from 'shared-api/contracts/absences';
import {
  Card,
  Form,
  lazyPart,
  LoadingState,
  notify,
  RetryBanner,
  Stack,
  useConfirm,
  useScreen,
  useTexts,
  type ScreenAction,
} from 'shared-ui';
import type { RangeCalendar as RangeCalendarPart } from 'shared-ui/range-calendar';
import { absenceTimeInWords } from '../common/absence-time-in-words.ts';
import { dayMarks } from '../common/day-marks.ts';
import { DecisionSheet } from '../common/decision.sheet.tsx';
import { useAddRequest } from '../common/use-add-request.ts';
import { LeaveFields } from './leave-fields.component.tsx';
import { timeOfLeave, useLeaveForm, type LeaveValues } from './leave-form.ts';
import { LeaveSummary } from './leave-summary.component.tsx';
import classes from './leave.module.css';
import { leaveTexts } from './leave.texts.ts';
import { useLeaveCalendar } from './use-leave-calendar.ts';
import { useLeaveQuote } from './use-leave-quote.ts';

const RangeCalendar = lazyPart<ComponentProps<typeof RangeCalendarPart>>(
  async () =>
    (await import(/* webpackChunkName: "range-calendar" */ 'shared-ui/range-calendar')).RangeCalendar,
  <LoadingState rows={6} />,
);
const EmployeePicker = lazyPart(() =>
  import(/* webpackChunkName: "employee-picker" */ '../common/people/employee-picker.component.tsx').then(
    (m) => m.EmployeePicker,
  ),
);

const formId = 'ask-leave';

/** Asking for leave (spec 03 §2): days, causale, times, notes, what it takes; then a question, or an administrator's sheet. */
export function RequestTab() {
  const t = useTexts(leaveTexts);
  const isAdmin = isAdminSession(useSignedIn());
  const { form, typed, clear } = useLeaveForm();
  const { field, fieldState } = useController({ control: form.control, name: 'range' });
  const { quote, time, planned } = useLeaveQuote(typed);
  const calendar = useLeaveCalendar();
  const { ask, dialog } = useConfirm();
  const { mutate, isPending } = useAddRequest({
    add: async (draft: AbsenceTime & { readonly cause: LeaveCause; readonly note: string }, send) =>
      (await call(addLeave, { ...draft, send })).leave,
    onAdded: clear,
  });
  const [sheet, setSheet] = useState<'status' | 'people'>();
  const close = () => setSheet(undefined);
  const draftOf = ({ cause, note, ...values }: LeaveValues) => ({
    ...timeOfLeave(values, planned),
    cause,
    note,
  });
  const send = form.handleSubmit(
    async (values) => {
      const draft = draftOf(values);
      // The form goes to the field that is wrong: nothing is asked before it is right.
      if (Object.keys(faultsOfTime(draft)).length > 0) return;
      if (isAdmin) {
        setSheet('status');
        return;
      }
      const period = absenceTimeInWords(draft);
      if (await ask({ title: t('sure'), text: t('question', { period }), confirmLabel: t('bar.send') }))
        mutate({ draft });
    },
    ({ range, cause }) => {
      if (range) notify.error(t('noDate'), { duration: 'normal' });
      else if (cause) notify.error(t('noCause'), { duration: 'normal' });
    },
  );
  const decide: ComponentProps<typeof DecisionSheet>['onDecide'] = (decision, reason) => {
    void form.handleSubmit((values) => mutate({ draft: draftOf(values), decided: { decision, reason } }))();
  };
  const refresh = async () => {
    const results = await Promise.all([calendar.refetch(), ...(quote.isEnabled ? [quote.refetch()] : [])]);
    if (results.every(({ isSuccess }) => isSuccess)) notify.success(t('refreshed'));
  };
  const companies: ScreenAction = {
    id: 'companies',
    label: t('bar.companies'),
    icon: 'company',
    onClick: () => setSheet('people'),
  };
  useScreen({
    actions: [
      {
        id: 'refresh',
        label: t('bar.refresh'),
        icon: 'refresh',
        busy: calendar.isRefetching,
        disabled: quote.data?.isLocked === true,
        onClick: () => void refresh(),
      },
      ...(isAdmin ? [companies] : []),
      {
        id: 'send',
        label: t('bar.send'),
        icon: 'send',
        tone: 'primary',
        busy: isPending,
        // What would be refused is said in the summary.
        disabled: quote.data !== undefined && quote.data.problem !== '',
        submits: formId,
      },
    ],
  });
  return (
    <Form id={formId} onSubmit={(event) => void send(event)}>
      <div className={classes.request}>
        <Card>
          <Stack gap="s">
            {calendar.isError && !calendar.data && (
              <RetryBanner
                sentence={t('calendarFailed')}
                error={calendar.error}
                isRetrying={calendar.isFetching}
                onRetry={() => void calendar.refetch()}
              />
            )}
            <RangeCalendar
              label={t('period')}
              value={typed.range}
              onChange={(range) => {
                field.onChange(range);
                if (range?.from !== range?.to) form.setValue('duration', 'day');
              }}
              marks={calendar.data ? dayMarks(calendar.data.calendar) : {}}
            />
            {fieldState.error && (
              <p role="alert" className={classes.error}>
                {t('noDate')}
              </p>
            )}
          </Stack>
        </Card>
        <Stack>
          <Card>
            <LeaveFields form={form} typed={typed} time={time} />
          </Card>
          <LeaveSummary quote={quote} />
        </Stack>
      </div>
      {dialog}
      <DecisionSheet isOpen={sheet === 'status'} status="open" onDecide={decide} onClose={close} />
      {sheet === 'people' && <EmployeePicker onClose={close} />}
    </Form>
  );
}
