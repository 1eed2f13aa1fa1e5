import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call, isAdminSession, useSignedIn } from 'shared-api';
import {
  addSickness,
  noteText,
  protocolNumber,
  type AbsenceStatus,
  type Decision,
} from 'shared-api/contracts/absences';
import {
  formatPlainDay,
  notify,
  useConfirm,
  useScreen,
  useTexts,
  useGuardedForm,
  type ScreenAction,
} from 'shared-ui';
import { z } from 'zod';
import { useAddRequest } from '../common/use-add-request.ts';
import { sicknessTexts } from './sickness.texts.ts';
import { useSicknessCalendar, useSicknessQuote, type DaySpan } from './use-sickness.ts';

/** What is typed about a sickness; its days are chosen on the calendar. */
export const sicknessForm = z.object({ protocol: protocolNumber, note: noteText });

const empty = { protocol: '', note: '' };

export const requestFormId = 'ask-sickness';

/** A sickness that is asked for, and the buttons that send it (spec 03 §2 and §4). */
export function useRequest(further: readonly ScreenAction[]) {
  const t = useTexts(sicknessTexts);
  const isAdmin = isAdminSession(useSignedIn());
  const calendar = useSicknessCalendar();
  const [span, setSpan] = useState<DaySpan>();
  const [isDeciding, setIsDeciding] = useState(false);
  const { ask, dialog } = useConfirm();
  const form = useGuardedForm(useForm({ resolver: zodResolver(sicknessForm), defaultValues: empty }));
  const protocol = useWatch({ control: form.control, name: 'protocol' });
  const quote = useSicknessQuote(span);
  const { mutate, isPending } = useAddRequest({
    add: async (draft: DaySpan & z.output<typeof sicknessForm>, send) =>
      (await call(addSickness, { ...draft, send })).sickness,
    onAdded: () => {
      setSpan(undefined);
      form.reset(empty);
    },
  });
  const taken = span && statusWithin(calendar.data?.calendar.days ?? {}, span);
  const question = ({ from, to }: DaySpan) => {
    const [first, last] = [formatPlainDay(from), formatPlainDay(to)];
    return t('question', { period: from === to ? first : `${first} - ${last}` });
  };
  const send = form.handleSubmit(async (values) => {
    if (!span) notify.warning(t('selectDay'), { duration: 'brief' });
    else if (isAdmin) setIsDeciding(true);
    else if (await ask({ title: t('sure'), text: question(span), confirmLabel: t('bar.send') }))
      mutate({ draft: { ...span, ...values } });
  });
  const decide = (decision: Decision, reason: string) =>
    void form.handleSubmit((values) => {
      if (span) mutate({ draft: { ...span, ...values }, decided: { decision, reason } });
    })();
  const refresh = async () => {
    if ((await calendar.refetch()).isSuccess) notify.success(t('refreshed'));
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
      ...further,
      ...(taken
        ? []
        : [
            {
              id: 'send',
              label: t('bar.send'),
              icon: 'send',
              tone: 'primary',
              busy: isPending,
              // What would be refused is said in the summary.
              disabled: quote.data !== undefined && quote.data.problem !== '',
              submits: requestFormId,
            } as const,
          ]),
    ],
  });
  return {
    calendar,
    span,
    setSpan,
    taken,
    form,
    protocol,
    send,
    isDeciding,
    decide,
    closeSheet: () => setIsDeciding(false),
    dialog,
  };
}

/** The state of the first day of a span that carries a sickness already. */
function statusWithin(
  days: Readonly<Record<string, AbsenceStatus>>,
  { from, to }: DaySpan,
): AbsenceStatus | undefined {
  const day = Object.keys(days)
    .toSorted()
    .find((each) => from <= each && each <= to);
  return day === undefined ? undefined : days[day];
}
